import type { Core } from '../../core/core';
import type { Engine } from '../../core/engine';
import type { Decision, Event, Player } from '../../core/types';
import type { Time } from '../../browser/time';
import { Tryout } from '../../match/tryout.svelte';
import { isReached, isRefusedAsAsked } from './goal';
import type { Exercise } from './types';

export interface ExerciseParts {
    core: Core;
    /** Asked for when the other side first has to find an answer of its own. */
    engine: () => Engine;
    time: Time;
    onsolved: () => void;
}

/**
 * A word about a move that is allowed and does not solve the exercise: it can never do so any more (`not-asked`), a
 * forbidden one is looked for (`allowed`), it may yet come (`not-yet`), it did not come about (`missed`).
 */
export type Remark = 'not-asked' | 'allowed' | 'not-yet' | 'missed';

/** What has been played can be seen before it is answered. */
const answerAfterMs = 450;
/** The other side defends as well as it can. */
const bestLevel = 10;

/** An exercise that somebody is trying. The core judges every try. */
export class Exercising {
    readonly exercise: Exercise;
    readonly tryout: Tryout;
    readonly #parts: ExerciseParts;
    readonly #first: number;

    solved = $state(false);
    hinted = $state(false);
    /** The other side is looking for its answer. */
    thinking = $state(false);
    /** The goal has been reached, and the board is still showing how. */
    #reached = $state(false);
    #answering: AbortController | null = null;

    constructor(exercise: Exercise, parts: ExerciseParts) {
        this.exercise = exercise;
        this.#parts = parts;
        this.#first = exercise.line.decisions.length;
        this.tryout = new Tryout(parts.core, exercise.line);
    }

    readonly played: readonly Decision[] = $derived.by(() => this.tryout.lineHere.decisions.slice(this.#first));
    /** Everything so far is as the solution has it. */
    readonly followed: boolean = $derived.by(() =>
        this.played.every((decision, index) => decision === this.exercise.solution[index]),
    );
    readonly #decider: Player | null = $derived.by(() => this.tryout.state.decider);
    /** The learner is to decide. */
    readonly mine: boolean = $derived.by(() => this.isOwn(this.#decider));
    readonly remark: Remark | null = $derived.by(() => {
        const { goal } = this.exercise;
        const silent = this.solved || this.#reached || this.followed || goal.kind === 'free';
        if (silent || !this.tryout.settled || this.thinking || this.tryout.refusal) return null;
        if (goal.kind === 'decision') return 'not-asked';
        if (goal.kind === 'refused') return 'allowed';
        return this.mine ? 'not-yet' : 'missed';
    });
    /** Whose towers may be touched. A decision that had to be another one is taken back first. */
    readonly hand: Player | 'both' | null = $derived.by(() =>
        this.remark === 'not-asked' || this.thinking ? null : this.exercise.hand,
    );
    /** What the learner's last decision did, with the answer to it. */
    readonly told: readonly Event[] = $derived.by(() => {
        const { tryout } = this;
        const from = this.#lastOwnStep() ?? this.#first;
        return Array.from({ length: tryout.step - from }, (_, index) => from + index).flatMap((step) =>
            tryout.core.eventsAt(tryout.lineHere, step),
        );
    });
    readonly canTakeBack: boolean = $derived.by(() => this.#lastOwnStep() !== null);

    isOwn(player: Player | null): boolean {
        const { hand } = this.exercise;
        return player !== null && (hand === 'both' || hand === player);
    }

    /** The other side may be the one that begins. */
    begin(): void {
        this.#attend();
    }

    /** The learner decides. */
    decide(decision: Decision): void {
        if (!this.mine || this.hand === null) return;
        this.hinted = false; // It was about the moment before.
        this.#play(decision);
    }

    /** Something was tried that is not allowed, and the core has said why. */
    refused(): void {
        if (!isRefusedAsAsked(this.exercise.goal, this.tryout.refusal?.rule ?? null)) return;
        this.#solve();
    }

    /** The board has shown the last happening to its end. */
    settled(): void {
        this.tryout.settle();
        if (this.#reached) this.#solve();
        this.#attend();
    }

    takeBack(): void {
        const step = this.#lastOwnStep();
        if (step !== null) this.#goBackTo(step);
    }

    startAgain(): void {
        this.#goBackTo(this.#first);
        this.#attend();
    }

    /** Whatever is being thought about is no matter any more. */
    leave(): void {
        this.#answering?.abort();
        this.#answering = null;
        this.thinking = false;
    }

    #play(decision: Decision): void {
        if (this.#reached) this.#solve();
        const index = this.played.length;
        const done = this.tryout.play(decision);
        if (done.ok) this.#reached = !this.solved && isReached(this.exercise.goal, index, decision, done.value);
    }

    #solve(): void {
        this.#reached = false;
        this.solved = true;
        this.#parts.onsolved();
    }

    #goBackTo(step: number): void {
        this.leave();
        this.#reached = false;
        this.solved = false;
        this.hinted = false;
        this.tryout.jump(step);
    }

    #lastOwnStep(): number | null {
        const { core, lineHere, step } = this.tryout;
        for (let before = step - 1; before >= this.#first; --before) {
            const seen = core.look({ ...lineHere, decisions: lineHere.decisions.slice(0, before) });
            if (seen.ok && this.isOwn(seen.value.decider)) return before;
        }
        return null;
    }

    /** What the solution has the other side do now. */
    #prescribed(): Decision | null {
        return this.followed ? (this.exercise.solution[this.played.length] ?? null) : null;
    }

    /** How the other side punishes a decision that was not asked for, if it can reach the far row with its next one. */
    #punishment(): Decision | null {
        if (this.exercise.goal.kind !== 'decision' || this.solved || this.#reached) return null;
        const { core, lineHere, state } = this.tryout;
        const wins = (decision: Decision): boolean => {
            const done = core.decide(lineHere, decision);
            return done.ok && done.value.events.some(({ kind }) => kind === 'round-won');
        };
        return state.position.moves.find(({ text }) => wins(text))?.text ?? null;
    }

    /** An exercise that can no longer be solved, or has been, needs no other answer than what its solution shows. */
    #isToAnswer(): boolean {
        if (this.#decider === null || this.mine || this.#answering) return false;
        const { kind } = this.exercise.goal;
        if (kind === 'free' || this.#prescribed() !== null || this.#punishment() !== null) return true;
        return kind === 'event' && !this.solved;
    }

    /** Lets the other side answer, if it is to. */
    #attend(): void {
        if (this.#isToAnswer()) void this.#answer();
    }

    async #answer(): Promise<void> {
        const stop = new AbortController();
        this.#answering = stop;
        this.thinking = true;
        let decision: Decision | null = null;
        try {
            await this.#parts.time.sleep(answerAfterMs, stop.signal);
            decision = this.#prescribed() ?? this.#punishment() ?? (await this.#bestAnswer(stop.signal));
        } catch {
            // Taken back, left, or no worker to be had: then it stays with what is on the board.
        }
        if (this.#answering !== stop) return;
        this.#answering = null;
        this.thinking = false;
        if (decision !== null) this.#play(decision);
    }

    async #bestAnswer(signal: AbortSignal): Promise<Decision> {
        const task = this.#parts.engine().choose(this.tryout.lineHere, bestLevel, 0);
        signal.addEventListener('abort', () => task.cancel(), { once: true });
        return (await task.result).decision;
    }
}
