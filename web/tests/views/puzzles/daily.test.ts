import { describe, expect, it } from 'vitest';
import { dailyIndex, dailyPuzzle } from '../../../src/views/puzzles/daily';
import { numberOf } from '../../../src/engine/training/days';
import { sample } from './samples';

describe('the puzzle of the day', () => {
    // The examples of docs/puzzles.md and of tests/puzzles/daily_test.cpp.
    it.each([
        ['2026-11-16', 281],
        ['2026-11-17', 64],
        ['2028-02-29', 39],
    ])('of %s is number %i of 366', (day, index) => {
        expect(dailyIndex(numberOf(day), 366)).toBe(index);
    });

    it('goes through all of them', () => {
        for (const count of [1, 2, 149, 151, 298, 366]) {
            const indices = new Set(Array.from({ length: count }, (_, later) => dailyIndex(20_773 + later, count)));
            expect(indices.size).toBe(count);
        }
    });

    it('goes by the order of ids', () => {
        const puzzles = ['zzzzz', '00000', 'a0000'].map((id) => ({ ...sample('aa001'), id }));
        const ids = ['1970-01-01', '1970-01-02', '1970-01-03'].map((day) => dailyPuzzle(puzzles, day)?.id);
        expect(ids).toEqual(['00000', 'zzzzz', 'a0000']);
    });

    it('is nothing where there are none', () => {
        expect(dailyPuzzle([], '2026-11-16')).toBeNull();
    });
});
