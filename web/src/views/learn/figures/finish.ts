import { inTheWay, loses, sequence, stop, wayHome, wins } from './building';
import type { Figure } from './types';

/** The big finish of a Marathon. Rings make it 14 points for Gold and 9 for Black; whoever has 15 has won. */
export const figure10: Figure = {
    number: 10,
    sequences: [
        sequence(
            'marathon',
            'p3r1n1/7o*/3y***3B/1b**1O2k**1/1Y*1N**1g2/2K*G*4/4P2R**/8 b R',
            'h2h5 d6d5 b5b4 d5d4 d4e3 h5g6 e3e2 g5g4 e1g3 g4g3 h7h6 e2e1',
        ),
    ],
    stops: [
        stop('', 0),
        stop('a', 1, { alternatives: [loses('h2h3', 'f4c1'), loses('h2h4', 'g5g4 e2f3')] }),
        stop('b', 2, { marks: inTheWay('d4 d3 d2'), alternatives: [loses('d6c5', 'h6f8'), loses('d6e5', 'd4c5')] }),
        stop('c', 3, { alternatives: [loses('b5a4', 'b4b8'), wins('b5c4', 'd2e3')] }),
        stop('d', 4, {
            marks: inTheWay('d3 d2 d1'),
            alternatives: [loses('d5e4', 'd4d8'), wins('d5c4', 'd2e3 e8a4 c4c3 c3c2 a4a1')],
        }),
        stop('e', 5, { marks: inTheWay('d1 c3') }),
        stop('f', 6, { marks: inTheWay('h6 e8'), alternatives: [loses('h5f7', 'e3e2 g5g4 e1g3 g4g3 h7h6 e2e1')] }),
        stop('g', 7, { marks: inTheWay('e1'), alternatives: [loses('e3f2', 'c3c8')] }),
        stop('h', 8, {
            marks: wayHome('g4', 'g1'),
            alternatives: [loses('g5g3', 'c3c8'), loses('g5h4', 'c3c8'), loses('g5g2', 'd3d8')],
        }),
        stop('i', 9, { marks: inTheWay('g3'), alternatives: [loses('e1f2', 'g4g1'), loses('e1h4', 'g4g1')] }),
        stop('j', 10, {
            marks: inTheWay('g2'),
            alternatives: [loses('g4f3', 'd3d8'), wins('g4h3', 'd1c2 e2d1')],
        }),
        stop('k', 11, { marks: wayHome('e2', 'e1') }),
        stop('l', 12, { alternatives: [wins('e2f1')] }),
    ],
};
