import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeFrom, sentCode, toDay, toPuzzle, toTraining } from '../../../src/views/puzzles/addresses';
import {
    collectionFrom,
    everything,
    metRank,
    newRank,
    nextPuzzle,
    puzzlesOf,
} from '../../../src/views/puzzles/choosing';
import { Journal } from '../../../src/views/puzzles/journal.svelte';
import { readPuzzles } from '../../../src/views/puzzles/file';
import { rankOf } from '../../../src/views/puzzles/types';
import { sample, samples, shelfOf } from './samples';

describe('which puzzle is next', () => {
    it('suits the strength', () => {
        const journal = new Journal(shelfOf());
        // Those of grade 1 and 2 have rings, which nobody has told of yet.
        expect(nextPuzzle(samples, journal.progress, everything)?.id).toBe('aa001');
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

describe('the rules that a puzzle takes', () => {
    const all = readPuzzles(readFileSync(new URL('../../../../data/puzzles.txt', import.meta.url), 'utf8'));

    it('come one after the other: nobody is offered a Triple before a Double, or a Double before a Sumo', () => {
        const journal = new Journal(shelfOf());
        const met = new Set([0]);
        for (let count = 0; count < 20; ++count) {
            const next = nextPuzzle(all, journal.progress, everything);
            if (!next) throw new Error('no puzzle is left');
            const rank = rankOf(next);
            expect(rank).toBeLessThanOrEqual(metRank(all, journal.progress));
            if (rank > 0) expect(met).toContain(rank - 1);
            met.add(rank);
            journal.solve(next);
        }
        expect(met).toContain(1);
    });

    it('are told where they are new, and not again', () => {
        const journal = new Journal(shelfOf());
        const triple = all.find((puzzle) => rankOf(puzzle) === 3);
        const plainOne = all.find((puzzle) => rankOf(puzzle) === 0);
        if (!triple || !plainOne) throw new Error('such puzzles are missing');
        expect(newRank(triple, all, journal.progress)).toBe(3);
        expect(newRank(plainOne, all, journal.progress)).toBeNull();
        journal.solve(triple);
        expect(newRank(triple, all, journal.progress)).toBeNull();
    });

    it('come in that order within a grade of a theme', () => {
        const pushes = puzzlesOf(all, collectionFrom('push')).map((puzzle) => puzzle.grade * 10 + rankOf(puzzle));
        expect(pushes).toEqual(pushes.toSorted((a, b) => a - b));
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

it('a puzzle is sent by its id or by its day, and by nothing else', () => {
    expect(sentCode(toPuzzle('8psau', { kind: 'theme', theme: 'win' }))).toBe('8psau');
    expect(sentCode(toDay('2026-11-16'))).toBe('2026-11-16');
    expect(sentCode(toDay(null))).toBe('daily');
    expect(sentCode(toTraining('x'))).toBeNull();
});
