import type { Decision, Line } from '../../core/types';

export const themes = ['win', 'hold', 'deadlock', 'push', 'fill', 'sumo'] as const;
/** What a puzzle is about, as docs/puzzles.md has it. */
export type Theme = (typeof themes)[number];

export const hardestGrade = 10;
export const grades: readonly number[] = Array.from({ length: hardestGrade }, (_, index) => index + 1);

/** A moment at which exactly one decision is right, and so on to the end of `solution`. */
export interface Puzzle {
    id: string;
    theme: Theme;
    /** 1 to 10. */
    grade: number;
    /** What has to be forced: the number of ring points; 1 is to win the round, or after a fill the next one. */
    points: number;
    /** Its decisions are the lead: they are played before the question is put. */
    line: Line;
    /** Of both sides, beginning and ending with one of whoever solves it. */
    solution: Decision[];
}

/** The rules that one has to know: 0 without rings, 1 with Sumos, 2 with Doubles, 3 with Triples. */
export type Rank = 0 | 1 | 2 | 3;

export function rankOf({ line }: Pick<Puzzle, 'line'>): Rank {
    const rings = (line.start ?? '').match(/\*+/g) ?? [];
    return Math.min(3, Math.max(0, ...rings.map(({ length }) => length))) as Rank;
}
