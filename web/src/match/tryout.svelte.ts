import { after } from '../board/state';
import type { Core } from '../core/core';
import type { CoreError, Decision, Event, Line, MatchState, PlacedTower, Result, Square } from '../core/types';
import { moveIn } from './boardview';

/** What is being tried out: a line that can be played on from any of its steps. Everything is judged by the core. */
export class Tryout {
    readonly core: Core;
    /** All decisions, those that were stepped back over too. */
    #line = $state.raw<Line>({ format: { kind: 'single', rounds: 1 }, start: null, decisions: [] });
    step = $state(0);
    /** What the board should show happening; empty after a jump. */
    happening = $state.raw<readonly Event[]>([]);
    #settledFor = $state.raw<readonly Event[] | null>(null);
    /** Why the last try was not allowed; gone with the next one that is. */
    refusal = $state.raw<CoreError | null>(null);

    constructor(core: Core, line: Line, step = line.decisions.length) {
        this.core = core;
        this.open(line, step);
    }

    readonly line: Line = $derived.by(() => this.#line);
    /** As far as it has been gone. */
    readonly lineHere: Line = $derived.by(() => ({
        ...this.#line,
        decisions: this.#line.decisions.slice(0, this.step),
    }));
    readonly last: number = $derived.by(() => this.#line.decisions.length);
    readonly state: MatchState = $derived.by(() => {
        const looked = this.core.look(this.lineHere);
        // Only what the core has allowed gets into a line; what others write down is held to that by tests.
        if (!looked.ok) throw new Error(`${looked.error.sentence}: ${this.lineHere.decisions.join(' ')}`);
        return looked.value;
    });
    /** The board has shown the last happening to its end. */
    readonly settled: boolean = $derived.by(() => this.happening.length === 0 || this.#settledFor === this.happening);
    /** What the decision before this moment did. */
    readonly lastEvents: readonly Event[] = $derived.by(() =>
        this.step > 0 ? this.core.eventsAt(this.#line, this.step - 1) : [],
    );
    readonly lastMove = $derived.by(() => moveIn(this.lastEvents));
    /** As they stand. Between rounds and at the end a new ring stays where everybody saw it put. */
    readonly towers: PlacedTower[] = $derived.by(() => {
        const { phase, position } = this.state;
        if (phase === 'playing') return position.towers;
        return this.lastEvents.filter((event) => event.kind === 'ring').reduce<PlacedTower[]>(after, position.towers);
    });

    /** Begins anew with another line. */
    open(line: Line, step = line.decisions.length): void {
        this.#line = line;
        this.step = step;
        this.happening = [];
        this.refusal = null;
    }

    /** Plays a decision from here; what had been stepped back over is forgotten. */
    play(decision: Decision): Result<readonly Event[]> {
        const decided = this.core.decide(this.lineHere, decision);
        if (!decided.ok) {
            this.refusal = decided.error;
            return decided;
        }
        this.refusal = null;
        this.#line = { ...this.#line, decisions: [...this.lineHere.decisions, decision] };
        this.step += 1;
        this.happening = decided.value.events;
        return { ok: true, value: decided.value.events };
    }

    /** The decision that goes from one square to another; null when it is not allowed, and then `refusal` says why. */
    decisionFor(from: Square, to: Square): Decision | null {
        const move = this.state.position.moves.find((each) => each.from === from && each.to === to);
        if (move) return move.text;
        const why = this.core.whyNot(this.lineHere, from, to);
        if (!why.ok) this.refusal = why.error;
        return null;
    }

    /** Goes to a step; one step on is shown happening. */
    jump(step: number): void {
        const goal = Math.min(Math.max(step, 0), this.last);
        this.refusal = null;
        if (goal === this.step) return;
        this.happening = goal === this.step + 1 ? this.core.eventsAt(this.#line, this.step) : [];
        this.step = goal;
    }

    settle(): void {
        this.#settledFor = this.happening;
    }
}
