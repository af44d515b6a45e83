import { daysLater, type Day } from '../../engine/training/days';

export interface Streak {
    /** Days in a row up to now; it lives on while today's puzzle can still be solved. */
    current: number;
    longest: number;
    today: boolean;
}

const msPerDay = 86_400_000;

/**
 * Days in a row on which the day's own puzzle was solved. Somebody who flies across the date line may skip a day of the calendar
 * or have one twice: a missing day counts as there when less than a day has really passed, and tomorrow may be solved
 * already. Days that are further in the future come from a clock that was wrong, and are no part of it.
 */
export function streakOf(daily: Readonly<Record<Day, number>>, today: Day): Streak {
    const latest = [1, 0, -1].map((later) => daysLater(today, later)).find((day) => day in daily);
    const past = Object.keys(daily).filter((day) => day <= daysLater(today, 1));
    const longest = Math.max(0, ...past.map((day) => lengthBack(daily, day)));
    return { current: latest ? lengthBack(daily, latest) : 0, longest, today: today in daily };
}

function lengthBack(daily: Readonly<Record<Day, number>>, last: Day): number {
    let length = 1;
    for (let day = last; ; length += 1) {
        const before = previous(daily, day);
        if (!before) return length;
        day = before;
    }
}

function previous(daily: Readonly<Record<Day, number>>, day: Day): Day | null {
    const [yesterday, dayBefore] = [daysLater(day, -1), daysLater(day, -2)];
    if (yesterday in daily) return yesterday;
    const passed = (daily[day] ?? 0) - (daily[dayBefore] ?? -Infinity);
    return passed >= 0 && passed < msPerDay ? dayBefore : null;
}
