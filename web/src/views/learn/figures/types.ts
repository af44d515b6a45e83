import type { BoardMark } from '../../../board/types';
import type { Decision, Line, Player, Side } from '../../../core/types';

/** Something that could have been done instead, and what it leads to. Its text is found by the decision. */
export interface Alternative {
    decision: Decision;
    /** What follows, both sides' decisions; perhaps nothing. */
    answer: readonly Decision[];
    /** What it is worth to the player who decides, with best play of both; the solver has proved it. */
    verdict: 'win' | 'loss';
}

/** Where a figure pauses: one of its parts, or the position before all of them. */
export interface Stop {
    /** Of the part: `a` to `l`; empty before the first. */
    letter: string;
    /** Which of the figure's sequences it belongs to. */
    sequence: number;
    /** How many decisions have been taken. */
    step: number;
    /** How many events of the last decision have happened: blocked towers are told one by one. Null: all of them. */
    events: number | null;
    /** The part is about where the named tower may go. */
    options: boolean;
    marks: readonly BoardMark[];
    /** The order in which this player fills the home row is told. */
    fillOrder: { player: Player; from: Side } | null;
    /** What could have been decided instead of the last decision. */
    alternatives: readonly Alternative[];
}

export interface Figure {
    number: number;
    /** The first is the figure's own; others branch off or begin elsewhere. */
    sequences: readonly Line[];
    stops: readonly Stop[];
}
