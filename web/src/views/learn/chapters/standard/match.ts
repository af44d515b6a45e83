import type { Line } from '../../../../core/types';
import type { Section } from '../../types';
import { decided, happened, standardLine } from './exercise';

/** After two moves of a first round Black's purple tower can reach the far row. */
const purpleBeforeHome = ['f1f7', 'e8e6'];

/** Black has won the first of two rounds, and in the second it is the other way round. */
const goldBeforeADraw: Line = {
    format: { kind: 'series', rounds: 2 },
    start: null,
    decisions: [...purpleBeforeHome, 'f7e8', 'c8c2', 'd1d3'],
};

export const standardMatch: Section = {
    id: 'standard',
    rules: [],
    exercises: [
        happened(
            'standard-challenger',
            standardLine('2p1yrgn/8/8/ob6/N2k3K/8/3Y2P1/1GR3BO g Y', 'e8e1', 'fill left'),
            'moved',
            'black',
            'c1c4',
        ),
    ],
    figures: [],
};

export const scoring: Section = {
    id: 'Scoring',
    rules: ['Scoring'],
    exercises: [
        happened('Scoring-first', standardLine(null, ...purpleBeforeHome), 'ring', 'black', 'f7e8'),
        decided('Scoring-second', standardLine('nbropky1/6g1/8/8/7N*/8/8/GYKPBOR1 g K', 'f8f6'), 'h4h8'),
    ],
    figures: [],
};

export const winner: Section = {
    id: 'Winner',
    rules: ['Winner'],
    exercises: [
        decided('Winner-three', standardLine('opygbkn*r/8/8/8/8/8/8/G*BR*OYPKN g -', 'h8g7'), 'h1h8'),
        happened(
            'Winner-series',
            { format: { kind: 'series', rounds: 3 }, start: null, decisions: purpleBeforeHome },
            'point',
            'black',
            'f7e8',
        ),
        {
            ...happened('Winner-draw', goldBeforeADraw, 'decided', null, 'c2d1'),
            hand: 'gold',
            flipped: true,
        },
    ],
    figures: [],
};
