import type { Decision, Event, Line, Player, Rule } from '../../core/types';
import type { ChapterId } from '../../words/book';

/** What has to come about on a live board. Every try is judged by the core. */
export type Goal =
    /** Anything may be tried, and nothing has to be. */
    | { kind: 'free' }
    /** One of these decisions, at the moment at which the exercise begins. */
    | { kind: 'decision'; decisions: readonly Decision[] }
    /** Something has to happen, at any time: a push, a blocked turn, a won round; to that player if one is named. */
    | { kind: 'event'; event: Event['kind']; player: Player | null }
    /** Something forbidden has to be tried, so that one of these rules answers. */
    | { kind: 'refused'; rules: readonly Rule[] };

/** A position to be tried on, with something to do. */
export interface Exercise {
    /** Unique in the whole book; its texts are found by it: `M6-blocked`. */
    id: string;
    line: Line;
    /** Whose towers the learner moves. The other side answers as `solution` has it, or else at its best. */
    hand: Player | 'both';
    /** Seen from Gold's side. */
    flipped: boolean;
    goal: Goal;
    /**
     * One way to the goal, the other side's decisions included; for `refused` a try such as `e1e8`, for `free` something
     * worth trying. Tests play it.
     */
    solution: readonly Decision[];
}

export interface Section {
    /** What follows `#/learn/`: a rule's English name, `M6`, or a word, `board`. */
    id: string;
    /** The rules that are told here: "Why?" with one of them opens this section. */
    rules: readonly Rule[];
    exercises: readonly Exercise[];
    /** The rulebook's examples, 1 to 10, that belong here. */
    figures: readonly number[];
}

export interface Chapter {
    id: ChapterId;
    sections: readonly Section[];
}
