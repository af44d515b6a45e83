import { fillFrom, resignationOf, sides } from '../../../match/decision';
import type { Core, Game, Moments } from '../../../core/core';
import type { CoreError, Decision, GameState, Line, Moment as MatchMoment, Player } from '../../../core/types';
import type { MatchStore } from '../../../store/types';
import { lostId, type Link } from '../../../net/link.svelte';
import type { GameView, Greeting, Moment, Plan, RefusalBody, ServerMessage, Wish } from '../../../net/protocol';
import { otherPlayer } from '../../../words/players';
import { Cursor } from '../../../match/cursor.svelte';
import type { PlayedMatch } from '../../../match/played';
import { lineOf, storedMatch } from '../../../store/stored';
import { Bubbles, muted } from './bubbles.svelte';
import type { Fairness } from '../../../net/fairness.svelte';
import { answersFor, withAnswer } from './plans';
import { errorOf } from './refusals';

export interface LiveParts {
    core: Core;
    store: MatchStore;
    link: Pick<Link, 'ask' | 'on' | 'onOpen' | 'now' | 'renew' | 'you'>;
    fairness: Fairness;
}

/** A decision of ours that the server has not confirmed yet. The board shows it, and goes back if it is refused. */
interface Pending {
    decision: Decision;
    ply: number;
    /** The last entry we knew. */
    seen: number;
    /** Where it leads. */
    leadsTo: MatchMoment;
    at: Moment;
    /** Something else stands in its place. */
    overtaken: boolean;
}

/** After a pause only the end of what was missed is acted out. */
const mostShown = 2;

/** What a match keeps of a view, all but its log; none of it can be forgotten. */
type KeptView = Omit<
    GameView,
    'lines' | 'head' | 'since' | 'now' | 'type' | 'more' | 'ratings' | 'tournament' | 'noPreview'
> & {
    [key in 'ratings' | 'tournament' | 'noPreview']: GameView[key] | undefined;
};

/** A match that is played across the world: what is shown is what the server said, and our own move while it travels. */
export class OnlineSession implements PlayedMatch {
    readonly id: string;
    readonly wayBack: string;
    /** By its id, or by the watchers' code. */
    readonly name: string;
    /** null: watching. */
    readonly seat: Player | null;
    readonly bubbles = new Bubbles();
    /** Greetings of others are not shown in this match. */
    silent = $state(false);
    readonly #parts: LiveParts;
    #game: Game;
    #seenAt: Moment = 0;
    #rejoined: (() => void)[] = [];
    #left = false;
    #saved = -1;
    /** The offer of a rematch was taken back by ourselves. */
    #withdrew = false;

    /** As the server told it. */
    #truth = $state.raw() as GameState;
    #pending = $state.raw<Pending | null>(null);
    /** Who plays, who is here, the watchers' link. */
    view = $state.raw() as KeptView;
    left = $state.raw<Record<Player, number> | null>(null);
    saveFailed = $state(false);
    /** Our offer of a rematch was turned down. */
    rematchDeclined = $state(false);
    watched = false;

    readonly paused = false;
    readonly lost = false;
    readonly chosenFill = null;

    readonly state: GameState = $derived.by(() => {
        const pending = this.#pending;
        if (!pending) return this.#truth;
        return {
            ...this.#truth,
            match: pending.leadsTo.state,
            decisions: [...this.#truth.decisions, pending.decision],
        };
    });
    readonly line: Line = $derived(lineOf(this.state));
    readonly cursor = new Cursor({
        last: () => this.state.decisions.length,
        momentAt: (step) => this.#momentAt(step),
        rests: (filler) => {
            if (!this.watched || (filler !== null && filler === this.seat)) return null;
            // Minutes that run would not wait.
            return this.seat !== null && this.state.setup.clock.kind !== 'minutes' ? 'board' : 'card';
        },
    });
    readonly over = $derived(this.state.match.phase === 'over');
    /** The match is over, and the server says so. */
    readonly ended = $derived(this.#truth.match.phase === 'over');
    /** A decision of ours is on its way. */
    readonly sending = $derived(this.#pending !== null);
    /** The clocks stand still: one of the players has not come yet, or the server was away. */
    readonly clocksWait = $derived(this.#truth.clock?.paused === true && !this.over);
    /** Neither has answered the other yet, and one of them is not there. */
    readonly awaitsPlayer: boolean = $derived.by(
        () =>
            this.clocksWait &&
            this.#truth.decisions.length < 2 &&
            !(this.view.presence.black && this.view.presence.gold),
    );
    readonly myDecision: boolean = $derived.by(
        () => this.seat !== null && !this.sending && this.#truth.match.decider === this.seat,
    );
    readonly myTurn = $derived(this.cursor.atEnd && this.myDecision);
    /** The opponent thinks about a move, and answers can be prepared. */
    readonly canPlan: boolean = $derived.by(
        () =>
            this.seat !== null &&
            !this.sending &&
            this.#truth.match.phase === 'playing' &&
            this.#truth.match.decider === otherPlayer(this.seat),
    );
    readonly answers: Plan['answers'] = $derived(answersFor(this.view.plan, this.#truth.decisions.length + 1));

    constructor(parts: LiveParts, view: GameView, game: Game) {
        this.#parts = parts;
        this.name = view.game;
        this.seat = view.seat;
        this.id = `online-${view.game}`;
        this.wayBack = `online/${view.seat ? 'game' : 'watch'}/${view.game}`;
        this.#game = game;
        this.#see(game.state(parts.link.now()), view);
    }

    /** As the server told it: what a refusal is asked for stands on that. */
    get moments(): Moments {
        return this.#game;
    }

    /** The number of the last entry that we know. */
    get known(): number {
        return this.#truth.lastEvent;
    }

    isHere(player: Player): boolean {
        return player === this.seat;
    }

    /** We are connected again, and this is how it stands. False when it does not follow from what we know. */
    rejoin(view: GameView): boolean {
        if (view.since === 0) {
            const restored = this.#parts.core.restoreGame(wholeLog(view), view.now);
            if (!restored.ok) return false;
            this.#game.release();
            this.#game = restored.value;
            this.#take(() => this.#see(restored.value.state(this.#parts.link.now()), view));
        } else if (!this.follow(view.lines)) return false;
        this.#keepView(view);
        for (const wake of this.#rejoined.splice(0)) wake();
        return true;
    }

    /** New entries. False when they do not follow from what we know: then all is to be asked for again. */
    follow(lines: readonly string[]): boolean {
        const followed = this.#game.follow(lines.map(withEnd).join(''), this.#parts.link.now());
        if (!followed.ok) return false;
        this.#take(() => this.#see(followed.value.state));
        return true;
    }

    /** What else the server says about this match. */
    hear(message: ServerMessage): void {
        switch (message.type) {
            case 'presence':
                this.view = { ...this.view, presence: message.presence };
                break;
            case 'plan':
                this.view = { ...this.view, plan: message.plan };
                break;
            case 'rematch':
                this.#noteRematch(message.rematch);
                this.view = { ...this.view, rematch: message.rematch };
                break;
            case 'rated':
                this.view = { ...this.view, ratings: message.ratings };
                break;
            case 'greeting':
                if ((!muted.value && !this.silent) || message.by === this.seat)
                    this.bubbles.show(message.by, message.greeting);
                break;
        }
    }

    async decide(decision: Decision): Promise<CoreError | null> {
        if (this.seat === null || this.#pending) return null;
        const tried = this.#game.attempt(this.#truth.decisions.length, decision);
        if (!tried.ok) return tried.error;
        const { decisions, lastEvent } = this.#truth;
        const pending: Pending = {
            decision,
            ply: decisions.length,
            seen: lastEvent,
            leadsTo: tried.value,
            at: this.#parts.link.now(),
            overtaken: false,
        };
        this.cursor.place(this.cursor.last);
        this.#take(() => (this.#pending = pending));
        return this.#send(pending);
    }

    /** The other one may move in the same moment: then we give up all the same. */
    async resign(): Promise<CoreError | null> {
        for (let attempt = 0; ; ++attempt) {
            if (this.ended || this.seat === null) return null;
            const error = await this.decide(resignationOf(this.seat));
            const moved = error?.id === 'game.late-ply' || error?.id === overtakenId;
            if (!moved || attempt === 3) return error;
        }
    }

    takeback(step: Extract<Wish, { type: 'takeback' }>['step']): Promise<CoreError | null> {
        return this.#ask(this.#parts.link.ask({ type: 'takeback', game: this.name, step }));
    }

    greet(greeting: Greeting): Promise<CoreError | null> {
        return this.#ask(this.#parts.link.ask({ type: 'greet', game: this.name, greeting }));
    }

    rematch(step: 'offer' | 'decline'): Promise<CoreError | null> {
        this.#withdrew = step === 'decline';
        return this.#ask(this.#parts.link.ask({ type: 'rematch', game: this.name, step }));
    }

    /** For the case that this tower is named; null: no answer is prepared. */
    async prepare(tower: Parameters<typeof withAnswer>[1], move: string | null): Promise<CoreError | null> {
        const plan: Plan = {
            ply: this.#truth.decisions.length + 1,
            answers: withAnswer(this.answers, tower, move),
        };
        const error = await this.#ask(this.#parts.link.ask({ type: 'plan', game: this.name, plan }));
        if (!error) this.view = { ...this.view, plan };
        return error;
    }

    /** A match across the world is not paused by hand. */
    resume(): Promise<CoreError | null> {
        return Promise.resolve(null);
    }

    settled(): void {}

    goOn(): void {
        this.cursor.goOn();
    }

    beat(): void {
        const clock = this.#truth.clock;
        if (!clock) return;
        // While our move travels the clock is shown as it stood when we let go.
        const now = this.#pending?.at ?? this.#parts.link.now();
        const left = { ...clock.remainingMs };
        if (clock.running && !clock.paused) {
            left[clock.running] = Math.max(0, left[clock.running] - Math.max(0, now - this.#seenAt));
        }
        this.left = left;
    }

    leave(): void {
        this.#left = true;
        for (const wake of this.#rejoined.splice(0)) wake();
        this.#game.release();
    }

    #noteRematch({ offered, next }: GameView['rematch']): void {
        if (this.seat === null) return;
        const isOver = this.view.rematch.offered[this.seat] && !offered[this.seat] && next === null;
        this.rematchDeclined = (isOver && !this.#withdrew) || (this.rematchDeclined && !offered[this.seat]);
    }

    #momentAt(step: number): MatchMoment {
        const pending = this.#pending;
        return pending && step > this.#truth.decisions.length ? pending.leadsTo : this.#game.moment(step);
    }

    #see(state: GameState, view: GameView | null = null): void {
        this.#truth = state;
        this.#seenAt = this.#parts.link.now();
        if (view) this.#keepView(view);
        this.#checkPending();
        this.beat();
        this.#keep();
    }

    #keepView({
        game,
        watch,
        seat,
        people,
        rated,
        presence,
        plan,
        rematch,
        ratings,
        tournament,
        noPreview,
    }: GameView): void {
        this.view = { game, watch, seat, people, rated, presence, plan, rematch, ratings, tournament, noPreview };
    }

    /** Changes what stands, and has the board act out what was added. */
    #take(change: () => void): void {
        const before = this.state.decisions;
        const { atEnd } = this.cursor;
        change();
        const now = this.state.decisions;
        const grown = before.every((decision, step) => now[step] === decision);
        if (grown && now.length === before.length) return;
        if (!atEnd) return this.cursor.stay();
        const first = Math.max(before.length, now.length - mostShown);
        const steps = grown ? now.slice(first).map((_, index) => first + index) : [];
        this.cursor.show(steps.flatMap((step) => this.#momentAt(step + 1).events));
    }

    #checkPending(): void {
        const pending = this.#pending;
        const { decisions } = this.#truth;
        if (!pending || decisions.length === pending.ply) return;
        pending.overtaken = decisions[pending.ply] !== pending.decision;
        this.#pending = null;
    }

    /** Until it is confirmed or refused: a decision that is said twice counts once. */
    async #send(pending: Pending): Promise<CoreError | null> {
        const { decision, ply, seen } = pending;
        for (;;) {
            const refusal = await this.#parts.link.ask({ type: 'decide', game: this.name, ply, seen, decision });
            if (refusal?.id === lostId && !this.#left) await this.#again();
            if (this.#left || this.#pending !== pending) return pending.overtaken ? overtaken() : null;
            if (refusal?.id === lostId) continue;
            if (!refusal) return null; // The entry that tells of it is what makes it stand.
            this.#take(() => (this.#pending = null));
            return errorOf(refusal);
        }
    }

    #again(): Promise<void> {
        return new Promise((resolve) => this.#rejoined.push(resolve));
    }

    async #ask(asked: Promise<RefusalBody | null>): Promise<CoreError | null> {
        const refusal = await asked;
        return refusal && errorOf(refusal);
    }

    /** My own matches stay on this device once they are over; until then their positions are not for engines. */
    #keep(): void {
        if (this.seat === null) return;
        this.#parts.fairness.note(this.name, this.#standing());
        if (this.ended) void this.#save();
    }

    /** How the running round stands. Before the first move it stands as every round does, and may be prepared for. */
    #standing(): string[] {
        const { match, decisions } = this.#truth;
        if (this.ended || decisions.length === 0) return [];
        if (match.phase !== 'filling') return [match.position.text];
        const line = lineOf(this.#truth);
        const next = sides.flatMap((side) => {
            const filled = this.#parts.core.look({ ...line, decisions: [...decisions, fillFrom(side)] });
            return filled.ok ? [filled.value.position.text] : [];
        });
        return [match.position.text, ...next];
    }

    async #save(): Promise<void> {
        const { store, link } = this.#parts;
        const state = this.#truth;
        if (this.#saved === state.lastEvent) return;
        this.#saved = state.lastEvent;
        try {
            const earlier = await store.get(this.id);
            const changed = earlier?.changed ?? link.now();
            if (!this.#left) await store.put(storedMatch(this.#game, state, this.id, state.begun, changed));
            this.saveFailed = false;
        } catch {
            this.saveFailed = true;
        }
    }
}

const overtakenId = 'live.overtaken';

function overtaken(): CoreError {
    return errorOf({
        id: overtakenId,
        sentence: 'Something else happened before your decision arrived.',
        arguments: {},
    });
}

const withEnd = (line: string): string => (line.endsWith('\n') ? line : `${line}\n`);

/** The log as it was told: head and lines. */
export function wholeLog({ head, lines }: Pick<GameView, 'head' | 'lines'>): string {
    return head + lines.map(withEnd).join('');
}
