import { describe, expect, it } from 'vitest';
import { Journal } from '../../../src/views/puzzles/journal.svelte';
import { merged, nothingYet, progressFrom } from '../../../src/views/puzzles/progress';
import { statisticsOf } from '../../../src/views/puzzles/statistics';
import { expected, strengthOf } from '../../../src/views/puzzles/strength';
import { readMoving, writeMoving } from '../../../src/views/puzzles/moving';
import { sample, samples, shelfOf } from './samples';

const at =
    (day: number): (() => Date) =>
    () =>
        new Date(2026, 10, day, 12);

describe('what became of puzzles', () => {
    it('is still known after a reload', () => {
        const shelf = shelfOf();
        const journal = new Journal(shelf, at(16));
        journal.miss(sample('aa001'));
        journal.hint(sample('aa001'));
        journal.solve(sample('aa001'));
        journal.solve(sample('aa002'));
        const again = new Journal(shelf);
        expect(again.attempt('aa001')).toMatchObject({ misses: 1, hints: 1, clean: false, theme: 'win', grade: 3 });
        expect(again.attempt('aa002')).toMatchObject({ misses: 0, hints: 0, clean: true });
        expect(again.isSolved('aa001')).toBe(true);
        expect(again.isSolved('aa003')).toBe(false);
    });

    it('does not get worse by playing it again', () => {
        const journal = new Journal(shelfOf(), at(16));
        journal.solve(sample('aa001'));
        const first = journal.attempt('aa001');
        journal.miss(sample('aa001'));
        journal.hint(sample('aa001'));
        journal.giveUp(sample('aa001'));
        journal.solve(sample('aa001'));
        expect(journal.attempt('aa001')).toEqual(first);
    });

    it('is not solved by looking at the solution', () => {
        const journal = new Journal(shelfOf(), at(16));
        journal.giveUp(sample('aa001'));
        expect(journal.isSolved('aa001')).toBe(false);
        journal.solve(sample('aa001'));
        expect(journal.attempt('aa001')).toMatchObject({ clean: false });
    });

    it('of two tabs stays, both of it', () => {
        const shelf = shelfOf();
        const [one, other] = [new Journal(shelf, at(16)), new Journal(shelf, at(16))];
        one.solve(sample('aa001'));
        other.solve(sample('aa002'));
        one.solve(sample('aa003'));
        expect(Object.keys(new Journal(shelf).progress.attempts).sort()).toEqual(['aa001', 'aa002', 'aa003']);
    });

    it('survives garbage', () => {
        for (const text of ['', '{', '7', '[]', 'null', '{"attempts":[1],"daily":"x"}'])
            expect(progressFrom(text)).toEqual(nothingYet);
        const attempt = { theme: 'win', grade: 3, begun: 5, solved: null, misses: 1, hints: 0, clean: false };
        const mixed = {
            attempts: { aa001: attempt, aa002: { theme: 'win' }, 'no id': attempt, aa003: { ...attempt, grade: 99 } },
            daily: { '2026-11-16': 5, yesterday: 5, '2026-11-17': 'x' },
        };
        expect(progressFrom(JSON.stringify(mixed))).toEqual({
            attempts: { aa001: attempt },
            daily: { '2026-11-16': 5 },
        });
    });

    it('works where nothing can be kept', () => {
        const full = { getItem: () => null, setItem: () => { throw new Error('full'); } }; // prettier-ignore
        for (const shelf of [null, full]) {
            const journal = new Journal(shelf, at(16));
            journal.solve(sample('aa001'));
            journal.solve(sample('aa002'));
            expect(journal.isSolved('aa001') && journal.isSolved('aa002')).toBe(true);
        }
    });

    it('of two devices is put together', () => {
        const base = { theme: 'win' as const, grade: 3, misses: 0, hints: 0 };
        const one = { attempts: { aa001: { ...base, begun: 5, solved: null, clean: false } }, daily: { a: 3 } };
        const other = { attempts: { aa001: { ...base, begun: 9, solved: 10, clean: true } }, daily: { a: 2, b: 4 } };
        const both = { attempts: { aa001: { ...base, begun: 5, solved: 10, clean: false } }, daily: { a: 2, b: 4 } };
        expect(merged(one, other)).toEqual(both);
        expect(merged(other, one)).toEqual(both);
    });

    it('moves to another browser in a file', () => {
        const journal = new Journal(shelfOf(), at(16));
        journal.solve(sample('aa001'));
        expect(readMoving(writeMoving(journal.progress, {}))).toEqual({ progress: journal.progress, lessons: {} });
        expect(readMoving('{"kind":"kamisado-backup"}')).toBeNull();
        expect(readMoving('nothing')).toBeNull();
    });
});

describe('the statistics', () => {
    it('count by theme and by grade', () => {
        const journal = new Journal(shelfOf(), at(16));
        journal.solve(sample('aa001'));
        journal.miss(sample('aa002'));
        journal.hint(sample('aa003'));
        journal.solve(sample('aa003'));
        const { total, byTheme, byGrade, firstTries, hints } = statisticsOf(samples, journal.progress);
        expect(total).toEqual({ all: 5, tried: 3, solved: 2, clean: 1 });
        expect(byTheme.find(({ theme }) => theme === 'win')?.tally).toEqual({ all: 2, tried: 2, solved: 1, clean: 1 });
        expect(byGrade[6]).toEqual({ grade: 7, tally: { all: 1, tried: 1, solved: 0, clean: 0 } });
        expect([firstTries, hints]).toEqual([3, 1]);
    });
});

describe('the strength', () => {
    const tries = (grade: number, results: boolean[]) =>
        results.map((clean, begun) => ({
            theme: 'win' as const,
            grade,
            begun,
            solved: null,
            misses: 0,
            hints: 0,
            clean,
        }));

    it('is where first tries are right every other time', () => {
        expect(expected(5, 5)).toBe(0.5);
        const alternating = Array.from({ length: 60 }, (_, index) => index % 2 === 0);
        expect(strengthOf(tries(6, alternating))).toBeGreaterThan(5);
        expect(strengthOf(tries(6, alternating))).toBeLessThan(7);
    });

    it('rises and falls with what was unexpected, and stays on the scale', () => {
        expect(strengthOf(tries(5, [true]))).toBeGreaterThan(strengthOf([]));
        expect(strengthOf(tries(1, [false]))).toBeLessThan(strengthOf([]));
        expect(strengthOf(tries(10, Array<boolean>(80).fill(true)))).toBeLessThanOrEqual(10);
        expect(strengthOf(tries(1, Array<boolean>(80).fill(false)))).toBe(1);
    });
});
