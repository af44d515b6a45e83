import { inTheWay, lookAt, loses, sequence, stop, wayHome, wins } from './building';
import type { Figure } from './types';

/** Figures 7 to 9: between rounds, and the first pushes. */

const filling = '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P';

export const figure7: Figure = {
    number: 7,
    sequences: [
        sequence('standard', filling, 'f3a8', 'left'),
        sequence('standard', filling, 'f3a8', 'right'),
        sequence('standard', 'pbonkyrg/8/8/8/8/8/8/NBORKYGP* b P', ''),
    ],
    stops: [
        stop('', 0, { marks: wayHome('f3', 'a8') }),
        stop('a', 1, { alternatives: [loses('f3b7', 'b5f1'), loses('f3f7', 'e8e7')] }),
        stop('b', 1, { fillOrder: { player: 'black', from: 'left' } }),
        stop('c', 1, { fillOrder: { player: 'gold', from: 'left' } }),
        stop('d', 2),
        stop('e', 1, { sequence: 1, fillOrder: { player: 'black', from: 'right' } }),
        stop('f', 1, { sequence: 1, fillOrder: { player: 'gold', from: 'right' } }),
        stop('g', 2, { sequence: 1, marks: lookAt('c1 c2') }),
        stop('h', 0, { sequence: 2, options: true }),
    ],
};

const sumo = 'ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y*KOB1 b O';

export const figure8: Figure = {
    number: 8,
    sequences: [sequence('standard', sumo, 'f1d3 a6a5'), sequence('standard', sumo, 'f1b5 a6a5')],
    stops: [
        stop('', 0),
        stop('a', 1, { alternatives: [wins('f1h3', 'g8g4')] }),
        stop('b', 1, { options: true }),
        stop('c', 2, { marks: lookAt('a4'), alternatives: [wins('a6b5', 'f3f4'), loses('a6c4', 'b1b7')] }),
        stop('d', 2, { options: true }),
        stop('e', 1, { sequence: 1, options: true, marks: inTheWay('b5') }),
        stop('f', 2, { sequence: 1, options: true, marks: lookAt('a4') }),
    ],
};

const double = '2p1gr*1n*/7k/3y*o3/3bN1K*1/3G**4/8/8/2R*Y1PBO g K';

export const figure9: Figure = {
    number: 9,
    sequences: [sequence('long', double, 'h7f5 d4d5 d5d6 g5g8'), sequence('long', double, 'h7f5 d4d5 d5a8')],
    stops: [
        stop('', 0),
        stop('a', 1, { options: true, alternatives: [wins('h7b1')] }),
        stop('b', 2, {
            options: true,
            marks: lookAt('d7'),
            alternatives: [loses('d4b6', 'f5b1'), wins('d4c5', 'd5d3')],
        }),
        stop('c', 3, { marks: [...lookAt('d8'), ...wayHome('g5', 'g8')], alternatives: [loses('d5b7', 'e6b3')] }),
        stop('d', 4, { alternatives: [wins('g5g7', 'h8h6')] }),
        stop('e', 3, { sequence: 1 }),
    ],
};
