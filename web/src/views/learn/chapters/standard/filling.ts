import type { Section } from '../../types';
import { decided, happened, standardLine } from './exercise';

/** Black has towers in four rows, two or three in most of them: the order of filling can be seen from both sides. */
const fourRows = standardLine('obp3g1/8/1G1k2R1/4y3/1N1B1r2/8/6n1/3YKP1O b O', 'h1h8');

/** F1 to F4: how the home rows are filled between rounds. */
export const filling: readonly Section[] = [
    {
        id: 'F1',
        rules: ['F1'],
        exercises: [
            happened(
                'F1-choose',
                standardLine('1b1kyr2/8/4Y3/1P3G1n/2p5/2K3g1/o7/N1R3BO b K'),
                'line-up',
                null,
                'c3h8',
                'fill left',
            ),
            decided('F1-guard', standardLine('1bp1yr1n/oOR5/8/8/5P1k/8/g3K3/NG1Y2B1 b B', 'g1g8'), 'fill right'),
        ],
        figures: [7],
    },
    {
        id: 'F2',
        rules: ['F2'],
        exercises: [
            {
                ...decided(
                    'F2-theirs',
                    standardLine('3k1rgn/o4y2/2P5/8/R5p1/N7/1b1Y4/1G2K1BO g B', 'b2a1'),
                    'fill left',
                ),
                hand: 'gold',
                flipped: true,
            },
        ],
        figures: [],
    },
    {
        id: 'F3',
        rules: ['F3'],
        exercises: [
            decided('F3-corner', fourRows, 'fill left'),
            {
                ...decided(
                    'F3-opposite',
                    standardLine('ob2y1gn/8/6G1/K7/2pk4/5rO1/N7/2RY1PB1 g Y', 'e8e1'),
                    'fill left',
                ),
                hand: 'gold',
            },
        ],
        figures: [7],
    },
    {
        id: 'F4',
        rules: ['F4'],
        exercises: [
            decided('F4-corner', fourRows, 'fill right'),
            decided('F4-sumo', standardLine('o2k1r1n/3Y4/P5G1/8/2p5/Nb5g/4y3/2R1K1BO b G', 'g6e8'), 'fill right'),
        ],
        figures: [7],
    },
];
