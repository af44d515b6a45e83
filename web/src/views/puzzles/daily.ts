import { numberOf, type Day } from '../../engine/training/days';
import type { Puzzle } from './types';

/** Both are prime: one that does not divide the count shares nothing with it. */
const usualStep = 149;
const otherStep = 151;

/** Which of `count` puzzles, in the order of their ids, is put on a day, as src/engine/puzzles/daily.cpp and docs/puzzles.md have it. */
export function dailyIndex(day: number, count: number): number {
    return (day * (count % usualStep === 0 ? otherStep : usualStep)) % count;
}

/** The puzzle of a day: the same for everybody who has the same set. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: Day): Puzzle | null {
    const byId = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    return byId[dailyIndex(numberOf(day), byId.length)] ?? null;
}
