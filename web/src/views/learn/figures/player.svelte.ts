import type { Core } from '../../../core/core';
import type { Decision, Event, Line, Player } from '../../../core/types';
import { Tryout } from '../../../match/tryout.svelte';
import { happeningAt, lineOf, midstOf, pathTo, type Midst } from './moment';
import type { Alternative, Figure, Stop } from './types';

/** Away from the figure: something else was decided. */
export interface Aside {
    /** How many decisions of the figure came before. */
    step: number;
    /** The stop to return to. */
    back: number;
    /** Whose decision it was. */
    side: Player;
    /** What the book says about it; null when it says nothing. */
    known: Alternative | null;
}

/** What a figure asks of the world: a strong answer to a move that the book does not know, and time to look. */
export interface Surroundings {
    answer: (line: Line) => Promise<Decision | null>;
    pause: () => Promise<void>;
}

/** A figure that is stepped through, forwards and backwards, and left for what could have been done instead. */
export class FigurePlayer {
    readonly core: Core;
    readonly figure: Figure;
    readonly tryout: Tryout;
    readonly #surroundings: Surroundings;
    index = $state(0);
    aside = $state.raw<Aside | null>(null);
    /** The stops whose move was found on the board, not shown. */
    found = $state.raw<ReadonlySet<number>>(new Set());
    /** An answer is being looked for. */
    thinking = $state(false);
    #toCome: readonly Decision[] = [];

    constructor(core: Core, figure: Figure, index: number, surroundings: Surroundings) {
        this.core = core;
        this.figure = figure;
        this.#surroundings = surroundings;
        this.index = index;
        const stop = figure.stops[index] as Stop;
        this.tryout = new Tryout(core, lineOf(figure, stop), stop.step);
    }

    readonly stop: Stop = $derived.by(() => this.figure.stops[this.index] as Stop);
    readonly last: number = $derived.by(() => this.figure.stops.length - 1);
    readonly midst: Midst | null = $derived.by(() => (this.aside ? null : midstOf(this.core, this.figure, this.stop)));
    /** The figure goes on with a decision: somebody could find it. */
    readonly asks: boolean = $derived.by(() => {
        const { decisions } = lineOf(this.figure, this.stop);
        return !this.aside && !this.midst && this.stop.step < decisions.length;
    });
    /** What has just happened: at this stop, or since the figure was left. */
    readonly happened: readonly Event[] = $derived.by(() => {
        if (!this.aside) return happeningAt(this.core, this.figure, this.index);
        const { line, step } = this.tryout;
        const steps = Array.from({ length: step - this.aside.step }, (_, index) => (this.aside?.step ?? 0) + index);
        return steps.flatMap((each) => this.core.eventsAt(line, each));
    });

    /** Goes to a stop; the next one is shown happening. */
    jump(index: number): void {
        const goal = Math.min(Math.max(index, 0), this.last);
        this.#show(goal, !this.aside && goal === this.index + 1);
    }

    /** Something was decided on the board. True when the figure goes on with it. */
    decide(decision: Decision): boolean {
        if (this.aside) {
            this.tryout.play(decision);
            return false;
        }
        const next = this.#stopAfter([...pathTo(this.figure, this.stop), decision]);
        if (next !== null) {
            this.#show(next, true);
            this.found = new Set([...this.found, next]);
            return true;
        }
        this.#leave(decision, this.index, this.#knownHere(decision));
        return false;
    }

    /** Shows what could have been done instead of the last decision. */
    instead(alternative: Alternative): void {
        const { stop, index } = this;
        this.tryout.open(lineOf(this.figure, stop), stop.step - 1);
        this.#leave(alternative.decision, index, alternative);
    }

    return(): void {
        if (this.aside) this.#show(this.aside.back, false);
    }

    /** The board has come to rest: away from the figure, the answer follows. */
    async goOn(): Promise<void> {
        const { aside } = this;
        if (!aside || this.thinking) return;
        const { state } = this.tryout;
        const answers = state.phase === 'playing' && state.decider !== aside.side;
        if (this.#toCome.length === 0 && !answers) return;
        this.thinking = true;
        const { lineHere, step } = this.tryout;
        const [answer] = await Promise.all([
            this.#toCome[0] ?? this.#surroundings.answer(lineHere).catch(() => null),
            this.#surroundings.pause(),
        ]);
        // Meanwhile somebody may have gone back, or elsewhere.
        if (this.aside !== aside || this.tryout.step !== step) return;
        this.thinking = false;
        this.#toCome = this.#toCome.slice(1);
        if (answer) this.tryout.play(answer);
    }

    #show(index: number, happening: boolean): void {
        const stop = this.figure.stops[index] as Stop;
        this.index = index;
        this.#forgetAside();
        this.tryout.open(lineOf(this.figure, stop), stop.step);
        if (happening) this.tryout.cursor.happening = happeningAt(this.core, this.figure, index);
    }

    #leave(decision: Decision, back: number, known: Alternative | null): void {
        const { step, state } = this.tryout;
        this.#forgetAside();
        this.aside = { step, back, known, side: state.decider ?? 'black' };
        this.#toCome = known?.answer ?? [];
        this.tryout.play(decision);
    }

    #forgetAside(): void {
        this.aside = null;
        this.thinking = false;
        this.#toCome = [];
    }

    /** The figure's own sequence first, then its branches. */
    #stopAfter(path: readonly Decision[]): number | null {
        const here = lineOf(this.figure, this.stop);
        const wanted = path.join(' ');
        const found = this.figure.stops
            .map((stop, index) => ({ stop, index }))
            .filter(({ stop }) => lineOf(this.figure, stop).start === here.start)
            .filter(({ stop }) => pathTo(this.figure, stop).join(' ') === wanted);
        return (found.find(({ stop }) => stop.sequence === this.stop.sequence) ?? found[0])?.index ?? null;
    }

    /** Alternatives stand at the stop whose decision they replace. */
    #knownHere(decision: Decision): Alternative | null {
        const next = this.figure.stops.filter(
            ({ sequence, step }) => sequence === this.stop.sequence && step === this.stop.step + 1,
        );
        return next.flatMap(({ alternatives }) => alternatives).find((each) => each.decision === decision) ?? null;
    }
}
