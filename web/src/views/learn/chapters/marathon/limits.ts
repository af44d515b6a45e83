import type { Section } from '../../types';
import { lineOf } from '../exercise_line';

const tripleAmongTowers = 'obp*k1r1n/8/4g***3/3By3/8/8/8/NG**RY**KP*1O g G';

/** What a Triple Sumo cannot do: TS4 to TS8. */
export const limits: Section[] = [
    {
        id: 'TS4',
        rules: ['TS4'],
        figures: [],
        exercises: [
            {
                id: 'TS4-diagonal',
                line: lineOf('marathon', tripleAmongTowers),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'refused', rules: ['TS4'] },
                solution: ['e6d5'],
            },
            {
                id: 'TS4-own-tower',
                line: lineOf('marathon', tripleAmongTowers),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'refused', rules: ['S9'] },
                solution: ['e6e5'],
            },
        ],
    },
    {
        id: 'TS5',
        rules: ['TS5'],
        figures: [],
        exercises: [
            {
                id: 'TS5-own-tower',
                line: lineOf('marathon', '1b**p*k1rg**1/8/1R6/1y6/1o6/1n6/1K***6/NG1Y1PBO b K'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['TS5'] },
                solution: ['b2b3'],
            },
            {
                id: 'TS5-no-more-room',
                line: lineOf('marathon', 'o*b1k**yr*gn/8/8/8/4P3/8/4p3/NGKYR***1BO b R', ['e1e2']),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['TS5'] },
                solution: ['e2e3'],
            },
        ],
    },
    {
        id: 'TS6',
        rules: ['TS6'],
        figures: [],
        exercises: [
            {
                id: 'TS6-line',
                line: lineOf('marathon', 'obpkyr1n/8/8/8/2g***5/2R*5/2N5/G**1Y*1KPBO g G'),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'refused', rules: ['TS6'] },
                solution: ['c4c3'],
            },
            {
                id: 'TS6-beside',
                line: lineOf('marathon', 'o*bpk1r**gn/8/8/8/6R1/8/1y***6/NG**1Y**KPB*O g Y'),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'event', event: 'round-won', player: 'gold' },
                solution: ['b2c1'],
            },
        ],
    },
    {
        id: 'TS7',
        rules: ['TS7'],
        figures: [],
        exercises: [
            {
                id: 'TS7-four',
                line: lineOf('marathon', 'o**b*p2r**2/8/7n/7g/7k/7y/7P***/NGRYK1BO b P'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['TS7'] },
                solution: ['h2h3'],
            },
            {
                id: 'TS7-gap',
                line: lineOf('marathon', '1bp**3gn*/o*7/8/k7/r7/y7/B***7/NGRYKP1O b B'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'pushed', player: 'black' },
                solution: ['a2a3'],
            },
        ],
    },
    {
        id: 'TS8',
        rules: ['TS8'],
        figures: [],
        exercises: [
            {
                id: 'TS8-doubles',
                line: lineOf('marathon', 'obpky3/8/8/4g**3/4r**3/4n**3/4O***3/NGRYKPB1 b O'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'pushed', player: 'black' },
                solution: ['e2e3'],
            },
            {
                id: 'TS8-triple',
                line: lineOf('marathon', 'obpk1rg*n/8/8/3y***4/3N***4/8/8/1GRYKPBO b N'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['TS8'] },
                solution: ['d4d5'],
            },
        ],
    },
];
