import type { Analysis, AnalysisQuestion, Decision, Finding, Hint, Line, Review, ReviewedDecision } from './types.js';

/** A question that is being answered. Cancelling makes the promise reject with `Cancelled`. */
export interface Task<T> {
    readonly result: Promise<T>;
    cancel(): void;
}

export class Cancelled extends Error {
    constructor() {
        super('cancelled');
        this.name = 'Cancelled';
    }
}

/** How many decisions of a review are done, and what was found of the last one; null where there was nothing to judge. */
export type TellReview = (done: number, total: number, found: ReviewedDecision | null) => void;

/** The core in a worker of its own: questions that take time. One question at a time; others wait. */
export interface Engine {
    /**
     * What a computer of that level, 1 to 10, decides, and how long a person of its strength would think. The same seed
     * plays the same match again.
     */
    choose(line: Line, level: number, seed?: number): Task<{ decision: Decision; thinkingMs: number }>;
    /**
     * Every choice with its verdict, told again and again as more is proved. What is `known` already is not searched for
     * again.
     */
    analyse(
        line: Line,
        question?: Partial<AnalysisQuestion>,
        tell?: (analysis: Analysis) => void,
        known?: readonly Finding[],
    ): Task<Analysis>;
    /** What to play, and why. */
    hint(line: Line): Task<Hint>;
    /** Every decision with its verdict before and after. Told of each as it is found. */
    review(line: Line, tell?: TellReview): Task<Review>;
    /** The best play of both sides from here on. */
    bestLine(line: Line): Task<Decision[]>;
    /** Ends the worker; what was asked rejects with `Cancelled`. */
    close(): void;
}
