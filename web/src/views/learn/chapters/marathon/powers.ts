import type { Section } from '../../types';
import { lineOf } from '../exercise_line';

/** What a Triple Sumo can do: TS1 to TS3. */
export const powers: Section[] = [
    {
        id: 'TS1',
        rules: ['TS1'],
        figures: [],
        exercises: [
            {
                id: 'TS1-two',
                line: lineOf('marathon', 'o*b**pk1rgn*/8/4R***3/8/y7/8/8/NG1YKPBO b R'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['TS1'] },
                solution: ['e6e8'],
            },
            {
                id: 'TS1-safe-step',
                line: lineOf('marathon', 'o1k*y*nr**g**b/8/1p6/8/3N***4/8/8/1GRYKPBO b N'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'decision', decisions: ['d4e5'] },
                solution: ['d4e5'],
            },
        ],
    },
    {
        id: 'TS2',
        rules: ['TS2'],
        figures: [],
        exercises: [
            {
                id: 'TS2-three',
                line: lineOf('marathon', 'o1pkyrgn/5b***2/5R*2/5Y2/5P**2/8/8/N*G2K1BO g B'),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'event', event: 'pushed', player: 'gold' },
                solution: ['f7f6'],
            },
        ],
    },
    {
        id: 'TS3',
        rules: ['TS3'],
        figures: [],
        exercises: [
            {
                id: 'TS3-furthest',
                line: lineOf('marathon', 'o1pk**3n*/8/g2y4/3b*4/3r2G1/3O***4/8/N1RYKPB1 b O'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'round-won', player: 'black' },
                solution: ['d3d4', 'g4g8'],
            },
            {
                id: 'TS3-again',
                line: lineOf('marathon', 'o**b**2y1g*1/8/8/2n5/2k5/2p2K1r/2O***5/NGRY*1PB1 b O'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'round-won', player: 'black' },
                solution: ['c2c3', 'c3c4', 'f3f8'],
            },
        ],
    },
];
