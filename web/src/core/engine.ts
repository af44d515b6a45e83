import type { Analysis, AnalysisQuestion, Decision, Hint, Line, Review } from './types';

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

/** The core in a worker of its own: questions that take time. One question at a time; others wait. */
export interface Engine {
    /** What a computer of that level decides, and how long a person of its strength would think. */
    choose(line: Line, level: number, seed: number): Task<{ decision: Decision; thinkingMs: number }>;
    /** Every choice with its verdict, told again and again as more is proved. */
    analyse(line: Line, question: AnalysisQuestion, tell: (analysis: Analysis) => void): Task<Analysis>;
    hint(line: Line): Task<Hint>;
    review(line: Line, tell: (done: number, total: number) => void): Task<Review>;
    /** The best play of both sides from here on. */
    bestLine(line: Line): Task<Decision[]>;
    /** Ends the worker. */
    close(): void;
}
