import type { Colour } from '../../core/types';
import type { RefusalBody } from '../../net/protocol';

type Given = RefusalBody['arguments'];

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const live = {
    loading: 'Joining the match …',
    failed: 'The match could not be loaded.',
    cannotJoin: 'This match cannot be opened here',
    cannotJoinHint: 'Its seats belong to other browsers or accounts. Anybody with the watch link may watch.',
    noServer: 'There is no server at this address, and online matches need one.',
    toRooms: 'To the online rooms',
    tryAgain: 'Try again',

    yourTurn: 'Your turn',
    over: 'The match is over.',
    you: 'you',
    here: 'is here',
    away: 'is away',
    watching: 'You are watching',
    watchers: (count: number) => counted(count, 'watcher', 'watchers'),
    newRating: (rating: number, change: string) => `Your rating is now ${rating} (${change}).`,

    connection: {
        waiting: 'Reconnecting … Your moves are safe.',
        now: 'Try now',
    },
    sending: 'Your move is on its way …',
    awaitsPlayer: 'The clocks start when both players are here, at the latest ten minutes after the beginning.',
    clocksWait: 'The server was away. The clocks wait for the next move.',

    notices: {
        ask: 'Shall this browser tell you when it is your turn again?',
        yes: 'Yes, tell me',
        no: 'No, thanks',
    },

    left: {
        days: (days: number, hours: number) => `${counted(days, 'day', 'days')}${hours > 0 ? ` ${hours} h` : ''}`,
        hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    },

    takeback: {
        ask: 'Take back',
        asked: (name: string) => `You have asked to take back your last move. ${name} decides.`,
        asks: (name: string) => `${name} asks to take back a move.`,
        declined: (name: string) => `${name} would rather let the move stand.`,
        accept: 'Agree',
        decline: 'No',
        withdraw: 'Never mind',
    },

    greetings: {
        title: 'Greet',
        says: (name: string, words: string) => `${name}: ${words}`,
        mute: 'Hide other players’ greetings',
        muteHere: (name: string) => `Hide the greetings of ${name} in this match`,
        words: {
            hello: 'Hello!',
            'good-luck': 'Good luck!',
            'well-played': 'Well played!',
            thanks: 'Thank you!',
            oops: 'Oops!',
            interesting: 'Interesting!',
            'one-moment': 'One moment, please.',
            goodbye: 'Goodbye!',
        },
    },

    rematch: {
        offer: 'Rematch',
        offered: (name: string) => `You offer a rematch with sides changed. ${name} has not answered yet.`,
        offers: (name: string) => `${name} offers a rematch with sides changed.`,
        declined: (name: string) => `${name} does not want a rematch now.`,
        accept: 'Play it',
        decline: 'No, thanks',
        withdraw: 'Withdraw the offer',
        next: 'To the next match',
    },
    newMatch: 'New match',

    plan: {
        title: 'Prepare an answer',
        count: (count: number) => counted(count, 'answer', 'answers'),
        about: 'If you must move this tower next, the move is made for you at once. It is played only if it is still legal then.',
        how: 'Choose a tower here or on the board, then where it goes.',
        ifMust: (colour: Colour) => `If I must move the ${colour} tower`,
        answer: (from: string, to: string, onto: string) => `${from} to ${to}, ${onto}`,
        none: 'no answer yet',
        stuck: 'cannot move now',
        choosing: 'choose where it goes on the board',
        remove: (colour: Colour) => `Remove the answer for the ${colour} tower`,
        kept: (colour: Colour, to: string) => `Prepared: ${colour} to ${to}.`,
        removed: (colour: Colour) => `No longer an answer for the ${colour} tower.`,
    },

    share: {
        watch: 'Watch link',
        copied: 'The link for watchers has been copied.',
        failed: 'The link could not be copied. Here it is:',
    },

    /** By the id of a refusal; what is missing is looked up with the online rooms. */
    refusals: {
        'live.overtaken': () => 'Something else happened before your move arrived.',
    } satisfies Record<string, (given: Given) => string>,
};
