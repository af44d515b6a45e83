import type { Line } from '../../core/types';

const rounds = [
    'a1a7 f8b4 c1c7 d8d4 b4b2 b2a1',
    'e1e7 b8b4 b1h7 c8c7 b4b1',
    'b1b5 b8b6 g1e3 h8g7 a1c3 f8e7 e1h4 g8b3 c1b2 e7b4 h1f3 c8g4 d1d2 a8a4 b2a3 a4a3 b6a5 e3a7 g7g6 a5a4',
    'd8c7 a1f6 e8h5 f1f4 g8f7 f4e5 h5e2 b1b4 c8d7 b4d6 d7d6 f8e7 c1g5 d6d5 e2f1',
];
const fills = ['fill right', 'fill left', 'fill right'];

/** A whole Standard match in which nearly everything happens: the one of data/matches. */
export const wholeMatch: Line = {
    format: { kind: 'standard', rounds: 1 },
    start: null,
    decisions: rounds.flatMap((round, index) => [...round.split(' '), ...fills.slice(index, index + 1)]),
};
