import type { Analysis, AnalysisQuestion, Decision, Hint, Line, Review } from './types.js';

/** What can be asked of the worker, and what it answers in the end. */
export interface Answers {
    choose: { decision: Decision; thinkingMs: number };
    analyse: Analysis;
    hint: Hint;
    review: Review;
    bestLine: Decision[];
}

export type Question =
    | { kind: 'choose'; line: Line; level: number; seed: number }
    | { kind: 'analyse'; line: Line; question: AnalysisQuestion }
    | { kind: 'hint'; line: Line }
    | { kind: 'review'; line: Line }
    | { kind: 'bestLine'; line: Line };

/** To the worker: the compiled module first, then one question at a time. */
export type Request =
    | { kind: 'start'; module: WebAssembly.Module }
    | { kind: 'ask'; id: number; question: Question }
    | { kind: 'cancel'; id: number };

/** From the worker. What belongs to a question carries its number. */
export type Reply =
    | { kind: 'analysis'; id: number; analysis: Analysis }
    | { kind: 'progress'; id: number; done: number; total: number }
    | { kind: 'answer'; id: number; answer: Answers[Question['kind']] }
    | { kind: 'cancelled'; id: number }
    /** The question was wrong; the worker is well. */
    | { kind: 'refused'; id: number; message: string }
    /** The module is broken: end the worker. */
    | { kind: 'crashed'; id: number; message: string };
