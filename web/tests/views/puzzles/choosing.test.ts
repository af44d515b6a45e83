import { describe, expect, it } from 'vitest';
import { placeFrom, toPuzzle } from '../../../src/views/puzzles/addresses';
import { collectionFrom, everything, nextPuzzle, puzzlesOf } from '../../../src/views/puzzles/choosing';
import { Journal } from '../../../src/views/puzzles/journal.svelte';
import { sample, samples, shelfOf } from './samples';

describe('which puzzle is next', () => {
    it('suits the strength', () => {
        const journal = new Journal(shelfOf());
        expect(nextPuzzle(samples, journal.progress, everything)?.id).toBe('aa004');
        journal.solve(sample('aa004'));
        expect(nextPuzzle(samples, journal.progress, everything)?.grade).toBe(3);
    });

    it('is the next in order within a theme, and then what was left out', () => {
        const journal = new Journal(shelfOf());
        const theme = collectionFrom('win');
        expect(puzzlesOf(samples, theme).map(({ id }) => id)).toEqual(['aa001', 'aa002']);
        expect(nextPuzzle(samples, journal.progress, theme, 'aa001')?.id).toBe('aa002');
        journal.solve(sample('aa002'));
        expect(nextPuzzle(samples, journal.progress, theme, 'aa002')?.id).toBe('aa001');
        journal.solve(sample('aa001'));
        expect(nextPuzzle(samples, journal.progress, theme, 'aa001')).toBeNull();
    });

    it('is never the same again', () => {
        for (const { id } of samples)
            expect(nextPuzzle(samples, { attempts: {}, daily: {} }, everything, id)?.id).not.toBe(id);
    });
});

describe('addresses', () => {
    it.each([
        ['', { kind: 'home' }],
        ['aa001', { kind: 'puzzle', id: 'aa001' }],
        ['daily', { kind: 'daily', day: null }],
        ['daily/2026-11-16', { kind: 'daily', day: '2026-11-16' }],
        ['daily/2026-11-31', { kind: 'unknown' }],
        ['theme/push', { kind: 'theme', theme: 'push' }],
        ['theme/pull', { kind: 'unknown' }],
        ['grade/10', { kind: 'grade', grade: 10 }],
        ['grade/11', { kind: 'unknown' }],
        ['training', { kind: 'training', lesson: null }],
        ['training/0123456789abcdef', { kind: 'training', lesson: '0123456789abcdef' }],
        ['a/b/c', { kind: 'unknown' }],
        ['aa001/x', { kind: 'unknown' }],
    ])('%s', (path, place) => expect(placeFrom(path)).toEqual(place));

    it('remember where one came from', () => {
        expect(toPuzzle('aa001', collectionFrom('push'))).toBe('#/puzzles/aa001?in=push');
        expect(toPuzzle('aa001', collectionFrom('grade-10'))).toBe('#/puzzles/aa001?in=grade-10');
        expect(toPuzzle('aa001', collectionFrom('nonsense'))).toBe('#/puzzles/aa001');
    });
});
