import type { Event, PlacedTower, Tower } from '../../../src/core/types';
import { firstTowers, midTowers, towersOf } from '../samples';

interface Happening {
    start: PlacedTower[];
    events: Event[];
    end: PlacedTower[];
}

const red: Tower = { player: 'black', colour: 'red', rings: 1 };
const pusher: Tower = { player: 'black', colour: 'red', rings: 2 };
const [near, far]: [Tower, Tower] = [
    { player: 'gold', colour: 'blue', rings: 1 },
    { player: 'gold', colour: 'green', rings: 0 },
];

/** One of each kind, for looking at. */
export const happenings: Record<string, Happening> = {
    move: {
        start: midTowers,
        end: towersOf('2pk1r2/8/N2b*1n2/3oR*3/4g3/4y***3/2Y**3O1/1G2KP***B1'.replace('3oR*3', '3o**1R*2')),
        events: [
            { kind: 'moved', rule: 'M1', tower: red, from: 'c3', to: 'f5' },
            { kind: 'turn', rule: 'T2', player: 'gold', tower: 'green', namedBy: 'f5', reason: 'move' },
        ],
    },
    push: {
        start: towersOf('2pk1r2/8/N5n1/2g2o2/2b*5/2R**5/2Y3O1/1G2KPB1'),
        end: towersOf('2pk1r2/8/N1g3n1/2b*2o2/2R**5/8/2Y3O1/1G2KPB1'),
        events: [
            {
                kind: 'pushed',
                rule: 'DS2',
                tower: pusher,
                from: 'c3',
                to: 'c4',
                pushed: [
                    { tower: near, from: 'c4', to: 'c5' },
                    { tower: far, from: 'c5', to: 'c6' },
                ],
            },
            { kind: 'turn', rule: 'S3', player: 'black', tower: 'orange', namedBy: 'c6', reason: 'push' },
        ],
    },
    blocked: {
        start: midTowers,
        end: midTowers,
        events: [
            { kind: 'blocked', rule: 'M6', tower: { player: 'gold', colour: 'orange', rings: 2 }, square: 'd5' },
            { kind: 'blocked', rule: 'M6', tower: { player: 'black', colour: 'orange', rings: 0 }, square: 'g2' },
            { kind: 'turn', rule: 'M6', player: 'gold', tower: 'orange', namedBy: 'g2', reason: 'blocked' },
        ],
    },
    won: {
        start: midTowers,
        end: midTowers,
        events: [
            { kind: 'round-won', rule: 'M7', tower: { player: 'black', colour: 'brown', rings: 0 }, square: 'a6' },
            {
                kind: 'ring',
                rule: 'Scoring',
                tower: { player: 'black', colour: 'brown', rings: 0 },
                rings: 1,
                points: 1,
                added: true,
            },
        ],
    },
    deadlock: { start: midTowers, end: midTowers, events: [{ kind: 'deadlock', rule: 'M8', loser: 'gold' }] },
    fill: {
        start: midTowers,
        end: firstTowers,
        events: [{ kind: 'line-up', rule: 'F1', side: 'left', towers: firstTowers, challenger: 'gold' }],
    },
};
