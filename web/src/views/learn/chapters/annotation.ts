import type { Chapter } from '../types';
import { lineOf } from './exercise_line';

export const annotation: Chapter = {
    id: 'annotation',
    sections: [
        {
            id: 'annotation',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-first',
                    line: lineOf('single', null),
                    hand: 'black',
                    flipped: false,
                    goal: { kind: 'decision', decisions: ['c1f4'] },
                    solution: ['c1f4'],
                },
                {
                    id: 'annotation-own-left',
                    line: lineOf('single', null, ['c1f4']),
                    hand: 'gold',
                    flipped: true,
                    goal: { kind: 'decision', decisions: ['b8e5'] },
                    solution: ['b8e5'],
                },
            ],
        },
        {
            id: 'annotation-zero',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-zero-length',
                    line: lineOf('single', 'obpkyr2/8/6g1/6Rn/8/8/8/NG1YKPBO b P'),
                    hand: 'black',
                    flipped: false,
                    goal: { kind: 'event', event: 'blocked', player: 'gold' },
                    solution: ['f1f5'],
                },
            ],
        },
        {
            id: 'annotation-push',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-pushed-back',
                    line: lineOf('long', 'o1p1yrgn*/8/8/4b3/4k3/4R**3/8/NG1YKPBO b R'),
                    hand: 'black',
                    flipped: false,
                    goal: { kind: 'decision', decisions: ['e3e4'] },
                    solution: ['e3e4'],
                },
            ],
        },
        {
            id: 'annotation-words',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-in-words',
                    line: lineOf('single', null),
                    hand: 'black',
                    flipped: false,
                    goal: { kind: 'decision', decisions: ['f1a6'] },
                    solution: ['f1a6'],
                },
            ],
        },
        {
            id: 'annotation-coordinates',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-squares',
                    line: lineOf('single', null, ['f1a6']),
                    hand: 'gold',
                    flipped: true,
                    goal: { kind: 'decision', decisions: ['g8d5'] },
                    solution: ['g8d5'],
                },
            ],
        },
        {
            id: 'annotation-sheet',
            rules: [],
            figures: [],
            exercises: [
                {
                    id: 'annotation-replay',
                    line: lineOf('single', null),
                    hand: 'both',
                    flipped: false,
                    goal: { kind: 'event', event: 'round-won', player: 'black' },
                    solution: ['b1b2', 'h8c3', 'a1a3', 'b8h2', 'c1f4', 'f4b8'],
                },
            ],
        },
    ],
};
