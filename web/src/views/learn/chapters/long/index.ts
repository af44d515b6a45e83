import type { Chapter, Section } from '../../types';
import { lineOf } from '../exercise_line';
import { limits } from './limits';
import { powers } from './powers';

const toSeven: Section = {
    id: 'long',
    rules: [],
    figures: [],
    exercises: [
        {
            id: 'long-second-ring',
            line: lineOf('long', 'obpky1gn/8/8/2r*5/8/5P*2/8/NGRYK1BO b P'),
            hand: 'black',
            flipped: false,
            goal: { kind: 'event', event: 'round-won', player: 'black' },
            solution: ['f3f8'],
        },
        {
            id: 'long-third-ring',
            line: lineOf('long', 'o1pk1r*gn/8/8/b3G**3/7y**/8/8/N1RYKPBO b G'),
            hand: 'black',
            flipped: false,
            goal: { kind: 'event', event: 'round-won', player: 'black' },
            solution: ['e5e8'],
        },
    ],
};

export const long: Chapter = { id: 'long', sections: [toSeven, ...powers, ...limits] };
