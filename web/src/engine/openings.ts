import type { Decision, Player, Verdict } from '../core/types';

/** data/openings.txt as read: docs/openings.md tells what is in it. */
export interface Openings {
    /** The position in which the round starts. */
    start: string;
    /** The moves after each line of moves, as written. */
    lines: ReadonlyMap<string, string>;
}

/** A move with what is proved of it, for the player who makes it. */
export interface KnownMove {
    decision: Decision;
    verdict: Exclude<Verdict, 'unknown'>;
    distance: number;
    /** The move that is its image in the mirror and worth the same, where both can be made. */
    twin: Decision | null;
}

/** The moves of a round that started with every tower on its own colour. */
export interface OpeningMoves {
    starter: Player;
    moves: readonly Decision[];
}

const heading = 'Kamisado openings 1';

/** Null if the text is of another kind or version. */
export function readOpenings(text: string): Openings | null {
    const [first, start, ...rest] = text.split(/\r?\n/);
    if (first !== heading || start === undefined) return null;
    const lines = new Map<string, string>();
    for (const line of rest) {
        const colon = line.indexOf(':');
        if (colon >= 0) lines.set(line.slice(0, colon), line.slice(colon + 1));
    }
    return { start, lines };
}

const files = 'abcdefgh';
const otherFile = (file: string) => files[7 - files.indexOf(file)] ?? file;
const otherRank = (rank: string) => String(9 - Number(rank));

/** Left and right swapped: what holds for a line of moves holds for its image. */
export const mirrored = (move: Decision): Decision => move.replace(/[a-h]/g, otherFile);
/** Seen from the other side of the table, where the other player starts. */
const halfTurned = (move: Decision): Decision => mirrored(move).replace(/[1-8]/g, otherRank);

/** Of twin first moves the file has the one from the left half of the board. */
const isOnTheRight = (move: Decision | undefined) => move !== undefined && /^[e-h]/.test(move);

function readMove(word: string): KnownMove | null {
    const match = /^([a-h][1-8][a-h][1-8])([+-])(\d+)$/.exec(word);
    if (!match) return null;
    const [, decision = '', sign, distance] = match;
    return { decision, verdict: sign === '+' ? 'win' : 'loss', distance: Number(distance), twin: null };
}

const withTwins = (moves: KnownMove[]): KnownMove[] =>
    moves.flatMap((move) => {
        const twin = mirrored(move.decision);
        return [
            { ...move, twin },
            { ...move, decision: twin, twin: move.decision },
        ];
    });

/** Every move that can be made after those, or null where the data ends. */
export function knownMoves(openings: Openings, { starter, moves }: OpeningMoves): KnownMove[] | null {
    const turn = (move: Decision) => (starter === 'gold' ? halfTurned(move) : move);
    const asBlack = moves.map(turn);
    const mirror = isOnTheRight(asBlack[0]) ? mirrored : (move: Decision) => move;
    const written = openings.lines.get(asBlack.map(mirror).join(' '));
    if (written === undefined) return null;
    const found = written
        .trim()
        .split(' ')
        .flatMap((word) => readMove(word) ?? []);
    // Both images are their own inverse: the way back is the way there.
    const back = (move: Decision) => turn(mirror(move));
    return (moves.length === 0 ? withTwins(found) : found).map((move) => ({
        ...move,
        decision: back(move.decision),
        twin: move.twin && back(move.twin),
    }));
}
