import type { Chapter, Section } from '../types';
import { lineOf } from './exercise_line';

/** What is agreed on rather than played: there is nothing to be tried on a board. */
function toldOnly(id: string): Section {
    return { id, rules: [], figures: [], exercises: [] };
}

export const clocks: Chapter = {
    id: 'clocks',
    sections: [
        {
            id: 'clocks',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'clocks-zero-length',
                    line: lineOf('single', '1bpkyngo/8/8/3r4/2GYN3/8/5P2/2R1K1BO b P'),
                    hand: 'black',
                    flipped: false,
                    goal: { kind: 'event', event: 'blocked', player: 'gold' },
                    solution: ['f2e3'],
                },
            ],
        },
        { ...toldOnly('ending-early'), rules: ['Agreement'] },
        toldOnly('takebacks'),
        toldOnly('turned-board'),
        toldOnly('differences'),
        toldOnly('manners'),
    ],
};
