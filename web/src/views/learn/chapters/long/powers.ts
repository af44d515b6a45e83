import type { Section } from '../../types';
import { lineOf } from '../exercise_line';

const pushThatNamesPurple = 'o1p*k*1r1n/8/3b4/4g3/4y3/1P2R**3/8/NG2KYBO b R';

/** What a Double Sumo can do: DS1 to DS3. */
export const powers: Section[] = [
    {
        id: 'DS1',
        rules: ['DS1'],
        figures: [],
        exercises: [
            {
                id: 'DS1-four',
                line: lineOf('long', 'ob1kyrg*n/8/8/5p2/2O**5/8/8/NGRYKPB1 b O'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS1'] },
                solution: ['c4c8'],
            },
            {
                id: 'DS1-springboard',
                line: lineOf('long', 'r*goy*kbpn/8/8/8/8/8/8/NGOB**KPRY b -', ['d1d2', 'f8h6']),
                hand: 'black',
                flipped: false,
                goal: { kind: 'decision', decisions: ['d2a5', 'd2d5', 'd2g5'] },
                solution: ['d2d5'],
            },
        ],
    },
    {
        id: 'DS2',
        rules: ['DS2'],
        figures: [],
        exercises: [
            {
                id: 'DS2-two',
                line: lineOf('long', 'o*b1ky1gn/8/8/2r5/2p5/2G**5/8/N1RYKPBO b G'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'pushed', player: 'black' },
                solution: ['c3c4'],
            },
            {
                id: 'DS2-gap',
                line: lineOf('long', 'ob*p1yrg1/8/8/5n2/8/5k2/5Y**2/NGR1KPBO b Y'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'decision', decisions: ['f2f3'] },
                solution: ['f2f3'],
            },
        ],
    },
    {
        id: 'DS3',
        rules: ['DS3'],
        figures: [9],
        exercises: [
            {
                id: 'DS3-furthest',
                line: lineOf('long', pushThatNamesPurple),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'round-won', player: 'black' },
                solution: ['e3e4', 'b3b8'],
            },
            {
                id: 'DS3-nearer',
                line: lineOf('long', pushThatNamesPurple, ['e3e4']),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['T2'] },
                solution: ['a1a5'],
            },
        ],
    },
];
