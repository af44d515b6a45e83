import type { Exercise, Section } from '../../types';
import { round } from './lines';

const black = { hand: 'black', flipped: false } as const;

const straightHome: Exercise = {
    ...black,
    id: 'board-home',
    line: round('obpk1rgn/8/8/1y6/4O3/8/8/NGRYKPB1 b O'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['e4e8'],
};

const begin: Exercise = {
    ...black,
    id: 'T1-begin',
    line: round(null),
    goal: { kind: 'event', event: 'moved', player: 'black' },
    solution: ['c1c5'],
};
const beginWithTheirs: Exercise = {
    ...black,
    id: 'T1-theirs',
    line: round(null),
    goal: { kind: 'refused', rules: ['T1'] },
    solution: ['d8d5'],
};

/** Black's red ended on blue and Gold's blue on yellow, as in figure 2. */
const yellowIsNamed = round(null, ['c1c5', 'b8b3']);
const anotherTower: Exercise = {
    ...black,
    id: 'T2-another',
    line: yellowIsNamed,
    goal: { kind: 'refused', rules: ['T2'] },
    solution: ['e1e2'],
};
const answer: Exercise = {
    ...black,
    id: 'T2-answer',
    line: yellowIsNamed,
    goal: { kind: 'event', event: 'moved', player: 'black' },
    solution: ['d1d4'],
};
const callPurple: Exercise = {
    ...black,
    id: 'T2-call',
    line: yellowIsNamed,
    goal: { kind: 'decision', decisions: ['d1d3', 'd1g4'] },
    solution: ['d1d3'],
};

export const whichTower: readonly Section[] = [
    { id: 'board', rules: [], exercises: [straightHome], figures: [] },
    { id: 'T1', rules: ['T1'], exercises: [begin, beginWithTheirs], figures: [1] },
    { id: 'T2', rules: ['T2'], exercises: [anotherTower, answer, callPurple], figures: [2] },
];
