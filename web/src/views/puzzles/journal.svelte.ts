import { askToKeep } from '../../browser/persistence';
import { dayOf, type Day } from '../../engine/training/days';
import { merged, progressFrom, type Attempt, type Progress } from './progress';
import { browserShelf, Shelved, type Shelf } from '../../browser/shelf.svelte';
import type { Puzzle } from './types';

const key = 'kamisado.puzzles.1';

/** What became of puzzles, as it happens. */
export class Journal {
    readonly #shelved: Shelved<Progress>;
    readonly #now: () => Date;

    constructor(shelf: Shelf | null, now: () => Date = () => new Date()) {
        this.#shelved = new Shelved(shelf, key, progressFrom);
        this.#now = now;
    }

    get progress(): Progress {
        return this.#shelved.value;
    }

    get today(): Day {
        return dayOf(this.#now());
    }

    attempt(id: string): Attempt | null {
        return this.progress.attempts[id] ?? null;
    }

    isSolved(id: string): boolean {
        return this.attempt(id)?.solved != null;
    }

    /** A wrong decision. */
    miss(puzzle: Puzzle): void {
        this.#note(puzzle, (attempt) =>
            attempt.solved === null
                ? { ...attempt, misses: attempt.misses + 1, clean: attempt.clean ?? false }
                : attempt,
        );
    }

    hint(puzzle: Puzzle): void {
        this.#note(puzzle, (attempt) =>
            attempt.solved === null ? { ...attempt, hints: attempt.hints + 1, clean: attempt.clean ?? false } : attempt,
        );
    }

    /** The solution was shown: it can still be solved by hand, but not at the first try. */
    giveUp(puzzle: Puzzle): void {
        this.#note(puzzle, (attempt) => ({ ...attempt, clean: attempt.clean ?? false }));
    }

    solve(puzzle: Puzzle): void {
        this.#note(puzzle, (attempt) => ({
            ...attempt,
            solved: attempt.solved ?? this.#now().getTime(),
            clean: attempt.clean ?? true,
        }));
        askToKeep();
    }

    /** The puzzle of a day was solved on that day, or at least begun. */
    solveDaily(day: Day): void {
        if (day > this.today) return;
        const time = this.#now().getTime();
        this.#shelved.change((progress) => ({ ...progress, daily: { [day]: time, ...progress.daily } }));
    }

    /** What was done on another device. */
    add(other: Progress): void {
        this.#shelved.change((progress) => merged(progress, other));
    }

    #note({ id, theme, grade }: Puzzle, change: (attempt: Attempt) => Attempt): void {
        this.#shelved.change((progress) => {
            const begun = this.#now().getTime();
            const fresh: Attempt = { theme, grade, begun, solved: null, misses: 0, hints: 0, clean: null };
            return {
                ...progress,
                attempts: { ...progress.attempts, [id]: change(progress.attempts[id] ?? fresh) },
            };
        });
    }
}

export const journal = new Journal(browserShelf());
