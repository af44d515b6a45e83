import { Cancelled, type Engine, type Task, type TellReview } from './engine.js';
import { lineKey } from './line_text.js';
import { SharedAnalysis, type Hands } from './shared_analysis.js';
import { SharedReview } from './shared_review.js';
import type { Analysis, AnalysisQuestion, Decision, Finding, Hint, Line, Review } from './types.js';
import type { WorkerEngine } from './worker_engine.js';

/** N workers, at least one. Their tables together are no larger than four of one's own. */
export function newCrewOf(newHand: (tableMegabytes: number) => WorkerEngine, workers: number): Engine {
    const share = Math.min(Math.max(Math.floor(256 / workers), 16), 64);
    const hand = () => newHand(share);
    return workers > 1 ? new Crew([hand(), ...Array.from({ length: workers - 1 }, hand)]) : hand();
}

/**
 * Several workers, each with a table of its own: they share out the moves of an analysis that takes longer, and the
 * decisions of a review. Everything else is asked of the first.
 */
export class Crew implements Engine {
    readonly #hands: Hands;
    /** The last analysis: the worker that looked at the best choice knows its best line. */
    #last: { key: string; best: Decision; hand: WorkerEngine } | null = null;

    constructor(hands: Hands) {
        this.#hands = hands;
    }

    choose(line: Line, level: number, seed?: number): Task<{ decision: Decision; thinkingMs: number }> {
        return this.#hands[0].choose(line, level, seed);
    }

    hint(line: Line): Task<Hint> {
        return this.#hands[0].hint(line);
    }

    review(line: Line, tell: TellReview = () => undefined): Task<Review> {
        const shared = new SharedReview(this.#hands, line, tell);
        return { result: shared.result, cancel: () => shared.end(new Cancelled()) };
    }

    analyse(
        line: Line,
        asked: Partial<AnalysisQuestion> = {},
        tell: (analysis: Analysis) => void = () => undefined,
        known: readonly Finding[] = [],
    ): Task<Analysis> {
        const question = { distance: false, points: false, match: false, ...asked };
        const shared = new SharedAnalysis(this.#hands, { line, question }, tell, known);
        const result = shared.result.then((analysis) => {
            const best = bestOf(analysis);
            this.#last = best && {
                key: lineKey(line),
                best: best.decision,
                hand: shared.ownerOf(best.index) ?? this.#hands[0],
            };
            return analysis;
        });
        result.catch(() => undefined);
        return { result, cancel: () => shared.end(new Cancelled()) };
    }

    bestLine(line: Line): Task<Decision[]> {
        const last = this.#last;
        if (last?.key !== lineKey(line)) return this.#hands[0].bestLine(line);
        const rest = last.hand.bestLine({ ...line, decisions: [...line.decisions, last.best] });
        const result = rest.result.then((moves) => [last.best, ...moves]);
        result.catch(() => undefined);
        return { result, cancel: () => rest.cancel() };
    }

    close(): void {
        for (const hand of this.#hands) hand.close();
    }
}

/** The first of those that are worth as much as the whole, once all is known. */
function bestOf({ choices, verdict, distance }: Analysis): { index: number; decision: Decision } | null {
    const index = choices.findIndex((choice) => choice.verdict === verdict && choice.distance === distance);
    const decision = choices[index]?.decision;
    return distance === null || decision === undefined ? null : { index, decision };
}
