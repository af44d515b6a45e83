import { describe, expect, it } from 'vitest';
import { dayFrom, dayOf, daysLater, numberOf, readDay } from '../../../src/engine/training/days';
import { Journal } from '../../../src/views/puzzles/journal.svelte';
import { streakOf } from '../../../src/views/puzzles/streak';
import { shelfOf } from './samples';

const hour = 3_600_000;
/** Solved at noon of each of these days of November 2026, Greenwich. */
const solved = (...days: number[]) =>
    Object.fromEntries(days.map((day) => [`2026-11-${String(day).padStart(2, '0')}`, Date.UTC(2026, 10, day, 12)]));

describe('days', () => {
    it('are those of the local calendar', () => {
        expect(dayOf(new Date(2026, 10, 16, 0, 0))).toBe('2026-11-16');
        expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe('2026-11-16');
        expect(numberOf('1970-01-01')).toBe(0);
        expect(numberOf('2026-11-16')).toBe(20_773);
        expect(dayFrom(20_773)).toBe('2026-11-16');
        expect(daysLater('2026-02-28', 1)).toBe('2026-03-01');
        expect(daysLater('2028-03-01', -1)).toBe('2028-02-29');
    });

    it('are read strictly', () => {
        expect(readDay('2026-11-16')).toBe('2026-11-16');
        for (const text of ['', '2026-11-31', '2026-13-01', '16.11.2026', '2026-1-1']) expect(readDay(text)).toBeNull();
    });
});

describe('a streak', () => {
    it('counts days in a row up to today', () => {
        expect(streakOf({}, '2026-11-16')).toEqual({ current: 0, longest: 0, today: false });
        expect(streakOf(solved(14, 15, 16), '2026-11-16')).toEqual({ current: 3, longest: 3, today: true });
        expect(streakOf(solved(10, 11, 12, 13, 15, 16), '2026-11-16')).toMatchObject({ current: 2, longest: 4 });
    });

    it('lives on until the day is over', () => {
        expect(streakOf(solved(14, 15), '2026-11-16')).toEqual({ current: 2, longest: 2, today: false });
        expect(streakOf(solved(13, 14), '2026-11-16')).toEqual({ current: 0, longest: 2, today: false });
    });

    it('goes over the ends of months', () => {
        const days = { '2026-10-31': 1, '2026-11-01': 2, '2026-11-02': 3 };
        expect(streakOf(days, '2026-11-02').current).toBe(3);
    });

    it('survives a day of the calendar that never was', () => {
        const solvedInHawaii = Date.UTC(2026, 10, 15, 9); // the evening of the 14th there
        const days = { ...solved(13), '2026-11-14': solvedInHawaii, '2026-11-16': solvedInHawaii + 20 * hour };
        expect(streakOf(days, '2026-11-16').current).toBe(3);
        // The same two days at home: one was simply left out.
        expect(streakOf({ ...solved(13, 14, 16) }, '2026-11-16').current).toBe(1);
    });

    it('survives a clock that goes back by a day', () => {
        expect(streakOf(solved(14, 15, 16), '2026-11-15')).toMatchObject({ current: 3 });
    });

    it('is not made of days that are still to come', () => {
        expect(streakOf(solved(16, 25, 26, 27), '2026-11-16')).toEqual({ current: 1, longest: 1, today: true });
    });

    it('is not made in advance, and a day counts once', () => {
        const journal = new Journal(shelfOf(), () => new Date(2026, 10, 16, 12));
        journal.solveDaily('2026-11-17');
        expect(journal.progress.daily).toEqual({});
        journal.solveDaily('2026-11-16');
        journal.solveDaily('2026-11-16');
        expect(Object.keys(journal.progress.daily)).toEqual(['2026-11-16']);
    });
});
