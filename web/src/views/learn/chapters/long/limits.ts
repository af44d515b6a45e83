import type { Section } from '../../types';
import { lineOf } from '../exercise_line';

const ownTowerBehind = '1b*pk2gn*/6y1/5r2/5P2/5o2/5B**2/8/NGRYK2O b';
const twoBeforeTheHomeRow = 'o1p1y1g*n*/3b4/3r4/3K**4/7k/8/8/NGRY1PBO b K';

/** What a Double Sumo cannot do: DS4 to DS8. */
export const limits: Section[] = [
    {
        id: 'DS4',
        rules: ['DS4'],
        figures: [],
        exercises: [
            {
                id: 'DS4-diagonal',
                line: lineOf('long', 'obpk1r*g1/8/5y2/4n3/3K**4/8/8/NGRY1PBO b K'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS4'] },
                solution: ['d4e5'],
            },
            {
                id: 'DS4-freeze',
                line: lineOf('long', 'ob1ky*rgn*/8/8/8/1pR5/2N**5/8/1G1YKPBO g K'),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'event', event: 'blocked', player: 'black' },
                solution: ['d8d4'],
            },
        ],
    },
    {
        id: 'DS5',
        rules: ['DS5'],
        figures: [],
        exercises: [
            {
                id: 'DS5-own-tower',
                line: lineOf('long', `${ownTowerBehind} B`),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS5'] },
                solution: ['f3f4'],
            },
            {
                id: 'DS5-make-room',
                line: lineOf('long', `${ownTowerBehind} P`),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'pushed', player: 'black' },
                solution: ['f5g6', 'g7h6', 'f3f4'],
            },
        ],
    },
    {
        id: 'DS6',
        rules: ['DS6'],
        figures: [],
        exercises: [
            {
                id: 'DS6-off-the-board',
                line: lineOf('long', twoBeforeTheHomeRow, ['d5d6']),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS6'] },
                solution: ['d6d7'],
            },
            {
                id: 'DS6-round-them',
                line: lineOf('long', twoBeforeTheHomeRow),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'round-won', player: 'black' },
                solution: ['d5d6', 'd6b8'],
            },
        ],
    },
    {
        id: 'DS7',
        rules: ['DS7'],
        figures: [],
        exercises: [
            {
                id: 'DS7-three',
                line: lineOf('long', 'ob2y*1gn/8/1k6/1r6/1p6/1O**6/8/NGRYKPB1 b O'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS7'] },
                solution: ['b3b4'],
            },
            {
                id: 'DS7-wall',
                line: lineOf('long', 'ob*pk2gn/8/3r4/3y4/3G**4/8/8/N1RYKPBO g K'),
                hand: 'gold',
                flipped: true,
                goal: { kind: 'decision', decisions: ['d8d7'] },
                solution: ['d8d7'],
            },
        ],
    },
    {
        id: 'DS8',
        rules: ['DS8'],
        figures: [],
        exercises: [
            {
                id: 'DS8-sumos',
                line: lineOf('long', 'o1pky1gn/8/8/6b*1/6r*1/6N**1/8/1GRYKPBO b N'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'event', event: 'pushed', player: 'black' },
                solution: ['g3g4'],
            },
            {
                id: 'DS8-hidden',
                line: lineOf('long', 'obpk1rg1/8/8/4y**3/4n3/4P**3/8/NGRYK1BO b P'),
                hand: 'black',
                flipped: false,
                goal: { kind: 'refused', rules: ['DS8'] },
                solution: ['e3e4'],
            },
        ],
    },
];
