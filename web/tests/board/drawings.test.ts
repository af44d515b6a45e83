import { describe, expect, it } from 'vitest';
import { arrowPath, withDrawn } from '../../src/board/drawings';

describe('what is drawn by hand', () => {
    const arrow = { from: 'a1', to: 'a5' };

    it('is there once, and gone when it is drawn again', () => {
        const circle = { from: 'c3', to: 'c3' };
        expect(withDrawn([], arrow)).toEqual([arrow]);
        expect(withDrawn([arrow], circle)).toEqual([arrow, circle]);
        expect(withDrawn([arrow, circle], { ...arrow })).toEqual([circle]);
        // The way back is another arrow.
        expect(withDrawn([arrow], { from: 'a5', to: 'a1' })).toHaveLength(2);
    });

    it('ends in the middle of its goal, whichever way the board lies', () => {
        expect(arrowPath(arrow, false)).toContain('L50.0 350.0L');
        expect(arrowPath(arrow, true)).toContain('L750.0 450.0L');
    });
});
