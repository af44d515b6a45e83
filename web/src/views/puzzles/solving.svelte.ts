import { isFill } from '../../match/decision';
import type { Core } from '../../core/core';
import { Cancelled } from '../../core/engine';
import type { Decision, Line } from '../../core/types';
import { Tryout } from '../../match/tryout.svelte';
import type { Fault, Referee } from './referee';
import { deciderOf, type Task } from './task';

export type Phase =
    /** What came before is shown. */
    | 'lead'
    | 'asking'
    /** A decision was taken that may be wrong, and the engine is looking for the reason. */
    | 'judging'
    /** It was right, and the other side answers. */
    | 'answering'
    /** It was wrong, and what follows is shown. */
    | 'refuting'
    | 'refuted'
    | 'showing'
    | 'done';

/** Whoever keeps account of it. */
export interface Notes {
    miss(): void;
    hint(): void;
    giveUp(): void;
    /** Says whether it was solved at the first try of all, today's and earlier ones. */
    solve(clean: boolean): boolean;
}

/** How long things stand before the next one happens, in milliseconds. */
export interface Pace {
    beforeLead: number;
    beforeAnswer: number;
    betweenShown: number;
}

export const usualPace: Pace = { beforeLead: 500, beforeAnswer: 350, betweenShown: 900 };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A task on its way to being solved. The board shows `tryout`, and says when it has shown it. */
export class Solving {
    readonly task: Task;
    readonly tryout: Tryout;
    readonly #core: Core;
    readonly #referee: Pick<Referee, 'wins' | 'refute' | 'stop'>;
    readonly #notes: Notes;
    readonly #pace: Pace;

    phase = $state<Phase>('lead');
    /** How much of the solution has been played. */
    at = $state(0);
    /** How many right decisions the solver has taken. */
    decided = $state(0);
    misses = $state(0);
    hints = $state(0);
    /** How much of the next decision has been given away: 0 to `hintsHere`. */
    hintLevel = $state(0);
    gaveUp = $state(false);
    /** It was solved, and nothing went wrong before, in this view or an earlier one. */
    firstTry = $state(false);
    /** The decision that was refuted last, and why. */
    wrong = $state.raw<{ decision: Decision; fault: Fault | null } | null>(null);
    #run = 0;
    #onSettled: (() => void) | null = null;

    constructor(
        core: Core,
        task: Task,
        referee: Pick<Referee, 'wins' | 'refute' | 'stop'>,
        notes: Notes,
        pace: Pace = usualPace,
    ) {
        this.#core = core;
        this.task = task;
        this.#referee = referee;
        this.#notes = notes;
        this.#pace = pace;
        this.tryout = new Tryout(core, task.line, task.leadFrom);
    }

    /** The decision that is asked for; null at the end. */
    readonly next: Decision | null = $derived.by(() => this.task.solution[this.at] ?? null);
    /** A fill is one of two: there is nothing between the idea and the answer. */
    readonly hintsHere: number = $derived.by(() => (isFill(this.next ?? undefined) ? 2 : 3));
    /** The end of what has been played is on the board. */
    readonly atTip: boolean = $derived.by(() => this.tryout.step === this.tryout.last);
    readonly mayDecide: boolean = $derived.by(() => this.phase === 'asking' && this.atTip);

    /** Shows what came before and puts the question; also once more, from the beginning. */
    async begin(): Promise<void> {
        const run = this.#newRun();
        this.at = 0;
        this.decided = 0;
        this.misses = 0;
        this.hints = 0;
        this.hintLevel = 0;
        this.gaveUp = false;
        this.wrong = null;
        this.phase = 'lead';
        const { line, leadFrom } = this.task;
        this.tryout.open(line, leadFrom);
        for (let step = leadFrom; step < line.decisions.length; step += 1) {
            await wait(this.#pace.beforeLead);
            if (this.#run !== run) return;
            if (!(await this.#shown(run, () => this.tryout.jump(step + 1)))) return;
        }
        this.phase = 'asking';
    }

    /** Skips the rest of what is being shown before the question. */
    skipLead(): void {
        if (this.phase !== 'lead') return;
        this.#newRun();
        this.#putBack();
    }

    async decide(decision: Decision): Promise<void> {
        if (!this.mayDecide || !this.#core.decide(this.tryout.lineHere, decision).ok) return;
        const run = this.#newRun();
        const before = this.tryout.lineHere;
        const right = decision === this.next;
        this.phase = right ? 'answering' : 'judging';
        const shown = this.#shown(run, () => void this.tryout.play(decision));
        if (right) {
            if (await shown) await this.#goOn(run);
            return;
        }
        if (!this.task.othersMayDo) this.#miss(decision);
        try {
            const good = this.task.othersMayDo && (await this.#referee.wins(before, decision));
            if (this.#run !== run) return;
            if (good) {
                if (await shown) this.#finish();
                return;
            }
            if (this.task.othersMayDo) this.#miss(decision);
            const fault = await this.#referee.refute(this.tryout.line, this.task.solver, this.task.points);
            if ((await shown) && this.#run === run) await this.#showFault(run, decision, fault);
        } catch (error) {
            // The engine is no longer asked, or could not be: the decision is wrong all the same.
            if (this.#run === run && !(error instanceof Cancelled)) this.phase = 'refuted';
        }
    }

    /** The position of the question again. */
    retry(): void {
        if (this.phase !== 'refuting' && this.phase !== 'refuted' && this.phase !== 'judging') return;
        this.#newRun();
        this.#putBack();
    }

    /** Gives away a little more. */
    hint(): void {
        if (this.phase !== 'asking' || this.hintLevel >= this.hintsHere) return;
        this.tryout.jump(this.tryout.last);
        this.hintLevel += 1;
        this.hints += 1;
        this.#notes.hint();
    }

    async showSolution(): Promise<void> {
        if (this.phase === 'done' || this.phase === 'showing') return;
        const run = this.#newRun();
        if (!this.gaveUp) this.#notes.giveUp();
        this.gaveUp = true;
        this.#putBack();
        this.phase = 'showing';
        while (this.next !== null) {
            const decision = this.next;
            await wait(this.#pace.betweenShown);
            if (this.#run !== run) return;
            if (!(await this.#shown(run, () => void this.tryout.play(decision)))) return;
            this.at += 1;
        }
        this.phase = 'done';
    }

    /** Looks at another moment of what has been played. */
    look(step: number): void {
        if (this.phase === 'asking' || this.phase === 'refuted' || this.phase === 'done')
            this.tryout.jump(Math.max(step, this.task.leadFrom));
    }

    /** The board has shown the last thing that happened. */
    settled(): void {
        const told = this.#onSettled;
        this.#onSettled = null;
        told?.();
    }

    close(): void {
        this.#newRun();
    }

    #miss(decision: Decision): void {
        this.wrong = { decision, fault: null };
        this.misses += 1;
        this.#notes.miss();
    }

    /** The other side answers as the solution has it, until it is the solver's turn again. */
    async #goOn(run: number): Promise<void> {
        this.wrong = null;
        this.hintLevel = 0;
        this.decided += 1;
        for (;;) {
            this.at += 1;
            const answer = this.next;
            if (answer === null) return this.#finish();
            if (deciderOf(this.#core, this.tryout.lineHere) === this.task.solver) break;
            await wait(this.#pace.beforeAnswer);
            if (this.#run !== run) return;
            if (!(await this.#shown(run, () => void this.tryout.play(answer)))) return;
        }
        this.phase = 'asking';
    }

    async #showFault(run: number, decision: Decision, fault: Fault): Promise<void> {
        this.wrong = { decision, fault };
        this.phase = 'refuting';
        for (const answer of fault.line) {
            await wait(this.#pace.betweenShown);
            if (this.#run !== run) return;
            if (!(await this.#shown(run, () => void this.tryout.play(answer)))) return;
        }
        this.phase = 'refuted';
    }

    #finish(): void {
        this.phase = 'done';
        this.wrong = null;
        if (!this.gaveUp) this.firstTry = this.#notes.solve(this.misses === 0 && this.hints === 0);
    }

    #putBack(): void {
        const { line, solution } = this.task;
        const whole: Line = { ...line, decisions: [...line.decisions, ...solution.slice(0, this.at)] };
        this.tryout.open(whole);
        this.wrong = null;
        this.phase = 'asking';
    }

    /** Lets something happen on the board; true once it has been seen and nothing else has come between. */
    async #shown(run: number, happen: () => void): Promise<boolean> {
        const seen = new Promise<void>((resolve) => (this.#onSettled = resolve));
        happen();
        await seen;
        return this.#run === run;
    }

    #newRun(): number {
        this.#referee.stop();
        this.#onSettled = null;
        return ++this.#run;
    }
}
