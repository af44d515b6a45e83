import type { Exercise } from '../../../src/views/learn/types';

const single = { kind: 'single', rounds: 1 } as const;

/** Exercises that are small enough to be followed by eye. */
export const exercise = (changes: Partial<Exercise>): Exercise => ({
    id: 'sample',
    line: { format: { ...single }, start: null, decisions: [] },
    hand: 'black',
    flipped: false,
    goal: { kind: 'free' },
    solution: [],
    ...changes,
});

/** Figure 5: after d2d7 two towers are blocked in a row, and Gold's blue tower moves. */
export const chain = '3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B';
