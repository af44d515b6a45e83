import type { BoardMark } from '../../board/types';
import type { Choice, Move, PlacedTower, Square, Verdict } from '../../core/types';

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

/**
 * The verdicts on the board. When any tower may move there are too many to show at once: a sum stands on each tower, and
 * the board shows the moves of the one in hand. A tower chosen elsewhere has its moves shown without being touched.
 */
export function marksFor(
    moves: readonly Move[],
    choices: readonly Choice[],
    towers: readonly TowerTally[],
    chosen: Square | null,
    label: (choice: Choice) => string,
): BoardMark[] {
    const byText = new Map(choices.map((choice) => [choice.decision, choice]));
    const shown = chosen ? moves.filter((move) => move.from === chosen) : moves;
    const goals = shown.map((move): BoardMark => {
        const choice = byText.get(move.text);
        const from = chosen ? null : move.from;
        return { from, to: move.to, kind: choice?.verdict ?? 'unknown', label: choice ? label(choice) : '' };
    });
    if (towers.length < 2) return goals;
    const sums = towers
        .filter((tally) => tally.tower.square !== chosen)
        .map((tally): BoardMark => ({
            from: null,
            to: tally.tower.square,
            kind: verdictOf(tally),
            label: sumOf(tally),
        }));
    return [...goals, ...sums];
}

function sumOf(tally: TowerTally): string {
    return tally.unknown === tally.all ? '' : `${tally.win}/${tally.all}`;
}
