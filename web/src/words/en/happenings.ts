import type { Colour, Player, Rings, Side, Square } from '../../core/types';

type Edition = 'burley' | 'huch';

const side = (player: Player, edition: Edition): string =>
    player === 'black' ? 'Black' : edition === 'huch' ? 'White' : 'Gold';
const other = (player: Player): Player => (player === 'black' ? 'gold' : 'black');
const rank = ['tower', 'Sumo', 'Double Sumo', 'Triple Sumo'] as const;
const push = (edition: Edition): string => (edition === 'huch' ? 'an oshi' : 'a Sumo push');
const ring = (edition: Edition): string => (edition === 'huch' ? "dragon's tooth" : 'Sumo ring');
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const listed = (parts: string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What happens on the board, in sentences. Colours arrive as they are shown, so a turned board is no matter here. */
export const happenings = {
    side,
    tower: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `${side(player, edition)}’s ${colour} ${rank[rings]}`,
    moved: (player: Player, colour: Colour, from: Square, to: Square, onto: Colour, edition: Edition) =>
        `${side(player, edition)} moves ${colour} from ${from} to ${to}, ${onto}.`,
    pushed: (
        player: Player,
        colour: Colour,
        rings: Rings,
        line: { colour: Colour; to: Square; onto: Colour }[],
        edition: Edition,
    ) =>
        `${side(player, edition)}’s ${colour} ${rank[rings]} makes ${push(edition)}: ${listed(
            line.map((tower) => `${tower.colour} goes back to ${tower.to} (${tower.onto})`),
        )}.`,
    blocked: (player: Player, colour: Colour, square: Square, on: Colour, edition: Edition) =>
        `${side(player, edition)} should move ${colour}, but on ${square} it is blocked: the turn passes, and the ${on} square names the next tower.`,
    roundWon: (player: Player, colour: Colour, square: Square, edition: Edition) =>
        `${side(player, edition)}’s ${colour} tower has reached ${side(other(player), edition)}’s home row on ${square}: ${side(player, edition)} wins the round.`,
    deadlock: (loser: Player, edition: Edition) =>
        `Deadlock: nothing can move any more. ${side(loser, edition)} made the last real move and loses the round.`,
    ring: (player: Player, colour: Colour, rings: Rings, count: number, edition: Edition) =>
        `${side(player, edition)}’s ${colour} tower gets a ${ring(edition)} and is now a ${rank[rings]}: ${points(count)}.`,
    /** By reaching the far row, or by a deadlock: it has its three already. */
    tripleScores: (player: Player, colour: Colour, count: number, edition: Edition) =>
        `${side(player, edition)}’s ${colour} Triple Sumo scores ${points(count)}.`,
    /** A warning before a move. */
    danger: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `This move lets ${side(player, edition)} win at once with the ${colour} ${rank[rings]}.`,
    point: (player: Player, edition: Edition) => `One point for ${side(player, edition)}.`,
    filled: (from: Side, challenger: Player, edition: Edition) =>
        `Both sides fill from their ${from}. ${side(challenger, edition)} is the Challenger and begins.`,
    linedUp: (challenger: Player, edition: Edition) =>
        `All towers are back on squares of their own colour. ${side(challenger, edition)} begins.`,
    resigned: (player: Player, edition: Edition) => `${side(player, edition)} resigns.`,
    time: (player: Player, edition: Edition) => `${side(player, edition)} has run out of time.`,
    decided: (winner: Player, own: number, others: number, edition: Edition) =>
        `${side(winner, edition)} wins the match, ${own} to ${others}.`,
    decidedEarly: (winner: Player, edition: Edition) => `${side(winner, edition)} wins the match.`,
    tied: (score: number) => `The series ends in a tie, ${score} all.`,

    /** Whose turn it is and why; `you` where a person at this screen is meant. */
    status: {
        any: (mover: Player, edition: Edition) => `${side(mover, edition)} begins: move any tower.`,
        anyComputer: (mover: Player, edition: Edition) => `${side(mover, edition)} begins with any tower.`,
        landed: (lander: Player, colour: Colour, edition: Edition) =>
            `${side(lander, edition)} landed on ${colour}: move ${colour}.`,
        landedComputer: (lander: Player, mover: Player, colour: Colour, edition: Edition) =>
            `${side(lander, edition)} landed on ${colour}: ${side(mover, edition)} moves ${colour}.`,
        pushedOn: (mover: Player, colour: Colour, edition: Edition) =>
            `Pushed onto ${colour}: ${side(mover, edition)} moves again, with ${colour}.`,
        blockedOn: (blocked: Player, tower: Colour, mover: Player, colour: Colour, edition: Edition) =>
            `${side(blocked, edition)}’s ${tower} is blocked on ${colour}: ${side(mover, edition)} moves ${colour}.`,
        must: (mover: Player, colour: Colour, edition: Edition) => `${side(mover, edition)} moves ${colour}.`,
        fill: (player: Player, edition: Edition) =>
            `${side(player, edition)} chooses: fill from the left or from the right?`,
    },

    /** The rule behind it, in our own words. */
    why: {
        any: 'The first move of a round may be made with any of the eight towers.',
        landed: 'The square on which a move ends names the tower that the other player must move: the one of its colour.',
        pushed: (edition: Edition) =>
            `After ${push(edition)} the other player misses a turn. The pusher moves again, with the tower named by the square onto which the furthest tower was pushed.`,
        blocked:
            'A tower that can neither move nor push counts as having moved no square at all. The turn passes, and the square it stands on names the next tower.',
        deadlock:
            'When blocked towers keep naming each other, nobody can ever move again. Whoever made the last real move caused it and loses the round.',
        ring: (edition: Edition) =>
            `The tower that won gets a ${ring(edition)}. A first one is worth 1 point, a second 2, a third 4; a Triple Sumo that reaches the far row scores 8. Each makes the tower slower and stronger.`,
        fill: 'The winner of a round chooses left or right, and both sides fill their home rows from there: towers nearest their own home row first and, within a row, nearest the chosen side first.',
    },
};
