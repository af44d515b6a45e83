import type { Line, Player, Review } from '../../core/types';
import { dayOf, type Day } from './days';
import {
    afterRight,
    afterWrong,
    dueLessons,
    lessonsFrom,
    lessonsOf,
    withLessons,
    type Lesson,
    type Lessons,
} from './lessons';
import { browserShelf, Shelved, type Shelf } from '../../browser/shelf.svelte';

const key = 'kamisado.lessons.1';

/** A person's own mistakes, and when each is put again. */
export class Training {
    readonly #shelved: Shelved<Lessons>;
    readonly #now: () => Date;

    constructor(shelf: Shelf | null, now: () => Date = () => new Date()) {
        this.#shelved = new Shelved(shelf, key, lessonsFrom);
        this.#now = now;
    }

    get lessons(): Lessons {
        return this.#shelved.value;
    }

    get today(): Day {
        return dayOf(this.#now());
    }

    due(today: Day): Lesson[] {
        return dueLessons(this.lessons, today);
    }

    /** All that are not dismissed, the newest first. */
    all(): Lesson[] {
        return Object.values(this.lessons)
            .filter(({ dismissed }) => !dismissed)
            .toSorted((a, b) => b.added - a.added);
    }

    /** Keeps the mistakes of these players; how many are new. */
    learnFrom(line: Line, review: Review, players: readonly Player[]): number {
        const fresh = lessonsOf(line, review, players, this.#now(), this.today);
        const news = fresh.filter(({ id }) => !(id in this.lessons)).length;
        if (news > 0) this.#shelved.change((lessons) => withLessons(lessons, fresh));
        return news;
    }

    right(id: string): void {
        this.#change(id, (lesson) => afterRight(lesson, this.today));
    }

    wrong(id: string): void {
        this.#change(id, (lesson) => afterWrong(lesson, this.today));
    }

    dismiss(id: string, dismissed = true): void {
        this.#change(id, (lesson) => ({ ...lesson, dismissed }));
    }

    /** What was kept on another device. */
    add(others: Lessons): void {
        this.#shelved.change((lessons) => withLessons(lessons, Object.values(others)));
    }

    #change(id: string, by: (lesson: Lesson) => Lesson): void {
        this.#shelved.change((lessons) => {
            const lesson = lessons[id];
            return lesson ? { ...lessons, [id]: by(lesson) } : lessons;
        });
    }
}

export const training = new Training(browserShelf());
