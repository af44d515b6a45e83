import type { Chapter, Section } from '../../types';
import { lineOf } from '../exercise_line';
import { bigFinish } from './big_finish';
import { limits } from './limits';
import { powers } from './powers';

const toFifteen: Section = {
    id: 'marathon',
    rules: [],
    figures: [],
    exercises: [
        {
            id: 'marathon-third-ring',
            line: lineOf('marathon', 'o*bp**k*y**rg1/8/8/7B**/2n5/8/8/NGR**YKP1O b B'),
            hand: 'black',
            flipped: false,
            goal: { kind: 'event', event: 'round-won', player: 'black' },
            solution: ['h5h8'],
        },
        {
            id: 'marathon-triple-home',
            line: lineOf('marathon', 'ob1k***yrg**n*/2Y***5/8/8/5p2/8/8/NGR1KPBO b Y'),
            hand: 'black',
            flipped: false,
            goal: { kind: 'event', event: 'round-won', player: 'black' },
            solution: ['c7c8'],
        },
    ],
};

export const marathon: Chapter = { id: 'marathon', sections: [toFifteen, ...powers, ...limits, bigFinish] };
