import { describe, expect, it } from 'vitest';
import {
    frameWidth,
    middleOf,
    placeOf,
    placeUnder,
    rowsSeen,
    shift,
    squareAt,
    stepsBetween,
} from '../../src/board/geometry';

describe('places as they are seen', () => {
    it('have a1 at the lower left of Black, and at the upper right of Gold', () => {
        expect(placeOf('a1', false)).toEqual({ column: 0, row: 7 });
        expect(placeOf('a1', true)).toEqual({ column: 7, row: 0 });
        expect(placeOf('h8', false)).toEqual({ column: 7, row: 0 });
    });

    it.each([false, true])('lead back to their squares, flipped: %s', (flipped) => {
        const squares = rowsSeen(flipped).flat();
        expect(new Set(squares).size).toBe(64);
        for (const square of squares) expect(squareAt(placeOf(square, flipped), flipped)).toBe(square);
    });

    it('are read from the top', () => {
        expect(rowsSeen(false)[0]?.join(' ')).toBe('a8 b8 c8 d8 e8 f8 g8 h8');
        expect(rowsSeen(true)[7]?.join(' ')).toBe('h8 g8 f8 e8 d8 c8 b8 a8');
    });

    it('are found under a point', () => {
        expect(placeUnder(0, 0)).toEqual({ column: 0, row: 0 });
        expect(placeUnder(0.999, 0.51)).toEqual({ column: 7, row: 4 });
        expect(placeUnder(1, 0.5)).toBeNull();
        expect(placeUnder(-0.01, 0.5)).toBeNull();
    });

    it('have a middle and a shift', () => {
        expect(middleOf('a8', false)).toEqual({ x: 50, y: 50 });
        expect(shift({ column: 2, row: 5 })).toBe('translate(200%, 500%)');
    });
});

describe('ways', () => {
    it('are as long as the steps a tower takes', () => {
        expect(stepsBetween('a1', 'a1')).toBe(0);
        expect(stepsBetween('c3', 'c8')).toBe(5);
        expect(stepsBetween('f3', 'a8')).toBe(5);
    });

    it('need a wider frame when it carries letters', () => {
        expect(frameWidth(true)).toBeGreaterThan(frameWidth(false));
    });
});
