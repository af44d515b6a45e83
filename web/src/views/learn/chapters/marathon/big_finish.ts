import type { Section } from '../../types';
import { lineOf } from '../exercise_line';

const figure10 = 'p3r1n1/7o*/3y***3B/1b**1O2k**1/1Y*1N**1g2/2K*G*4/4P2R**/8 b R';
/** Up to 10(i), where Black has done all that can be done against Gold's pink tower. */
const played = ['h2h5', 'd6d5', 'b5b4', 'd5d4', 'd4e3', 'h5g6', 'e3e2', 'g5g4', 'e1g3'];

export const bigFinish: Section = {
    id: 'big-finish',
    rules: [],
    figures: [10],
    exercises: [
        {
            id: 'big-finish-last',
            line: lineOf('marathon', figure10, played),
            hand: 'gold',
            flipped: true,
            goal: { kind: 'event', event: 'round-won', player: 'gold' },
            solution: ['g4g3', 'h7h6', 'e2e1'],
        },
    ],
};
