import { isFill } from '../../match/decision';
import type { Core } from '../../core/core';
import { Cancelled, type Engine, type Task as Question } from '../../core/engine';
import type { Analysis, AnalysisQuestion, Choice, Decision, Line, Player } from '../../core/types';
import { pointsIn } from '../../match/boardview';
import { byPoints, byVerdict, isSettled, winsOf } from './choices';

/** What is wrong with a decision. */
export interface Fault {
    /** It loses; it wins too few points; it gives the next round away; nobody could say why. */
    kind: 'loses' | 'too-few' | 'fill' | 'unclear';
    /** What follows it, as far as it is shown. */
    line: readonly Decision[];
    /** How many moves the winner needs for it, 0 when the round is over; null when that is not known. */
    moves: number | null;
    /** What the solver scores with it at most; only where points are asked for. */
    points: number | null;
    /** After a wrong fill: first moves with which the Challenger wins. */
    openings: readonly Decision[];
}

const shownAtMost = 7;
const oneWinWillDoAfterMs = 1500;
const plain: AnalysisQuestion = { distance: false, points: false, match: false };
const unclear: Fault = { kind: 'unclear', line: [], moves: null, points: null, openings: [] };

/** Finds out what is wrong with a decision. It has an engine, and gives it so much time. */
export class Referee {
    readonly #core: Core;
    readonly #engine: Engine;
    readonly #patienceMs: number;
    #asked: Question<unknown> | null = null;

    constructor(core: Core, engine: Engine, patienceMs = 6000) {
        this.#core = core;
        this.#engine = engine;
        this.#patienceMs = patienceMs;
    }

    /** Whether the decision wins the round, or after a fill the next one. */
    async wins(line: Line, decision: Decision): Promise<boolean> {
        const question = { ...plain, match: isFill(decision) };
        const settled = await this.#analyse(line, question, ({ choices }) => isSettled(choices, decision));
        return settled?.choices.find((choice) => choice.decision === decision)?.verdict === 'win';
    }

    /** `line` ends with the wrong decision. */
    async refute(line: Line, solver: Player, points: number): Promise<Fault> {
        const looked = this.#core.look(line);
        if (!looked.ok) return unclear;
        if (looked.value.phase !== 'playing') return this.#atOnce(line, solver);
        if (isFill(line.decisions.at(-1))) return this.#wrongFill(line);
        return points > 1 ? this.#fewerPoints(line, solver) : this.#loss(line, solver);
    }

    /** Whoever asked has gone. */
    stop(): void {
        this.#asked?.cancel();
        this.#asked = null;
    }

    close(): void {
        this.stop();
        this.#engine.close();
    }

    #atOnce(line: Line, solver: Player): Fault {
        const events = this.#core.eventsAt(line, line.decisions.length - 1);
        const won = events.some(
            (event) =>
                (event.kind === 'round-won' && event.tower.player === solver) ||
                (event.kind === 'deadlock' && event.loser !== solver),
        );
        if (!won) return { ...unclear, kind: 'loses', moves: 0 };
        return { ...unclear, kind: 'too-few', moves: 0, points: pointsIn(events)[solver] };
    }

    async #loss(line: Line, solver: Player): Promise<Fault> {
        const best = await this.#within(this.#engine.bestLine(line));
        if (!best) return { ...unclear, kind: 'loses', line: await this.#walk(line, plain, 5, byVerdict) };
        return {
            ...unclear,
            kind: 'loses',
            line: best.slice(0, shownAtMost),
            moves: this.#movesOfOther(line, best, solver),
        };
    }

    /** Both sides fight for points: the one who is ahead for more, the other for fewer. */
    async #fewerPoints(line: Line, solver: Player): Promise<Fault> {
        const first = await this.#analyse(line, { ...plain, distance: true, points: true });
        const best = first?.choices.toSorted(byPoints)[0];
        if (!first || !best || best.points === null) return unclear;
        const margin = this.#decider(line) === solver ? best.points : -best.points;
        const question = { ...plain, distance: true, points: true };
        const rest = await this.#walk(line, question, shownAtMost, byPoints);
        return margin > 0
            ? { ...unclear, kind: 'too-few', line: rest, points: margin }
            : {
                  ...unclear,
                  kind: 'loses',
                  line: rest,
                  moves: this.#isOver(line, rest) && rest.length === 1 ? 1 : null,
              };
    }

    async #wrongFill(line: Line): Promise<Fault> {
        const begun = Date.now();
        const enough = ({ choices }: Analysis): boolean =>
            winsOf(choices).length >= (Date.now() - begun < oneWinWillDoAfterMs ? 3 : 1);
        const known = await this.#analyse(line, plain, enough);
        const openings = winsOf(known?.choices ?? []);
        return { ...unclear, kind: 'fill', openings, line: openings.slice(0, 1) };
    }

    async #walk(
        line: Line,
        question: AnalysisQuestion,
        most: number,
        order: (a: Choice, b: Choice) => number,
    ): Promise<Decision[]> {
        const walked: Decision[] = [];
        while (walked.length < most) {
            const here: Line = { ...line, decisions: [...line.decisions, ...walked] };
            const looked = this.#core.look(here);
            if (!looked.ok || looked.value.phase !== 'playing') break;
            const enough = question.points ? undefined : ({ choices }: Analysis) => winsOf(choices).length > 0;
            const best = (await this.#analyse(here, question, enough))?.choices.toSorted(order)[0];
            if (!best) break;
            walked.push(best.decision);
        }
        return walked;
    }

    #isOver(line: Line, rest: readonly Decision[]): boolean {
        const looked = this.#core.look({ ...line, decisions: [...line.decisions, ...rest] });
        return looked.ok && looked.value.phase !== 'playing';
    }

    #movesOfOther(line: Line, best: readonly Decision[], solver: Player): number {
        const before = best.map((_, index) => ({ ...line, decisions: [...line.decisions, ...best.slice(0, index)] }));
        return before.filter((each) => this.#decider(each) !== solver).length;
    }

    #decider(line: Line): Player | null {
        const looked = this.#core.look(line);
        return looked.ok ? looked.value.decider : null;
    }

    /** Until all is known or `enough` is; null when it took too long and nothing was told. */
    async #analyse(
        line: Line,
        question: AnalysisQuestion,
        enough: (analysis: Analysis) => boolean = () => false,
    ): Promise<Analysis | null> {
        let last: Analysis | null = null;
        let satisfied = false;
        const task = this.#engine.analyse(line, question, (analysis) => {
            if (satisfied) return;
            last = analysis;
            if (!enough(analysis)) return;
            satisfied = true;
            task.cancel();
        });
        const whole = await this.#within(task, () => satisfied);
        return whole ?? last;
    }

    /** The answer; null when it was not there in time. Somebody else's cancel is passed on. */
    async #within<T>(task: Question<T>, intended: () => boolean = () => false): Promise<T | null> {
        this.#asked = task;
        let late = false;
        const timer = setTimeout(() => {
            late = true;
            task.cancel();
        }, this.#patienceMs);
        try {
            return await task.result;
        } catch (error) {
            if (error instanceof Cancelled && (late || intended())) return null;
            throw error;
        } finally {
            clearTimeout(timer);
            if (this.#asked === task) this.#asked = null;
        }
    }
}
