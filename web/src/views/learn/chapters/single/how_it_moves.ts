import type { Exercise, Section } from '../../types';
import { round } from './lines';

const black = { hand: 'black', flipped: false } as const;

const greenInTheOpen = round(null, ['b1d3', 'c8d7']);
const diagonally: Exercise = {
    ...black,
    id: 'M1-diagonal',
    line: greenInTheOpen,
    goal: { kind: 'decision', decisions: ['d3g6'] },
    solution: ['d3g6'],
};
const sideways: Exercise = {
    ...black,
    id: 'M1-sideways',
    line: greenInTheOpen,
    goal: { kind: 'refused', rules: ['M1'] },
    solution: ['d3g3'],
};

const far: Exercise = {
    ...black,
    id: 'M2-far',
    line: round('obpk1rgn/8/2y5/8/N7/8/8/1GRYKPBO b K'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['e1e8'],
};
const yellowInTheWay = round('obpk1rgn/8/8/8/N3y3/8/8/1GRYKPBO b K');
const jump: Exercise = {
    ...black,
    id: 'M2-jump',
    line: yellowInTheWay,
    goal: { kind: 'refused', rules: ['M2'] },
    solution: ['e1e6'],
};

const ontoAnother: Exercise = {
    ...black,
    id: 'M3-occupied',
    line: yellowInTheWay,
    goal: { kind: 'refused', rules: ['M3'] },
    solution: ['e1e4'],
};
const faceToFace: Exercise = {
    ...black,
    id: 'M3-before',
    line: yellowInTheWay,
    goal: { kind: 'decision', decisions: ['e1e3'] },
    solution: ['e1e3'],
};

const through: Exercise = {
    ...black,
    id: 'M4-through',
    line: round('obp1yr1n/8/3k4/3Rg3/N7/8/8/1G1YKPBO b R'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['d5g8'],
};
const noGap: Exercise = {
    ...black,
    id: 'M4-wall',
    line: round('obp1yr1n/8/3kg3/3R4/N7/8/8/1G1YKPBO b R'),
    goal: { kind: 'refused', rules: ['M2', 'M3'] },
    solution: ['d5f7'],
};

/** Figure 3, seen from the side that has to move. */
const oneMoveLeft = round('o1p1yr1n/8/3b4/7g/6k1/7B/2R5/NG1YKP1O g N', ['h8h6']);
const somethingElse: Exercise = {
    ...black,
    id: 'M5-elsewhere',
    line: oneMoveLeft,
    goal: { kind: 'refused', rules: ['T2'] },
    solution: ['c2c3'],
};
const onlyMove: Exercise = {
    ...black,
    id: 'M5-only',
    line: oneMoveLeft,
    goal: { kind: 'decision', decisions: ['h3h4'] },
    solution: ['h3h4'],
};
const force: Exercise = {
    ...black,
    id: 'M5-force',
    line: round('o1pky1gn/5r2/b7/1K6/G7/4B3/8/N1RY1P1O b N'),
    goal: { kind: 'event', event: 'round-won', player: 'black' },
    solution: ['a1a3', 'a6a5', 'b5b8'],
};

export const howItMoves: readonly Section[] = [
    { id: 'M1', rules: ['M1'], exercises: [diagonally, sideways], figures: [1] },
    { id: 'M2', rules: ['M2'], exercises: [far, jump], figures: [] },
    { id: 'M3', rules: ['M3'], exercises: [ontoAnother, faceToFace], figures: [] },
    { id: 'M4', rules: ['M4'], exercises: [through, noGap], figures: [] },
    { id: 'M5', rules: ['M5'], exercises: [somethingElse, onlyMove, force], figures: [3] },
];
