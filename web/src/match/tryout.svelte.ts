import type { Core, Timeline } from '../core/core';
import type { CoreError, Decision, Event, Line, MatchState, PlacedTower, Result, Square } from '../core/types';
import { Cursor } from './cursor.svelte';

/** What is being tried out: a line that can be played on from any of its steps. Everything is judged by the core. */
export class Tryout {
    readonly core: Core;
    #timeline: Timeline;
    /** All decisions, those that were stepped back over too. */
    #line = $state.raw() as Line;
    readonly cursor = new Cursor({
        last: () => this.#line.decisions.length,
        momentAt: (step) => {
            void this.#line; // another line is another timeline
            return this.#timeline.moment(step);
        },
    });
    /** Why the last try was not allowed; gone with the next one that is. */
    refusal = $state.raw<CoreError | null>(null);

    constructor(core: Core, line: Line, step = line.decisions.length) {
        this.core = core;
        this.#timeline = this.#held(line);
        this.#line = line;
        this.cursor.place(step);
    }

    readonly line: Line = $derived.by(() => this.#line);
    /** As far as it has been gone. */
    readonly lineHere: Line = $derived.by(() => ({
        ...this.#line,
        decisions: this.#line.decisions.slice(0, this.cursor.step),
    }));

    get step(): number {
        return this.cursor.step;
    }
    get last(): number {
        return this.cursor.last;
    }
    get state(): MatchState {
        return this.cursor.state;
    }
    get happening(): readonly Event[] {
        return this.cursor.happening;
    }
    get settled(): boolean {
        return this.cursor.settled;
    }
    get lastEvents(): readonly Event[] {
        return this.cursor.lastEvents;
    }
    get lastMove(): { from: Square; to: Square } | null {
        return this.cursor.lastMove;
    }
    get towers(): PlacedTower[] {
        return this.cursor.towers;
    }

    /** Begins anew with another line. */
    open(line: Line, step = line.decisions.length): void {
        this.#timeline.release();
        this.#timeline = this.#held(line);
        this.#line = line;
        this.refusal = null;
        this.cursor.place(step);
    }

    /** Plays a decision from here; what had been stepped back over is forgotten. */
    play(decision: Decision): Result<readonly Event[]> {
        const decided = this.#timeline.attempt(this.step, decision);
        if (!decided.ok) {
            this.refusal = decided.error;
            return decided;
        }
        this.refusal = null;
        const decisions = [...this.lineHere.decisions, decision];
        this.#timeline.become(decisions);
        this.#line = { ...this.#line, decisions };
        this.cursor.show(decided.value.events);
        return { ok: true, value: decided.value.events };
    }

    /** The decision that goes from one square to another; null when it is not allowed, and then `refusal` says why. */
    decisionFor(from: Square, to: Square): Decision | null {
        const move = this.state.position.moves.find((each) => each.from === from && each.to === to);
        if (move) return move.text;
        const why = this.#timeline.whyNot(this.step, from, to);
        if (!why.ok) this.refusal = why.error;
        return null;
    }

    /** Goes to a step; one step on is shown happening. */
    jump(step: number): void {
        this.refusal = null;
        this.cursor.jump(step);
    }

    settle(): void {
        this.cursor.settle();
    }

    #held(line: Line): Timeline {
        const opened = this.core.open(line);
        // Only what the core has allowed gets into a line; what others write down is held to that by tests.
        if (!opened.ok) throw new Error(`${opened.error.sentence}: ${line.decisions.join(' ')}`);
        return opened.value;
    }
}
