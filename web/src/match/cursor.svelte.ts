import { after } from '../board/state';
import type { Event, MatchState, Moment, PlacedTower, Player, Square } from '../core/types';
import { otherPlayer } from '../words/players';
import { moveIn } from './boardview';

/** A match that can be looked at step by step. Both answers may change while it is played on. */
export interface Watched {
    /** How many decisions have been taken. */
    last: () => number;
    momentAt: (step: number) => Moment;
    /**
     * What stays of a round although the next one has begun: its end on the board, or only what is told of it. Nothing,
     * unless it says so.
     * @param filler who chose how it begins; null: the rounds of a series begin by themselves
     */
    rests?: (filler: Player | null) => 'board' | 'card' | null;
}

/** Where the next round begins among what happened; null: it does not. */
function nextRoundIn(events: readonly Event[]): { at: number; filler: Player | null } | null {
    const at = events.findIndex(({ kind }) => kind === 'line-up');
    const lineUp = events[at];
    if (lineUp?.kind !== 'line-up') return null;
    if (lineUp.side) return { at, filler: otherPlayer(lineUp.challenger) };
    return hasEnd(events.slice(0, at)) ? { at, filler: null } : null;
}

function hasEnd(events: readonly Event[]): boolean {
    return events.some(({ kind }) => kind === 'round-won' || kind === 'deadlock');
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
    /** The next round has begun before anybody could read how the last one ended. */
    #unread = $state(false);

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
        const events = this.lastEvents.slice(0, nextRoundIn(this.lastEvents)?.at);
        return events.reduce<PlacedTower[]>(after, towersAt(this.#watched.momentAt(this.step - 1)));
    });
    /** What the decision did that is to be told here: after a fill that took nobody's time, the one that ended the round. */
    readonly toldEvents: readonly Event[] = $derived.by(() => {
        const isBefore = (this.resting || this.#unread) && !hasEnd(this.lastEvents);
        return isBefore ? this.#watched.momentAt(this.step - 1).events : this.lastEvents;
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
        this.#forget();
        this.happening = goal === from + 1 ? this.#watched.momentAt(goal).events : [];
        return true;
    }

    /** Goes to the end, where this happened. */
    show(events: readonly Event[]): void {
        this.#fixed = null;
        const next = nextRoundIn(events);
        const rest = next && this.#watched.rests?.(next.filler);
        this.#unread = rest === 'card';
        this.#next = rest === 'board' ? events.slice(next?.at) : null;
        const before = rest === 'board' ? events.slice(0, next?.at) : events;
        // A fill alone waits while the board goes on with what it shows.
        if (before.length > 0 || rest !== 'board') this.happening = before;
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
        this.#forget();
        this.happening = [];
    }

    #forget(): void {
        this.#next = null;
        this.#unread = false;
    }

    /** The match has changed elsewhere than where this looks. What is gone cannot be looked at: then it is the end again. */
    stay(): void {
        if (this.#fixed !== null && this.#fixed >= this.last) this.#fixed = null;
    }

    settle(): void {
        this.#settledFor = this.happening;
    }
}
