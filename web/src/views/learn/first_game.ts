import { round } from './chapters/single/lines';
import type { Exercise, Goal } from './types';

const win: Goal = { kind: 'event', event: 'round-won', player: 'black' };

/** The learner always has Black. */
function step(id: string, line: Exercise['line'], goal: Goal, solution: string[]): Exercise {
    return { id: `first-${id}`, line, hand: 'black', flipped: false, goal, solution };
}

/** Black's green ended on red, and Gold's red on brown. */
const brownIsNamed = round(null, ['b1b4', 'f8f6']);

/** From nothing to a first win, in ten minutes. */
export const firstGame: readonly Exercise[] = [
    step('move', round(null), { kind: 'event', event: 'moved', player: 'black' }, ['e1e4']),
    step('diagonal', round(null, ['g1g4', 'c8c4']), { kind: 'decision', decisions: ['b1e4'] }, ['b1e4']),
    step('home', round('obpkyr1n/8/8/6B1/1Gg5/8/8/N1RYKP1O b B'), win, ['g5g8']),
    step('colour', brownIsNamed, { kind: 'event', event: 'moved', player: 'black' }, ['a1a5']),
    step('call', brownIsNamed, { kind: 'decision', decisions: ['a1a6'] }, ['a1a6']),
    step('spot', round('obp1y1gn/8/8/1r6/1Gk4O/8/8/N1RYKPB1 b G'), win, ['b4f8']),
    step(
        'danger',
        round('1bpkyrg1/8/8/7n/1o1G4/N7/8/2RYKPBO b P'),
        {
            kind: 'decision',
            decisions: [
                ...['f1e2', 'f1f2', 'f1d3', 'f1h3', 'f1c4', 'f1f4'],
                ...['f1b5', 'f1f5', 'f1a6', 'f1f6', 'f1f7'],
            ],
        },
        ['f1f4'],
    ),
    step('block', round('ob1kyr2/6g1/8/p2n4/8/NY6/1R6/1G2KPBO b R'), { kind: 'decision', decisions: ['b2d4'] }, [
        'b2d4',
    ]),
    step(
        'blocked',
        round('obpky1gn/8/8/8/3r4/2GYB3/8/N1R1KP1O b O'),
        { kind: 'event', event: 'blocked', player: 'gold' },
        ['h1h2'],
    ),
    step('again', round('1b1kyrgn/8/6o1/N3p3/3KGB2/8/8/2RY1P1O b Y'), win, ['d1d3', 'a5a8']),
    step('two', round('3ky1gn/1o2G2O/8/2p2r2/5b2/4B3/8/N1RYKP2 b B'), win, ['e3d4', 'h8e5', 'a1a8']),
    step('win', round('1b3rgn/1p1y4/oG3k2/3O4/8/8/N7/2RYKPB1 b N'), win, ['a2b3', 'd7a4', 'd1d3', 'b7c6', 'd5d8']),
];
