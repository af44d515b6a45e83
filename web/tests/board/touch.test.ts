import { describe, expect, it } from 'vitest';
import { Touch } from '../../src/board/touch.svelte';
import type { BoardProps } from '../../src/board/types';
import { firstTowers, squareColours, turnedColours } from './samples';

function touched(changes: Partial<BoardProps> = {}) {
    const told: string[] = [];
    const props: BoardProps = {
        towers: firstTowers,
        squareColours,
        turnedColours,
        look: { flipped: false, turned: false, side: 'plain', edition: 'burley', coordinates: true },
        targets: new Map([
            ['e1', ['e2', 'e3', 'd2']],
            ['d1', ['d2', 'd3']],
        ]),
        must: null,
        namedBy: null,
        lastMove: null,
        marks: [],
        happening: [],
        still: true,
        confirmTouch: false,
        nameOf: (square) => square,
        label: 'Board',
        onmove: (from, to) => told.push(`move ${from}${to}`),
        onrefused: (from, to) => told.push(`refused ${from}${to}`),
        onsettled: () => told.push('settled'),
        onlookat: (from, to) => told.push(`look ${from}${to ?? ''}`),
        ...changes,
    };
    return { touch: new Touch(() => props), told };
}

describe('touching', () => {
    it('takes a tower, then puts it on a goal', () => {
        const { touch, told } = touched();
        touch.choose('e1', false);
        expect(touch.selected).toBe('e1');
        expect(touch.goals).toEqual(['e2', 'e3', 'd2']);
        touch.choose('e3', false);
        expect(told).toEqual(['move e1e3']);
        expect(touch.selected).toBeNull();
    });

    it('puts a tower that must move on its goal at once', () => {
        const { touch, told } = touched({ must: 'e1', targets: new Map([['e1', ['e2']]]) });
        expect(touch.goals).toEqual(['e2']);
        touch.choose('e2', false);
        expect(told).toEqual(['move e1e2']);
    });

    it('changes its mind: another tower, or none', () => {
        const { touch, told } = touched();
        touch.choose('e1', false);
        touch.choose('d1', false);
        expect(touch.selected).toBe('d1');
        touch.choose('d1', false);
        expect(touch.selected).toBeNull();
        expect(told).toEqual([]);
    });

    it('is refused another square, another own tower, and an enemy', () => {
        const { touch, told } = touched({ must: 'e1', targets: new Map([['e1', ['e2']]]) });
        touch.choose('h5', false);
        touch.choose('a1', false);
        touch.choose('a8', false);
        expect(told).toEqual(['refused e1h5', 'refused a1a1', 'refused e1a8']);
    });

    it('says nothing on an empty square with nothing in hand, nor when nothing may be touched', () => {
        const free = touched();
        free.touch.choose('h5', false);
        const idle = touched({ targets: new Map() });
        idle.touch.choose('e1', false);
        expect([...free.told, ...idle.told]).toEqual([]);
    });

    it('waits for a second tap on the same goal when asked to', () => {
        const { touch, told } = touched();
        touch.choose('e1', true);
        touch.choose('e3', true);
        expect(touch.pending).toBe('e3');
        touch.choose('e2', true);
        expect(touch.pending).toBe('e2');
        expect(told).toEqual([]);
        touch.choose('e2', true);
        expect(told).toEqual(['move e1e2']);
    });

    it('shows where a tower could go that is only looked at, and tells it once', () => {
        const { touch, told } = touched();
        touch.lookAt('d1');
        touch.lookAt('d1');
        expect(touch.goals).toEqual(['d2', 'd3']);
        expect(touch.inHand).toBeNull();
        touch.choose('d1', false);
        touch.lookAt('d3');
        touch.lookAt(null);
        expect(told).toEqual(['look d1', 'look d1d3', 'look d1']);
    });
});
