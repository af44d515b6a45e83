import { describe, expect, it } from 'vitest';
import { moved, neighbour } from '../../src/board/keyboard';

const middle = { column: 3, row: 4 };

describe('keys', () => {
    it('lead by what is seen', () => {
        expect(moved(middle, 'ArrowLeft', false)).toEqual({ column: 2, row: 4 });
        expect(moved(middle, 'ArrowRight', false)).toEqual({ column: 4, row: 4 });
        expect(moved(middle, 'ArrowUp', false)).toEqual({ column: 3, row: 3 });
        expect(moved(middle, 'ArrowDown', false)).toEqual({ column: 3, row: 5 });
    });

    it('stop at the edge', () => {
        expect(moved({ column: 0, row: 0 }, 'ArrowLeft', false)).toEqual({ column: 0, row: 0 });
        expect(moved({ column: 7, row: 7 }, 'ArrowDown', false)).toEqual({ column: 7, row: 7 });
    });

    it('go to the ends of a row, of a file, and of the board', () => {
        expect(moved(middle, 'Home', false)).toEqual({ column: 0, row: 4 });
        expect(moved(middle, 'End', false)).toEqual({ column: 7, row: 4 });
        expect(moved(middle, 'PageUp', false)).toEqual({ column: 3, row: 0 });
        expect(moved(middle, 'PageDown', false)).toEqual({ column: 3, row: 7 });
        expect(moved(middle, 'Home', true)).toEqual({ column: 0, row: 0 });
        expect(moved(middle, 'End', true)).toEqual({ column: 7, row: 7 });
    });

    it('are left to others when they lead nowhere', () => {
        expect(moved(middle, 'Tab', false)).toBeNull();
        expect(moved(middle, 'x', false)).toBeNull();
    });
});

describe('jumping through goals', () => {
    const goals = ['e2', 'e3', 'd2'];
    it('goes round', () => {
        expect(neighbour(goals, 'e2', 1)).toBe('e3');
        expect(neighbour(goals, 'd2', 1)).toBe('e2');
        expect(neighbour(goals, 'e2', -1)).toBe('d2');
    });

    it('starts at an end from anywhere else', () => {
        expect(neighbour(goals, 'a1', 1)).toBe('e2');
        expect(neighbour(goals, 'a1', -1)).toBe('d2');
        expect(neighbour([], 'a1', 1)).toBeNull();
    });
});
