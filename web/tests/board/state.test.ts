import { describe, expect, it } from 'vitest';
import { after, endOf, startOf, standingOn, towerState } from '../../src/board/state';
import type { Event } from '../../src/core/types';
import { firstTowers, towersOf } from './samples';
import { happenings } from './gallery/happenings';

const { push } = happenings as { push: NonNullable<(typeof happenings)['push']> };

describe('what happened', () => {
    it('leads from the start to the end', () => {
        expect(push.events.reduce(after, push.start)).toEqual(push.end);
    });

    it('is undone from the end, whatever was shown before', () => {
        expect(startOf(push.events, push.end, firstTowers)).toEqual(push.start);
    });

    it('starts a line-up from what was shown', () => {
        const fill: Event[] = [{ kind: 'line-up', rule: 'F1', side: 'left', towers: firstTowers, challenger: 'gold' }];
        expect(startOf(fill, firstTowers, push.end)).toEqual(push.end);
    });

    it('starts a move before a line-up from where the move began', () => {
        const tower = { player: 'black', colour: 'brown', rings: 0 } as const;
        const events: Event[] = [
            { kind: 'moved', rule: 'M1', tower, from: 'a1', to: 'a5' },
            { kind: 'line-up', rule: 'F1', side: null, towers: firstTowers, challenger: 'gold' },
        ];
        const moved = firstTowers.map((each) => (each.square === 'a1' ? { ...each, square: 'a5' } : each));
        expect(startOf(events, firstTowers, firstTowers)).toEqual(firstTowers);
        expect(startOf(events, firstTowers, moved)).toEqual(firstTowers);
    });

    it('leaves a ring that the position does not have yet', () => {
        const tower = { player: 'black', colour: 'brown', rings: 0 } as const;
        const ring: Event = { kind: 'ring', rule: 'Scoring', tower, rings: 1, points: 1, added: true };
        expect(standingOn(endOf([ring], firstTowers), 'a1')?.rings).toBe(1);
        const withRing = endOf([ring], firstTowers);
        expect(startOf([ring], withRing, firstTowers)).toEqual(firstTowers);
        const fill: Event = { kind: 'line-up', rule: 'F1', side: 'left', towers: withRing, challenger: 'gold' };
        expect(endOf([ring, fill], firstTowers)).toEqual(firstTowers);
    });
});

describe('samples', () => {
    it('are read by the notation', () => {
        expect(standingOn(towersOf('8/8/8/8/8/8/2Y**5/8'), 'c2')).toEqual({
            player: 'black',
            colour: 'yellow',
            rings: 2,
            square: 'c2',
        });
    });
});

describe('what a tower is to the player', () => {
    const targets = new Map([
        ['a1', ['a2']],
        ['b1', ['b2']],
    ]);
    const states = (selected: string | null, must: string | null): string[] =>
        ['a1', 'b1', 'c1'].map((square) => towerState(square, selected, { must, targets }));

    it('points out every tower that may move while the choice is free', () => {
        expect(states(null, null)).toEqual(['free', 'free', 'idle']);
    });

    it('points out none beside the one in hand or the one that must move', () => {
        expect(states('a1', null)).toEqual(['chosen', 'idle', 'idle']);
        expect(states(null, 'b1')).toEqual(['idle', 'must', 'idle']);
        expect(states('b1', 'b1')).toEqual(['idle', 'chosen', 'idle']);
    });
});
