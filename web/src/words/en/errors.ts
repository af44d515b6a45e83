import type { ErrorValues } from '../errors';
import type { Colour } from '../../core/types';

const lead = ({ found }: ErrorValues) => found && `${found}: `;
const cite = ({ rule }: ErrorValues) => rule && ` (${rule})`;
const at = (v: ErrorValues) => `the ${v.tower} tower on ${v.square}`;

/** What is wrong with a text or a move, by the core's ids. */
export const errors = {
    sentences: {
        'position.fields': (v: ErrorValues) =>
            `A position has three fields with one space between: board, player and tower. This has ${v.found}.`,
        'position.ranks': (v: ErrorValues) => `A board has 8 ranks with / between them. Here there are ${v.found}.`,
        'position.character': (v: ErrorValues) =>
            `${v.found} cannot stand in rank ${v.rank}: a tower’s letter (NGRYKPBO), * or a digit from 1 to 8 can.`,
        'position.rank-too-long': (v: ErrorValues) => `Rank ${v.rank} has more than 8 squares: ${v.found}.`,
        'position.rank-too-short': (v: ErrorValues) => `Rank ${v.rank} has ${v.found} squares instead of 8.`,
        'position.ring-without-tower': (v: ErrorValues) => `${v.ring} in rank ${v.rank} has no tower before it.`,
        'position.player': (v: ErrorValues) =>
            `The player to move is b or g, or - when the round is over. Found: ${v.found}.`,
        'position.tower': (v: ErrorValues) => `The tower to move is one of N G R Y K P B O, or -. Found: ${v.found}.`,
        'position.tower-missing': (v: ErrorValues) => `There is no ${v.tower} tower.`,
        'position.tower-twice': (v: ErrorValues) => `There is a second ${v.tower} tower on ${v.square}.`,
        'position.too-many-rings': (v: ErrorValues) => `${at(v)} has more than three ${v.rings}.`,
        'position.too-many-ring-points': (v: ErrorValues) =>
            `The ${v.rings} of ${v.player} are worth more than 14 points: that match would be over.`,
        'position.on-enemy-home-row': (v: ErrorValues) =>
            `${at(v)} stands on the enemy home row: that round would be over.`,
        'position.two-on-enemy-home-rows': (v: ErrorValues) =>
            `${at(v)} is the second on an enemy home row: a round ends with the first.`,
        'position.round-is-over': () => `The round is over: nobody is to move.`,
        'position.round-is-not-over': () =>
            `Nobody is to move, but no tower has reached the far row and there is no deadlock.`,
        'position.tower-without-player': () => `A tower is to move, but no player is.`,
        'position.free-choice-after-start': (v: ErrorValues) =>
            `The choice is free only for a round’s first move, but the ${v.tower} tower has left its home row for ${v.square}.`,
        'position.tower-cannot-move': (v: ErrorValues) => `${at(v)} is to move but is blocked.`,

        'move.syntax': (v: ErrorValues) =>
            `${v.found} is not a move. Moves look like e2e5, PL5Y or Purple Left 5 Yellow.`,
        'move.round-is-over': () => `The round is over: nothing moves any more.`,
        'move.no-tower': (v: ErrorValues) => `${lead(v)}no tower stands on ${v.square}.`,
        'move.not-your-tower': (v: ErrorValues) =>
            `${lead(v)}${v.player} is to move, but the tower on ${v.square} is ${v.tower}.`,
        'move.another-tower': (v: ErrorValues) => `${lead(v)}${at(v)} must move${cite(v)}.`,
        'move.not-moved': (v: ErrorValues) =>
            `${lead(v)}a tower that can move must move at least one square${cite(v)}.`,
        'move.not-forwards': (v: ErrorValues) => `${lead(v)}towers never move sideways or backwards${cite(v)}.`,
        'move.not-straight': (v: ErrorValues) =>
            `${lead(v)}towers move in a line, straight or diagonally forwards${cite(v)}.`,
        'move.too-far': (v: ErrorValues) =>
            `${lead(v)}the ${v.tower} tower moves ${v.reach === '1' ? 'one square' : `${v.reach} squares`} at most${cite(v)}.`,
        'move.in-the-way': (v: ErrorValues) => `${lead(v)}${at(v)} is in the way${cite(v)}.`,
        'move.occupied': (v: ErrorValues) => `${lead(v)}the ${v.tower} tower stands on ${v.square}${cite(v)}.`,
        'move.push-diagonally': (v: ErrorValues) =>
            `${lead(v)}${v.push} goes straight ahead, never diagonally: not at ${at(v)}${cite(v)}.`,
        'move.push-own-tower': (v: ErrorValues) =>
            `${lead(v)}${at(v)} is your own, and one’s own towers are never pushed${cite(v)}.`,
        'move.push-no-room': (v: ErrorValues) =>
            `${lead(v)}${at(v)} leaves no room behind the towers to be pushed${cite(v)}.`,
        'move.push-too-strong': (v: ErrorValues) =>
            `${lead(v)}${at(v)} has too many ${v.rings} to be pushed${cite(v)}.`,
        'move.push-too-many': (v: ErrorValues) =>
            `${lead(v)}too many towers stand in the line, up to ${at(v)}${cite(v)}.`,
        'move.push-off-board': (v: ErrorValues) => `${lead(v)}${at(v)} cannot be pushed off the board${cite(v)}.`,
        'move.off-board': (v: ErrorValues) => `${v.found || 'that move'} leaves the board from ${v.square}.`,
        'move.wrong-square': (v: ErrorValues) =>
            `${v.found || 'that move'} ends on ${v.square}, which is ${v.expected}.`,
        'move.not-an-option': (v: ErrorValues) =>
            `${v.found} is nothing that a player decides. Moves look like e2e5, PL5Y or Purple Left 5 Yellow.`,

        'record.tag-syntax': (v: ErrorValues) => `${v.found} is not a tag. Tags look like [Name "value"].`,
        'record.tag-twice': (v: ErrorValues) => `The tag ${v.found} is given twice.`,
        'record.tag-missing': (v: ErrorValues) => `The tag ${v.expected} is missing.`,
        'record.tag-after-moves': (v: ErrorValues) => `The tag ${v.found} stands after the moves have begun.`,
        'record.version': (v: ErrorValues) =>
            `This is version ${v.found} of the record. Only version ${v.expected} can be read.`,
        'record.format': (v: ErrorValues) =>
            `The format ${v.found} is unknown. There are single, series N, standard, long and marathon.`,
        'record.language': (v: ErrorValues) => `The language ${v.found} is unknown. There are en, de and fr.`,
        'record.start': (v: ErrorValues) => `The start is not a position. In its column ${v.column}: ${v.reason}.`,
        'record.start-won': (v: ErrorValues) => `The start has ${v.player} at the target of the match already.`,
        'record.result-wrong': (v: ErrorValues) => `The result says ${v.found}, but the moves say ${v.expected}.`,
        'record.comment-open': () => `A comment is opened and never closed.`,
        'record.comment-close': () => `A comment is closed that was not opened.`,
        'record.word': (v: ErrorValues) => `${v.found} is not understood. It should be ${v.expected}.`,
        'record.round-place': (v: ErrorValues) => `A round line stands in the middle of round ${v.expected}.`,
        'record.round-number': (v: ErrorValues) => `This is round ${v.expected}, not round ${v.found}.`,
        'record.round-starter': (v: ErrorValues) => `${v.expected} starts this round, not ${v.found}.`,
        'record.round-line-up': (v: ErrorValues) => `The line-up of this round is ${v.expected}, not ${v.found}.`,
        'record.follow-up': (v: ErrorValues) => `By the rules ${v.expected} follows here, not ${v.found}.`,
        'record.follow-up-cut': (v: ErrorValues) =>
            `A chain of blocked towers is written whole or not at all: ${v.expected} is missing before ${v.found}.`,
        'record.not-blocked': (v: ErrorValues) => `${v.found} says that a tower is blocked, but ${v.expected}.`,
        'record.not-pushed': (v: ErrorValues) =>
            `${v.found} says that towers are pushed back, but nobody has pushed them.`,
        'record.not-deadlock': () => `This is no deadlock.`,
        'record.fill-due': (v: ErrorValues) => `${v.expected} must choose the fill before ${v.found}.`,
        'record.nothing-to-fill': () => `There is nothing to fill: the round is not over, or the format has no fill.`,
        'record.match-over': (v: ErrorValues) => `The match is over before ${v.found}.`,

        'strategy.heading': (v: ErrorValues) => `A strategy begins with the line ${v.expected}. Found: ${v.found}.`,
        'strategy.winner': (v: ErrorValues) =>
            `The third line of a strategy is “black wins” or “gold wins”. Found: ${v.found}.`,
        'strategy.reply': (v: ErrorValues) => `${v.found} is not a reply. Replies are two squares, as in e2e5.`,

        'game.match-is-over': () => `The match is over.`,
        'game.paused': () => `The match is paused.`,
        'game.not-your-turn': (v: ErrorValues) => `${v.due} decides now, not ${v.player}.`,
        'game.not-your-seat': (v: ErrorValues) => `Nobody else decides this for ${v.due}.`,
        'game.late-ply': (v: ErrorValues) =>
            `Decision ${v.ply} came too late: another one stands there, and ${v.duePly} is next.`,
        'game.early-ply': (v: ErrorValues) => `Decision ${v.ply} came before decision ${v.duePly}.`,
        'game.taken-back-since': () => `Decisions were taken back after this one was sent.`,
        'game.time-is-left': (v: ErrorValues) => `${v.player} has time left.`,
        'game.fill-due': (v: ErrorValues) => `${v.due} must choose the fill first.`,
        'game.nothing-to-fill': () => `There is nothing to fill now.`,
        'game.illegal-move': (v: ErrorValues) => `Rule ${v.rule} does not allow this move.`,
        'game.nothing-to-take-back': (v: ErrorValues) => `Only ${v.available} can be taken back.`,
        'game.nothing-to-redo': (v: ErrorValues) => `Only ${v.available} can be played again.`,
        'game.takebacks-are-asked': () => `The other player must agree to a takeback.`,
        'game.takebacks-are-free': () => `Nobody has to agree to a takeback here.`,
        'game.no-takeback-asked': () => `Nobody asked for a takeback.`,
        'game.takeback-is-asked': (v: ErrorValues) => `${v.due} has asked for a takeback already.`,
        'game.own-takeback': (v: ErrorValues) => `${v.player} asked, so the other player has to agree.`,
        'game.moment-out-of-range': () => `That time cannot be.`,
        'game.nothing-changes': () => `It was so already.`,
        'game.rounds-out-of-range': () => `A series cannot have that number of rounds.`,
        'game.start-is-over': () => `The round is over in the position of the start.`,
        'game.start-is-won': (v: ErrorValues) =>
            `In the position of the start the ${v.rings}${v.player && ` of ${v.player}`} have won the match already.`,
        'game.name-too-long': (v: ErrorValues) => `The name${v.player && ` of ${v.player}`} is too long.`,
        'game.name-not-printable': (v: ErrorValues) =>
            `The name${v.player && ` of ${v.player}`} holds something that cannot be shown.`,
        'game.level-out-of-range': () => `Levels go from 1 to 10.`,
        'game.clock-out-of-range': () => `A clock has more than nothing and at most a year.`,

        'game-log.version': (v: ErrorValues) =>
            `This log was written by another version and cannot be read. Found: ${v.found}.`,
        'game-log.head-cut': () => `The log ends before the setup of the match does.`,
        'game-log.tag-syntax': (v: ErrorValues) => `${v.found} is not a tag of the log.`,
        'game-log.tag-unknown': (v: ErrorValues) => `The log has no tag ${v.found}.`,
        'game-log.tag-twice': (v: ErrorValues) => `The tag ${v.found} stands in the log twice.`,
        'game-log.tag-missing': (v: ErrorValues) => `The tag ${v.expected} is missing in the log.`,
        'game-log.tag-value': (v: ErrorValues) => `${v.found} is not a value of the tag ${v.expected}.`,
        'game-log.start': () => `The start in the log is not a position.`,
        'game-log.setup': () => `No match can begin as this log does.`,
        'game-log.entry-syntax': (v: ErrorValues) => `${v.found} is not an entry of a log.`,
        'game-log.number-missing': (v: ErrorValues) => `Entry ${v.expected} of the log is missing before ${v.found}.`,
        'game-log.number-twice': (v: ErrorValues) => `This number of the log already stands for ${v.expected}.`,
        'game-log.moment': (v: ErrorValues) => `In the log, the time of ${v.found} is before ${v.expected}.`,
        'game-log.entry': (v: ErrorValues) => `${v.found} cannot follow here in the log.`,

        'text.empty': () => `There is nothing here to read.`,
        'text.unknown': () => `This is neither a record nor a position, and no backup or link of this page either.`,
        'text.too-long': () => `This is too long to be a record, a position or a backup of this page.`,
        'text.not-text': (v: ErrorValues) => `${v.found} is not a text file.`,
        'link.damaged': () => `This link is damaged: some of it is missing or has been changed.`,
        'link.too-long': () => `This link holds more than a match can be.`,
        'link.newer': () => `This link was made by a newer version of this page.`,
        'backup.damaged': () => `This backup is damaged and cannot be read.`,
        'backup.newer': () => `This backup was made by a newer version of this page.`,
    },
    /** Words of the core that stand for what was found or expected. */
    phrases: {
        nothing: 'nothing',
        'the end of the line': 'the end of the line',
        'left or right': '“left” or “right”',
        'black or gold': '“black” or “gold”',
        'the round is over': 'the round is over',
    },
    editions: {
        burley: { push: 'a Sumo push', ring: 'a ring', rings: 'rings' },
        huch: { push: 'an oshi', ring: 'a dragon’s tooth', rings: 'dragon’s teeth' },
    },
    tower: (player: string, colour: Colour) => `${player.toLowerCase()} ${colour}`,
    canMove: (player: string) => `${player} can move`,
    towerCanMove: (tower: string) => `the ${tower} tower can move`,
    place: {
        line: (n: number) => `line ${n}`,
        column: (n: number) => `column ${n}`,
        round: (n: number) => `round ${n}`,
        move: (n: number) => `move ${n}`,
    },
    // What is said around an error.
    heading: 'This cannot be read',
    offendingLine: 'The line in question',
    showPlace: 'Show the place',
    stays: 'Nothing is lost: correct the text below and it is read again.',
};
