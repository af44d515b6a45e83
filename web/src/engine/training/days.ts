/** A day of somebody's calendar, wherever he is: `2026-11-16`. */
export type Day = string;

const msPerDay = 86_400_000;

/** The local date, whatever the time of day and the time zone. */
export function dayOf(date: Date): Day {
    return dayFrom(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msPerDay);
}

/** Days since 1970-01-01. */
export function numberOf(day: Day): number {
    return Math.round(Date.parse(`${day}T00:00:00Z`) / msPerDay);
}

export function dayFrom(number: number): Day {
    return new Date(number * msPerDay).toISOString().slice(0, 10);
}

export function daysLater(day: Day, count: number): Day {
    return dayFrom(numberOf(day) + count);
}

/** null: there is no such day. */
export function readDay(text: string): Day | null {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
    const number = numberOf(text);
    return Number.isFinite(number) && dayFrom(number) === text ? text : null;
}

/** For formats that are told the time zone, so that a day stays the day it is. */
export function noonOf(day: Day): Date {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new Date(year, month - 1, date, 12);
}
