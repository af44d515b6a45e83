import { after } from '../board/state';
import type { Event, MatchState, Moment, PlacedTower, Square } from '../core/types';
import { moveIn } from './boardview';

/** A match that can be looked at step by step. Both answers may change while it is played on. */
export interface Watched {
    /** How many decisions have been taken. */
    last: () => number;
    momentAt: (step: number) => Moment;
    /** Whether the end of a round stays on the board although the next one has begun; no, unless it says so. */
    rests?: () => boolean;
}

/** Where the next round of a series begins among what happened, right after the end of one; 0: it does not. */
function nextRoundIn(events: readonly Event[]): number {
    const ended = events.findIndex(({ kind }) => kind === 'round-won' || kind === 'deadlock');
    return ended < 0
        ? 0
        : Math.max(
              events.findIndex(({ kind }, index) => index > ended && kind === 'line-up'),
              0,
          );
}

function towersAt({ state: { phase, position }, events }: Moment): PlacedTower[] {
    if (phase === 'playing') return position.towers;
    return events.filter((event) => event.kind === 'ring').reduce<PlacedTower[]>(after, position.towers);
}

/** The moment of a match that is looked at, and what the board shows there. */
export class Cursor {
    readonly #watched: Watched;
    /** null: at the end, wherever that will be. */
    #fixed = $state<number | null>(null);
    /** What the board should show happening; a new array is a new happening, an empty one a jump. */
    happening = $state.raw<readonly Event[]>([]);
    #settledFor = $state.raw<readonly Event[] | null>(null);
    /** The beginning of the next round, which has happened and is shown when the end of this one has been seen. */
    #next = $state.raw<readonly Event[] | null>(null);

    constructor(watched: Watched) {
        this.#watched = watched;
    }

    readonly last: number = $derived.by(() => this.#watched.last());
    readonly step: number = $derived.by(() => Math.min(this.#fixed ?? this.last, this.last));
    /** The match is seen as it stands. */
    readonly atEnd: boolean = $derived.by(() => this.step === this.last);
    readonly #moment: Moment = $derived.by(() => this.#watched.momentAt(this.step));
    readonly state: MatchState = $derived.by(() => this.#moment.state);
    /** What the decision before this moment did. */
    readonly lastEvents: readonly Event[] = $derived.by(() => this.#moment.events);
    readonly lastMove: { from: Square; to: Square } | null = $derived.by(() => moveIn(this.lastEvents));
    /** The board has shown the last happening to its end. It may do so before anybody else hears of it. */
    readonly settled: boolean = $derived.by(() => this.happening.length === 0 || this.#settledFor === this.happening);
    /** The board still shows the round before, see goOn. */
    readonly resting: boolean = $derived.by(() => this.#next !== null);
    /** As they stand. Between rounds and at the end a new ring stays where everybody saw it put. */
    readonly towers: PlacedTower[] = $derived.by(() => {
        if (!this.resting) return towersAt(this.#moment);
        const { towers } = this.#watched.momentAt(this.step - 1).state.position;
        return this.happening.reduce<PlacedTower[]>(after, towers);
    });

    /** A step as a picture of it shows it. */
    pictured(step: number): { towers: PlacedTower[]; must: Square | null; lastMove: ReturnType<typeof moveIn> } {
        const moment = this.#watched.momentAt(step);
        const { phase, position } = moment.state;
        const must = phase === 'playing' ? (position.turn?.tower?.square ?? null) : null;
        return { towers: towersAt(moment), must, lastMove: moveIn(moment.events) };
    }

    /** Goes to a step; one step on is shown happening. False: it was there already. */
    jump(step: number): boolean {
        const goal = Math.min(Math.max(step, 0), this.last);
        const from = this.step;
        if (goal === from) return false;
        this.#fixed = goal === this.last ? null : goal;
        this.#next = null;
        this.happening = goal === from + 1 ? this.#watched.momentAt(goal).events : [];
        return true;
    }

    /** Goes to the end, where this happened. */
    show(events: readonly Event[]): void {
        this.#fixed = null;
        const next = this.#watched.rests?.() ? nextRoundIn(events) : 0;
        this.#next = next > 0 ? events.slice(next) : null;
        this.happening = next > 0 ? events.slice(0, next) : events;
    }

    /** The end of a round has been seen: shows how the next one begins. */
    goOn(): void {
        if (!this.#next) return;
        this.happening = this.#next;
        this.#next = null;
    }

    /** Is at a step, and nothing is shown happening. */
    place(step: number): void {
        this.#fixed = step >= this.last ? null : Math.max(step, 0);
        this.#next = null;
        this.happening = [];
    }

    /** The match has changed elsewhere than where this looks. What is gone cannot be looked at: then it is the end again. */
    stay(): void {
        if (this.#fixed !== null && this.#fixed >= this.last) this.#fixed = null;
    }

    settle(): void {
        this.#settledFor = this.happening;
    }
}
