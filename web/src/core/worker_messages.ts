import type { Analysis, AnalysisQuestion, Decision, Finding, Hint, Line, Review, ReviewedDecision } from './types.js';

/** The subject of an analysis. */
export interface Subject {
    line: Line;
    question: AnalysisQuestion;
}

/** Which moves to look at, and for how many nodes each. */
export interface Looking {
    moves: readonly number[];
    nodes: number;
}

/** Steps of a match, `to` not included. */
export interface Steps {
    from: number;
    to: number;
}

/** What came of it, with all that was known: the whole analysis, and what is still open in this stage or the next. */
export interface Looked {
    analysis: Analysis;
    open: number[];
    found: (Finding & { nodes: number; settled: boolean })[];
}

/** What can be asked of the worker, and what it answers in the end. */
export interface Answers {
    choose: { decision: Decision; thinkingMs: number };
    analyse: Analysis;
    look: Looked;
    hint: Hint;
    review: Review;
    bestLine: Decision[];
}

export type Question =
    | { kind: 'choose'; line: Line; level: number; seed: number }
    | ({ kind: 'analyse'; known?: readonly Finding[] } & Subject)
    /** A part of an analysis that others take part in. */
    | ({ kind: 'look'; known: readonly Finding[] } & Subject & Looking)
    | { kind: 'hint'; line: Line }
    /** All of it, or some steps. */
    | { kind: 'review'; line: Line; steps?: Steps }
    | { kind: 'bestLine'; line: Line };

/** To the worker: the compiled module first, then one question at a time. */
export type Request =
    | { kind: 'start'; module: WebAssembly.Module; tableMegabytes: number }
    | { kind: 'ask'; id: number; question: Question }
    | { kind: 'cancel'; id: number };

/** From the worker. What belongs to a question carries its number. */
export type Reply =
    | { kind: 'analysis'; id: number; analysis: Analysis }
    /** How far a review is, and what it has just found. */
    | { kind: 'progress'; id: number; done: number; total: number; found: ReviewedDecision | null }
    | { kind: 'answer'; id: number; answer: Answers[Question['kind']] }
    | { kind: 'cancelled'; id: number }
    /** The question was wrong; the worker is well. */
    | { kind: 'refused'; id: number; message: string }
    /** The module is broken: end the worker. */
    | { kind: 'crashed'; id: number; message: string };
