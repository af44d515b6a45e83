import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Line, Review, ReviewedDecision } from '../core/types';
import { lineKey } from '../core/line_text';
import type { RememberedReviews } from './remembered';

/** A review that is asked for, made and kept. An engine is there for as long as it takes. */
export class Reviewing {
    readonly #newEngine: () => Engine;
    #task: Task<Review> | null = null;
    readonly #remembered: RememberedReviews;
    readonly #onreviewed: (line: Line, review: Review) => void;
    /** Of the line that is shown: lines themselves may change under our eyes. */
    #key = '';

    review = $state.raw<Review | null>(null);
    progress = $state.raw<{ done: number; total: number } | null>(null);
    /** What is known of a review that is being made. */
    found = $state.raw<readonly ReviewedDecision[]>([]);
    failed = $state(false);

    /** `onreviewed` is told of every review that was made, whether anybody still looks or not. */
    constructor(
        newEngine: () => Engine,
        remembered: RememberedReviews,
        onreviewed: (line: Line, review: Review) => void = () => {},
    ) {
        this.#newEngine = newEngine;
        this.#remembered = remembered;
        this.#onreviewed = onreviewed;
    }

    /** Another line: what is known of it, if anything. The same line again changes nothing. */
    show(line: Line): void {
        const key = lineKey(line);
        if (key === this.#key) return;
        this.cancel();
        this.#key = key;
        this.failed = false;
        this.review = this.#remembered.find(line);
    }

    async start(line: Line): Promise<void> {
        this.show(line);
        this.cancel();
        this.failed = false;
        const engine = this.#newEngine();
        const task = engine.review(line, (done, total, found) => {
            if (this.#task !== task) return;
            this.progress = { done, total };
            if (found) this.found = [...this.found, found];
        });
        this.#task = task;
        this.progress = { done: 0, total: line.decisions.length };
        try {
            const review = await task.result;
            this.#remembered.keep(line, review);
            this.#onreviewed(line, review);
            if (this.#task === task) this.review = review;
        } catch (problem) {
            if (this.#task === task) this.failed = !(problem instanceof Cancelled);
        } finally {
            engine.close();
            if (this.#task === task) this.#forget();
        }
    }

    cancel(): void {
        const task = this.#task;
        this.#forget();
        task?.cancel();
    }

    #forget(): void {
        this.#task = null;
        this.progress = null;
        this.found = [];
    }
}
