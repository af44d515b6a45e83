import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Line, Review } from '../core/types';

/** The last few reviews, so that looking at a match again does not take the time again. */
const remembered = new Map<string, Review>();
const mostRemembered = 20;

function remember(key: string, review: Review): void {
    remembered.delete(key);
    remembered.set(key, review);
    const oldest = remembered.keys().next();
    if (remembered.size > mostRemembered && !oldest.done) remembered.delete(oldest.value);
}

export const keyOf = (line: Line): string => JSON.stringify([line.format, line.start, line.decisions]);

/** A review that is asked for, made and kept. The engine is started with the first question. */
export class Reviewing {
    readonly #newEngine: () => Engine;
    #engine: Engine | null = null;
    #task: Task<Review> | null = null;
    #key = '';

    review = $state.raw<Review | null>(null);
    progress = $state.raw<{ done: number; total: number } | null>(null);
    failed = $state(false);

    constructor(newEngine: () => Engine) {
        this.#newEngine = newEngine;
    }

    /** Another line: what is known of it, if anything. The same line again changes nothing. */
    show(line: Line): void {
        const key = keyOf(line);
        if (key === this.#key) return;
        this.cancel();
        this.#key = key;
        this.failed = false;
        this.review = remembered.get(key) ?? null;
    }

    async start(line: Line): Promise<void> {
        this.show(line);
        this.cancel();
        this.failed = false;
        this.#engine ??= this.#newEngine();
        const key = this.#key;
        const task = this.#engine.review(line, (done, total) => {
            if (this.#task === task) this.progress = { done, total };
        });
        this.#task = task;
        this.progress = { done: 0, total: line.decisions.length };
        try {
            const review = await task.result;
            remember(key, review);
            if (this.#task === task) this.review = review;
        } catch (problem) {
            if (this.#task === task) this.failed = !(problem instanceof Cancelled);
        } finally {
            if (this.#task === task) this.#forget();
        }
    }

    cancel(): void {
        const task = this.#task;
        this.#forget();
        task?.cancel();
    }

    close(): void {
        this.cancel();
        this.#engine?.close();
        this.#engine = null;
    }

    #forget(): void {
        this.#task = null;
        this.progress = null;
    }
}
