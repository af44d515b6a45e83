import type { Decision, FormatKind, Line, Player, Review } from '../../core/types';
import { hashOf } from '../../store/hash';
import { lineKey } from '../../core/line_text';
import { daysLater, readDay, type Day } from './days';

/** A moment at which somebody gave a won round away. */
export interface Lesson {
    id: string;
    /** Up to the decision. */
    line: Line;
    player: Player;
    played: Decision;
    /** What the review found better. */
    better: Decision;
    /** Milliseconds since 1970. */
    added: number;
    /** How often in a row it was known, up to `learntAt`. */
    stage: number;
    /** It is put again from that day on. */
    due: Day;
    dismissed: boolean;
}

export type Lessons = Readonly<Record<string, Lesson>>;

/** The days until it comes back, the longer the more often it was known. */
export const waits = [1, 3, 7, 21] as const;
export const learntAt = waits.length + 1;
/** A browser has not much room for such things: the oldest that are done with go first. */
const most = 200;

/** The mistakes of these players, as they are to be trained from now on. */
export function lessonsOf(line: Line, review: Review, players: readonly Player[], now: Date, today: Day): Lesson[] {
    return review.decisions.flatMap(({ step, player, mark, played, better }) => {
        if (mark !== 'mistake' || !better || !players.includes(player)) return [];
        const before: Line = { ...line, decisions: line.decisions.slice(0, step) };
        const lesson: Lesson = {
            id: hashOf(`${lineKey(before)} ${played.decision}`),
            line: before,
            player,
            played: played.decision,
            better: better.decision,
            added: now.getTime(),
            stage: 0,
            due: today,
            dismissed: false,
        };
        return [lesson];
    });
}

/** Lessons that are there already stay as they are. */
export function withLessons(lessons: Lessons, fresh: readonly Lesson[]): Lessons {
    const all = [...fresh.filter(({ id }) => !(id in lessons)), ...Object.values(lessons)];
    const isDone = (lesson: Lesson): boolean => lesson.dismissed || isLearnt(lesson);
    const kept = all.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || b.added - a.added).slice(0, most);
    return Object.fromEntries(kept.map((lesson) => [lesson.id, lesson]));
}

export const isLearnt = (lesson: Lesson): boolean => lesson.stage >= learntAt;

/** Those that wait on a day, the longest wait first. */
export function dueLessons(lessons: Lessons, today: Day): Lesson[] {
    return Object.values(lessons)
        .filter((lesson) => !lesson.dismissed && !isLearnt(lesson) && lesson.due <= today)
        .toSorted((a, b) => a.due.localeCompare(b.due) || b.added - a.added);
}

/** It was known, with no wrong try and no hint. Training before the day has come changes nothing. */
export function afterRight(lesson: Lesson, today: Day): Lesson {
    if (lesson.due > today) return lesson;
    const stage = Math.min(lesson.stage + 1, learntAt);
    return { ...lesson, stage, due: daysLater(today, waits[stage - 1] ?? 0) };
}

export function afterWrong(lesson: Lesson, today: Day): Lesson {
    return { ...lesson, stage: 0, due: daysLater(today, waits[0]) };
}

/** Only what can be understood. */
export function lessonsFrom(text: string | null): Lessons {
    try {
        const stored: unknown = JSON.parse(text ?? 'null');
        if (typeof stored !== 'object' || stored === null) return {};
        const known = Object.values(stored).filter(isLesson);
        return Object.fromEntries(known.map((lesson) => [lesson.id, lesson]));
    } catch {
        return {};
    }
}

const kinds: readonly FormatKind[] = ['single', 'series', 'standard', 'long', 'marathon'];
const isText = (value: unknown): value is string => typeof value === 'string';

function isLesson(value: unknown): value is Lesson {
    if (typeof value !== 'object' || value === null) return false;
    const { id, line, player, played, better, added, stage, due, dismissed } = value as Partial<Lesson>;
    return (
        isText(id) &&
        /^[0-9a-f]{16}$/.test(id) &&
        isLine(line) &&
        (player === 'black' || player === 'gold') &&
        isText(played) &&
        isText(better) &&
        Number.isFinite(added) &&
        Number.isInteger(stage) &&
        isText(due) &&
        readDay(due) !== null &&
        typeof dismissed === 'boolean'
    );
}

function isLine(value: unknown): value is Line {
    if (typeof value !== 'object' || value === null) return false;
    const { format, start, decisions } = value as Partial<Line>;
    const isFormat = typeof format === 'object' && format !== null && kinds.includes(format.kind);
    return isFormat && (start === null || isText(start)) && Array.isArray(decisions) && decisions.every(isText);
}
