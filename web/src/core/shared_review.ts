import { Cancelled, type Task, type TellReview } from './engine.js';
import { reviewOf } from './questions.js';
import type { Hands } from './shared_analysis.js';
import type { Line, Review, ReviewedDecision } from './types.js';
import type { WorkerEngine } from './worker_engine.js';
import type { Steps } from './worker_messages.js';

/** Decisions that follow each other have much in common: this many of them are one worker's. */
const stepsInARow = 4;

/** One review by many hands, told in the order of the match. */
export class SharedReview {
    readonly result: Promise<Review>;
    readonly #hands: Hands;
    readonly #line: Line;
    readonly #tell: TellReview;
    /** By step; undefined where nobody has looked yet. */
    readonly #found: (ReviewedDecision | null | undefined)[];
    readonly #tasks = new Set<Task<Review>>();
    #parts: Steps[] = [];
    #told = 0;
    #ended = false;
    #resolve!: (review: Review) => void;
    #reject!: (error: unknown) => void;

    constructor(hands: Hands, line: Line, tell: TellReview) {
        this.#hands = hands;
        this.#line = line;
        this.#tell = tell;
        const total = line.decisions.length;
        this.#found = Array.from({ length: total });
        for (let from = 0; from < total; from += stepsInARow) {
            this.#parts.push({ from, to: Math.min(from + stepsInARow, total) });
        }
        this.result = new Promise((resolve, reject) => {
            this.#resolve = resolve;
            this.#reject = reject;
        });
        this.result.catch(() => undefined);
        if (total === 0) this.#resolve(reviewOf([]));
        for (const hand of hands) this.#employ(hand);
    }

    end(error: unknown): void {
        if (this.#ended) return;
        this.#ended = true;
        this.#reject(error);
        for (const task of this.#tasks) task.cancel();
    }

    #employ(hand: WorkerEngine): void {
        const part = this.#ended ? undefined : this.#parts.shift();
        if (part === undefined) return;
        const task = hand.review(this.#line, (done, _total, found) => this.#take(done - 1, found), part);
        this.#tasks.add(task);
        task.result.then(
            () => {
                this.#tasks.delete(task);
                this.#employ(hand);
            },
            (error: unknown) => {
                this.#tasks.delete(task);
                this.#lose(hand, part, error);
            },
        );
    }

    #take(step: number, found: ReviewedDecision | null): void {
        if (this.#ended) return;
        this.#found[step] ??= found;
        while (this.#told < this.#found.length) {
            const next = this.#found[this.#told];
            if (next === undefined) return;
            this.#tell(++this.#told, this.#found.length, next);
        }
        this.#ended = true;
        this.#resolve(reviewOf(this.#found.filter((one) => one != null)));
    }

    /** The first takes over what another has left; without the first there is nobody to ask. */
    #lose(hand: WorkerEngine, part: Steps, error: unknown): void {
        if (hand === this.#hands[0] || error instanceof Cancelled) {
            this.end(error);
            return;
        }
        this.#parts = [part, ...this.#parts];
        if (this.#tasks.size === 0) this.#employ(this.#hands[0]);
    }
}
