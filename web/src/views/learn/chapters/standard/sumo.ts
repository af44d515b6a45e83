import type { Exercise, Section } from '../../types';
import { decided, happened, refused, standardLine } from './exercise';

function section(rule: string, exercises: readonly Exercise[], figures: readonly number[] = []): Section {
    return { id: rule, rules: [rule], exercises, figures };
}

/** Black's green Sumo stands in one corner, and the way to the opposite one is free. */
const longDiagonal = 'gpbrnkoy/8/8/8/8/8/8/PORBKNYG* g -';

/** S1 to S11: what a Sumo can do and what it cannot. */
export const sumo: readonly Section[] = [
    section('S1', [
        refused('S1-far', 'S1', standardLine(longDiagonal, 'a8a6'), 'h1a8'),
        decided('S1-five', standardLine(longDiagonal, 'a8a6', 'h1f3', 'g8c4'), 'f3a8'),
    ]),
    section('S2', [decided('S2-push', standardLine('byrpokgn/8/8/8/8/8/8/KBOYGPNR* g -', 'h8h2'), 'h1h2')], [8]),
    section(
        'S3',
        [
            happened(
                'S3-again',
                standardLine('r*1okpbgy/8/5P2/4n3/8/8/5N2/YKRB*O*2G g K', 'd8d2'),
                'round-won',
                'black',
                'd1d2',
                'f6d8',
            ),
            decided('S3-twice', standardLine('bopky1g1/8/8/8/3B1r2/1R6/7n/N1P1YOKG* g Y', 'e8d7', 'h1h2'), 'h2h3'),
            decided(
                'S3-blocked',
                standardLine('nkbpyrgo/8/8/8/8/8/8/GRYKPBON* g -', 'h8h7', 'e1g3', 'b8b2', 'h1h6', 'c8c3'),
                'h6h7',
            ),
        ],
        [8],
    ),
    section('S4', [refused('S4-diagonal', 'S4', standardLine('npobkyrg/8/8/8/8/8/8/GRYPBNKO* g -', 'a8g2'), 'h1g2')]),
    section('S5', [refused('S5-room', 'S5', standardLine('ynorbp*1g/8/8/8/8/P7/k7/O*Y1RBGKN* g B', 'e8e4'), 'a1a2')]),
    section('S6', [refused('S6-edge', 'S6', standardLine('nkbpyrgo/2Y*5/8/8/8/8/8/GR1KPBON g K', 'b8b3'), 'c7c8')]),
    section('S7', [
        refused('S7-two', 'S7', standardLine('nkbpyrgo/8/8/8/8/8/8/NYKPBROG* g -', 'h8h2', 'f1f4', 'c8h3'), 'h1h2'),
    ]),
    section('S8', [
        refused('S8-sumo', 'S8', standardLine('nkopyb*gr/8/8/8/8/8/8/P*GNYKROB g -', 'f8f7', 'd1d2', 'f7a2'), 'a1a2'),
    ]),
    section('S9', [refused('S9-own', 'S9', standardLine('n1robpkg/8/8/8/1y6/8/7R/NGKPYO1B* g R', 'c8c5'), 'h1h2')]),
    section(
        'S10',
        [decided('S10-home', standardLine('p2b1r1n/2y5/o1Y*3k1/8/2K3g1/8/5PG1/NR1BO3 g O', 'a6a4'), 'c6e8')],
        [8],
    ),
    section(
        'S11',
        [
            happened(
                'S11-only',
                standardLine('1kbpoyrn/8/8/8/8/8/5Og1/GNYKP1R*B* g K', 'b8h2'),
                'pushed',
                'black',
                'g1g2',
            ),
        ],
        [8],
    ),
];
