import type { Core } from '../core/core';
import type { Decision } from '../core/types';
import type { Task } from '../views/puzzles/task';
import { Tryout } from '../match/tryout.svelte';

/** A puzzle that is solved by hand: each decision is right or it is not, and the other side answers as the solution says. */
export class EmbeddedPuzzle {
    readonly task: Task;
    readonly tryout: Tryout;
    /** How much of the solution stands on the board. */
    #at = $state(0);
    verdict = $state<'right' | 'wrong' | null>(null);
    /** It may be stepped through: it was solved, or given up. */
    open = $state<'solved' | 'shown' | null>(null);

    constructor(core: Core, task: Task) {
        this.task = task;
        this.tryout = new Tryout(core, task.line);
    }

    /** It is the solver's turn. */
    readonly asks: boolean = $derived.by(
        () => this.open === null && this.tryout.settled && this.tryout.state.decider === this.task.solver,
    );

    decide(decision: Decision): void {
        if (!this.asks) return;
        const right = decision === this.task.solution[this.#at];
        this.verdict = right ? 'right' : 'wrong';
        if (right) this.#play(decision);
    }

    /** Called after the board has shown the last move: the other side answers, or it is over. */
    goOn(): void {
        const next = this.task.solution[this.#at];
        if (this.open !== null) return;
        if (next === undefined) this.open = 'solved';
        else if (this.tryout.state.decider !== this.task.solver) this.#play(next);
    }

    /** Everything at once, to be stepped through from the question on. */
    show(): void {
        const { line, solution } = this.task;
        this.open = 'shown';
        this.verdict = null;
        this.tryout.open({ ...line, decisions: [...line.decisions, ...solution] }, line.decisions.length);
    }

    #play(decision: Decision): void {
        this.tryout.play(decision);
        this.#at += 1;
    }
}
