import type { BoardMark } from '../board/types';
import type { Choice, Move, PlacedTower, Square, Verdict } from '../core/types';

const order: Record<Verdict, number> = { win: 0, unknown: 1, loss: 2 };

/** The best first: the quickest win, then what is open, then the loss that can be put off longest. */
export function sortedChoices(choices: readonly Choice[], byChance = false): Choice[] {
    return [...choices].sort((a, b) => (byChance ? moreChance(a, b) : 0) || byVerdict(a, b));
}

function byVerdict(a: Choice, b: Choice): number {
    if (a.verdict !== b.verdict) return order[a.verdict] - order[b.verdict];
    // A win whose distance is not known yet may be a long one; so may a loss.
    const far = (choice: Choice): number => choice.distance ?? Number.MAX_SAFE_INTEGER;
    const nearer = a.verdict === 'loss' ? far(b) - far(a) : far(a) - far(b);
    return nearer || (b.points ?? 0) - (a.points ?? 0) || (a.decision < b.decision ? -1 : 1);
}

function moreChance(a: Choice, b: Choice): number {
    return (b.chance?.value ?? -1) - (a.chance?.value ?? -1);
}

/** How the moves of one tower fare. */
export interface TowerTally {
    tower: PlacedTower;
    win: number;
    loss: number;
    unknown: number;
    all: number;
    /** Of its quickest win, or of its longest loss when all lose. */
    distance: number | null;
}

export function tallies(
    towers: readonly PlacedTower[],
    moves: readonly Move[],
    choices: readonly Choice[],
): TowerTally[] {
    const byText = new Map(choices.map((choice) => [choice.decision, choice]));
    return towers.flatMap((tower) => {
        const own = moves.filter((move) => move.from === tower.square);
        if (own.length === 0) return [];
        const known = own.flatMap((move) => byText.get(move.text) ?? []);
        const count = (verdict: Verdict): number => known.filter((choice) => choice.verdict === verdict).length;
        const best = sortedChoices(known)[0];
        const [win, loss] = [count('win'), count('loss')];
        const settled = win > 0 || loss === own.length;
        return [
            {
                tower,
                win,
                loss,
                unknown: own.length - win - loss,
                all: own.length,
                distance: settled ? (best?.distance ?? null) : null,
            },
        ];
    });
}

/** What a tally says of its tower as a whole. */
export function verdictOf(tally: TowerTally): Verdict {
    if (tally.win > 0) return 'win';
    return tally.unknown > 0 ? 'unknown' : 'loss';
}

/** The verdicts on the board. When any tower may move, only those of the tower that is looked at, and a sum for each. */
export function marksFor(
    moves: readonly Move[],
    choices: readonly Choice[],
    towers: readonly TowerTally[],
    lookedAt: Square | null,
    label: (choice: Choice) => string,
): BoardMark[] {
    const byText = new Map(choices.map((choice) => [choice.decision, choice]));
    const free = towers.length > 1;
    const shown = free ? moves.filter((move) => move.from === lookedAt) : moves;
    const ends = shown.map((move): BoardMark => {
        const choice = byText.get(move.text);
        return { from: move.from, to: move.to, kind: choice?.verdict ?? 'unknown', label: choice ? label(choice) : '' };
    });
    if (!free) return ends;
    const sums = towers
        .filter((tally) => tally.tower.square !== lookedAt)
        .map((tally): BoardMark => ({
            from: null,
            to: tally.tower.square,
            kind: verdictOf(tally),
            label: `${tally.win}/${tally.all}`,
        }));
    return [...ends, ...sums];
}
