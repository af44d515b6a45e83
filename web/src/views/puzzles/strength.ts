import type { Attempt } from './progress';
import { hardestGrade } from './types';

/** How many first tries it takes until the number means something. */
export const tellingTries = 5;
const start = 2;

/** How likely somebody of a strength solves a puzzle of a grade at the first try: even at the same number. */
export function expected(strength: number, grade: number): number {
    return 1 / (1 + 10 ** ((grade - strength) / 3));
}

/**
 * A person's strength on the scale of the grades, as in Elo's system: every first try moves it by what was unexpected
 * about it, the first ones further. Only first tries count, in the order in which they were begun.
 */
export function strengthOf(attempts: readonly Attempt[]): number {
    const tries = attempts.filter((attempt) => attempt.clean !== null).toSorted((a, b) => a.begun - b.begun);
    return tries.reduce((strength, { grade, clean }, index) => {
        const reach = Math.max(0.5, 1.6 - 0.1 * index);
        const moved = strength + reach * (Number(clean) - expected(strength, grade));
        return Math.min(Math.max(moved, 1), hardestGrade);
    }, start);
}
