import { inTheWay, lookAt, loses, sequence, stop, stuck, wayHome, wins } from './building';
import type { Figure } from './types';

/** Figures 1 to 6: a single round. */

const first = 'obpkyrgn/8/8/8/8/8/8/NGRYKPBO b';

export const figure1: Figure = {
    number: 1,
    sequences: [
        sequence('single', `${first} -`, ''),
        sequence('single', `${first} K`, ''),
        sequence('single', `${first} R`, ''),
    ],
    stops: [
        stop('', 0, { options: true }),
        stop('a', 0, { sequence: 1, options: true }),
        stop('b', 0, { sequence: 2, options: true }),
    ],
};

export const figure2: Figure = {
    number: 2,
    sequences: [sequence('single', `${first} -`, 'c1c5 b8b3 d1g4 c8d7 b1e4 a8a3')],
    stops: [
        stop('', 0, { options: true }),
        stop('a', 1),
        stop('b', 1, { options: true }),
        stop('c', 2),
        stop('d', 2, { options: true }),
        stop('e', 3, { alternatives: [loses('d1d2', 'b3d1')] }),
        stop('f', 3, { options: true }),
        stop('g', 4),
        stop('h', 4, { options: true, marks: wayHome('d7', 'd1') }),
        stop('i', 5, { alternatives: [loses('b1a2', 'd7d1'), loses('b1d3', 'd7c6')] }),
        stop('j', 5, { options: true }),
        stop('k', 6, { alternatives: [loses('a8a6', 'e4a8'), loses('a8a7', 'c5c8')] }),
        stop('l', 6, { options: true }),
    ],
};

export const figure3: Figure = {
    number: 3,
    sequences: [sequence('single', 'o1pky1gn/5r2/b7/1K6/G7/4B3/8/N1RY1P1O b N', 'a1a3 a6a5 b5b8')],
    stops: [
        stop('', 0, { marks: lookAt('a6') }),
        stop('a', 1, { alternatives: [loses('a1a2', 'c8d7')] }),
        stop('b', 2, { marks: inTheWay('b5') }),
        stop('c', 3, { alternatives: [loses('b5b7', 'a8a6'), loses('b5d7', 'g8g1')] }),
    ],
};

export const figure4: Figure = {
    number: 4,
    sequences: [sequence('single', 'ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N', 'a2a6 h5h8')],
    stops: [
        stop('', 0),
        stop('a', 1, { events: 1, alternatives: [wins('a2c4', 'h5h8'), loses('a2d5', 'a8a1')] }),
        stop('b', 1, { marks: [...stuck('g6'), ...inTheWay('f5 g5 h5')] }),
        stop('c', 2, { alternatives: [loses('h5h7', 'c3c1'), loses('h5h6', 'b8h2')] }),
    ],
};

export const figure5: Figure = {
    number: 5,
    sequences: [sequence('single', '3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B', 'd2d7 b6b3 b3d1')],
    stops: [
        stop('', 0),
        stop('a', 1, { events: 1, alternatives: [loses('d2d6', 'c3c1'), loses('d2d5', 'a7a6')] }),
        stop('b', 1, { events: 2, marks: [...stuck('f7'), ...inTheWay('e6 f6 g6')] }),
        stop('c', 1, { marks: [...stuck('h6'), ...inTheWay('g7 h7')] }),
        stop('d', 2, { events: 1, alternatives: [loses('b6b4', 'g7g8'), wins('b6b5', 'f6e7 b5f1')] }),
        stop('e', 2, { marks: [...stuck('h6'), ...wayHome('b3', 'd1')] }),
        stop('f', 3, { alternatives: [wins('b3c2', 'c2c1')] }),
    ],
};

export const figure6: Figure = {
    number: 6,
    sequences: [sequence('standard', '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B', 'a7a6 a3b4')],
    stops: [
        stop('', 0),
        stop('a', 1, { alternatives: [loses('a7b6', 'e4e8')] }),
        stop('b', 2, { events: 1, marks: inTheWay('a4') }),
        stop('c', 2, { events: 2, marks: [...stuck('f5'), ...inTheWay('e4 f4 g4')] }),
        stop('d', 2, { events: 3, marks: [...stuck('b4'), ...inTheWay('a5 b5 c5')] }),
        stop('e', 2, { marks: stuck('b4 f5') }),
    ],
};
