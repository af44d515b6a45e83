import { numberOf, type Day } from './days';
import type { Puzzle } from './types';

function greatestCommonDivisor(a: number, b: number): number {
    return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Puzzles of days that follow each other lie far apart in the set, and none comes again before all have been. */
function stepFor(count: number): number {
    let step = Math.floor(count * 0.618);
    while (step > 1 && greatestCommonDivisor(step, count) !== 1) step -= 1;
    return Math.max(step, 1);
}

/** The puzzle of a day: the same for everybody who has the same set. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: Day): Puzzle | null {
    const sorted = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const count = sorted.length;
    return sorted[(numberOf(day) * stepFor(count)) % count] ?? null;
}
