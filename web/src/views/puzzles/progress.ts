import type { Day } from '../../engine/training/days';
import { asTheme } from './file';
import { hardestGrade, type Theme } from './types';

/** How it went with one puzzle. What it was stays, even if the puzzle itself is gone one day. */
export interface Attempt {
    theme: Theme;
    grade: number;
    /** Milliseconds since 1970; when it was first tried. */
    begun: number;
    /** When it was first solved by hand. */
    solved: number | null;
    /** Wrong decisions, until it was solved. */
    misses: number;
    hints: number;
    /** Right from the first decision to the last, with no hint; settled by the first try, never changed afterwards. */
    clean: boolean | null;
}

/** Everything a person has done here. */
export interface Progress {
    attempts: Readonly<Record<string, Attempt>>;
    /** Days whose own puzzle was solved on that very day, and when. */
    daily: Readonly<Record<Day, number>>;
}

export const nothingYet: Progress = { attempts: {}, daily: {} };

/** What of a text can be understood; the rest costs nothing else. */
export function progressFrom(text: string | null): Progress {
    let stored: unknown = null;
    try {
        stored = JSON.parse(text ?? 'null');
    } catch {
        // Not ours to repair: it will be written over.
    }
    if (!isObject(stored)) return nothingYet;
    return { attempts: kept(stored.attempts, isId, asAttempt), daily: kept(stored.daily, isDay, asTime) };
}

function kept<T>(from: unknown, isKey: (key: string) => boolean, read: (value: unknown) => T | null) {
    const entries = isObject(from) ? Object.entries(from) : [];
    return Object.fromEntries(
        entries.flatMap(([key, value]): [string, T][] => {
            const known = isKey(key) ? read(value) : null;
            return known === null ? [] : [[key, known]];
        }),
    );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (key: string): boolean => /^[0-9a-z]{5}$/.test(key);
const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key);
const asTime = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const asCount = (value: unknown): number => (Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0);

function asAttempt(value: unknown): Attempt | null {
    if (!isObject(value) || typeof value.theme !== 'string') return null;
    const theme = asTheme(value.theme);
    const begun = asTime(value.begun);
    const grade = asCount(value.grade);
    if (!theme || begun === null || grade < 1 || grade > hardestGrade) return null;
    return {
        theme,
        grade,
        begun,
        solved: asTime(value.solved),
        misses: asCount(value.misses),
        hints: asCount(value.hints),
        clean: typeof value.clean === 'boolean' ? value.clean : null,
    };
}

/** Both together: of two tabs, or of two devices. Whatever was reached stays reached. */
export function merged(one: Progress, other: Progress): Progress {
    const attempts: Record<string, Attempt> = { ...one.attempts };
    for (const [id, attempt] of Object.entries(other.attempts)) {
        const known = attempts[id];
        attempts[id] = known ? mergedAttempt(known, attempt) : attempt;
    }
    const daily: Record<Day, number> = { ...one.daily };
    for (const [day, time] of Object.entries(other.daily)) daily[day] = Math.min(daily[day] ?? time, time);
    return { attempts, daily };
}

function mergedAttempt(one: Attempt, other: Attempt): Attempt {
    const [first, second] = one.begun <= other.begun ? [one, other] : [other, one];
    const solved = [one.solved, other.solved].filter((time) => time !== null);
    return {
        ...first,
        solved: solved.length > 0 ? Math.min(...solved) : null,
        misses: Math.max(one.misses, other.misses),
        hints: Math.max(one.hints, other.hints),
        clean: first.clean ?? second.clean,
    };
}
