import { resignationOf, sideOf } from '../../match/decision';
import type { Core, Game, Moments } from '../../core/core';
import type { Engine } from '../../core/engine';
import type {
    ActionResult,
    CoreError,
    Decision,
    Event,
    GameAction,
    GameState,
    Line,
    Player,
    Result,
    Side,
} from '../../core/types';
import type { MatchStore, StoredMatch } from '../../store/types';
import { Cursor } from '../../match/cursor.svelte';
import type { PlayedMatch } from '../../match/played';
import { Keeper, lineOf, seedOf } from '../../store/stored';
import { takeBackCount } from './takeback';
import type { Time } from '../../browser/time';

export interface SessionParts {
    core: Core;
    store: MatchStore;
    /** Asked for when the computer is first to think. */
    engine: () => Engine;
    time: Time;
}

type Act = (action: GameAction) => Result<ActionResult>;

/** How long the computer seems to think, and how long its fill is shown before it is made. */
const pace = { least: 350, most: 1500, afterBoard: 200, fill: 1600 };
/** A board that never reports back must not stop the match. */
const longestAnimation = 6000;

/** A live match on this screen. What is shown has been saved. */
export class Session implements PlayedMatch {
    readonly id: string;
    readonly wayBack: string;
    readonly #parts: SessionParts;
    readonly #game: Game;
    readonly #keeper: Keeper;
    #queue: Promise<unknown> = Promise.resolve();
    #thinking: AbortController | null = null;
    #board: { settled: Promise<void>; settle: () => void } | null = null;
    #shownAt = 0;

    state: GameState = $state.raw() as GameState;
    /** The computer whose turn it is. */
    thinking = $state<Player | null>(null);
    /** What a computer has chosen and will do in a moment. */
    chosenFill = $state<Side | null>(null);
    /** The computer has won a round and waits until somebody has seen how. */
    resting = $state(false);
    #goOn: (() => void) | null = null;
    /** Computer against computer: nobody moves unless asked. */
    waiting = $state(false);
    /** Open in a newer window. */
    lost = $state(false);
    saveFailed = $state(false);
    /** Milliseconds left, as of the last beat. */
    left = $state.raw<Record<Player, number> | null>(null);
    /** Set by a view that animates: the computer waits for it. */
    watched = false;

    readonly line: Line = $derived(lineOf(this.state));
    readonly cursor = new Cursor({
        last: () => this.state.decisions.length,
        momentAt: (step) => {
            void this.state; // what was taken back may have been decided otherwise
            return this.#game.moment(step);
        },
        // A clock that runs would not wait, and a fill was made here or has waited already.
        rests: (filler) =>
            filler === null && this.watched && !this.allComputers && this.state.clock === null ? 'board' : null,
    });
    readonly over = $derived(this.state.match.phase === 'over');
    readonly paused = $derived(this.state.clock?.paused === true && !this.over);
    readonly allComputers = $derived(this.isComputer('black') && this.isComputer('gold'));
    /** Somebody at this screen may decide now. */
    readonly myTurn = $derived(
        this.cursor.atEnd &&
            !this.lost &&
            !this.paused &&
            this.state.match.decider !== null &&
            !this.isComputer(this.state.match.decider),
    );

    /** @param unsaved lines of the log that are not in the store yet */
    constructor(parts: SessionParts, stored: StoredMatch, game: Game, unsaved: string) {
        this.#parts = parts;
        this.id = stored.id;
        this.wayBack = stored.id;
        this.#game = game;
        this.#keeper = new Keeper(parts.store, stored);
        this.#keeper.note(unsaved);
        this.#see(game.state(parts.time.now()));
    }

    get moments(): Moments {
        return this.#game;
    }

    /** Lets the computer think, if it is to move. */
    begin(): void {
        this.#attend();
    }

    isComputer(player: Player): boolean {
        return this.state.setup.seats[player].level !== null;
    }

    isHere(player: Player): boolean {
        return !this.isComputer(player);
    }

    decide(decision: Decision): Promise<CoreError | null> {
        return this.#perform((act) => act({ kind: 'decide', decision }));
    }

    resign(player: Player): Promise<CoreError | null> {
        this.#stopThinking();
        return this.decide(resignationOf(player));
    }

    readonly undoable: number = $derived.by(() => {
        const { decisions } = this.state;
        // What was played across the world stands.
        if (this.lost || this.state.takebacks !== 'free') return 0;
        const deciderAt = (step: number): Player | null => this.#game.moment(step).state.decider;
        return takeBackCount(decisions, deciderAt, (player) => !this.isComputer(player));
    });

    async undo(): Promise<CoreError | null> {
        const count = this.undoable;
        if (count === 0) return null;
        this.#stopThinking();
        this.waiting = this.allComputers;
        this.cursor.place(this.cursor.last);
        return this.#perform((act) => act({ kind: 'take-back', count }));
    }

    /** Forwards to the next decision of a person, over the computer's answers. */
    redo(): Promise<CoreError | null> {
        this.#stopThinking();
        this.cursor.place(this.cursor.last);
        return this.#perform((act) => {
            let result = act({ kind: 'redo', count: 1 });
            while (result.ok && result.value.state.redoable > 0 && !this.allComputers) {
                const decider = result.value.state.match.decider;
                if (decider === null || !this.isComputer(decider)) break;
                result = act({ kind: 'redo', count: 1 });
            }
            return result;
        });
    }

    pause(): Promise<CoreError | null> {
        this.#stopThinking();
        return this.#perform((act) => act({ kind: 'pause' }));
    }

    resume(): Promise<CoreError | null> {
        return this.#perform((act) => act({ kind: 'resume' }));
    }

    /** Computer against computer: stop, or go on. */
    wait(waiting: boolean): void {
        this.waiting = waiting;
        if (waiting) this.#stopThinking();
        else this.#attend();
    }

    /** One move of a computer that waits. */
    step(): void {
        if (this.thinking === null) this.#attend(true);
    }

    /** The board has shown the last happening to its end. */
    settled(): void {
        this.#board?.settle();
        this.#board = null;
    }

    /** Called many times a second while a clock runs. */
    beat(): void {
        const clock = this.state.clock;
        if (!clock) return;
        const gone = this.#parts.time.now() - this.#shownAt;
        const left = { ...clock.remainingMs };
        if (clock.running && !clock.paused) left[clock.running] -= gone;
        this.left = left;
        if (clock.running && !clock.paused && left[clock.running] <= 0 && !this.over) {
            void this.#perform((act) => act({ kind: 'tick' }));
        }
    }

    /** Another window plays on. */
    giveUp(): void {
        this.#stopThinking();
        this.lost = true;
    }

    leave(): void {
        this.giveUp();
        this.settled();
        void this.#queue.finally(() => this.#game.release());
    }

    #see(state: GameState): void {
        this.state = state;
        this.#shownAt = this.#parts.time.now();
        this.left = state.clock && { ...state.clock.remainingMs };
    }

    /** One after the other: do it, save it, and only then show it. */
    #perform(work: (act: Act) => Result<ActionResult>, quietly = false): Promise<CoreError | null> {
        const turn = this.#queue.then(() => this.#performNow(work, quietly));
        this.#queue = turn.catch(() => undefined);
        return turn;
    }

    /** @param quietly the board shows what it showed, and the computer goes on with what it does */
    async #performNow(work: (act: Act) => Result<ActionResult>, quietly: boolean): Promise<CoreError | null> {
        if (this.lost) return null;
        const events: Event[] = [];
        const result = work((action) => {
            const done = this.#game.act(action, this.#parts.time.now());
            if (done.ok) {
                events.push(...done.value.events);
                this.#keeper.note(done.value.log);
            }
            return done;
        });
        if (!result.ok) return result.error;
        await this.#save(result.value.state);
        if (this.lost) return null;
        const { atEnd } = this.cursor;
        this.#see(result.value.state);
        if (quietly) return null;
        if (atEnd) this.#show(events);
        else this.cursor.stay();
        this.#attend();
        return null;
    }

    async #save(state: GameState): Promise<void> {
        try {
            await this.#keeper.save(this.#game, state, this.#parts.time.now());
            this.saveFailed = false;
        } catch {
            // The match goes on in memory; the page says so.
            this.saveFailed = true;
        }
    }

    #show(events: readonly Event[]): void {
        this.settled();
        this.cursor.show(events);
        if (!this.watched || events.length === 0) return;
        let settle = (): void => undefined;
        const settled = new Promise<void>((resolve) => {
            const late = setTimeout(resolve, longestAnimation);
            settle = () => {
                clearTimeout(late);
                resolve();
            };
        });
        this.#board = { settled, settle };
    }

    goOn(): void {
        this.cursor.goOn();
        this.#goOn?.();
    }

    /** The end of a round stays on the board until a person has seen it. That must not cost the computer any time. */
    async #rest(signal: AbortSignal): Promise<void> {
        if (!this.watched || this.allComputers || signal.aborted) return;
        const seen = new Promise<void>((resolve) => {
            this.#goOn = resolve;
            signal.addEventListener('abort', () => resolve(), { once: true });
        });
        this.resting = true;
        if (this.state.clock) await this.#perform((act) => act({ kind: 'pause' }), true);
        await seen;
        this.#goOn = null;
        if (this.state.clock) {
            await this.#perform((act) => act({ kind: 'resume' }), true);
            if (signal.aborted) this.#attend();
        }
        this.resting = false;
    }

    #stopThinking(): void {
        this.#thinking?.abort();
        this.#thinking = null;
        this.thinking = null;
        this.chosenFill = null;
    }

    /** Lets the computer think when it is its turn. */
    #attend(once = false): void {
        this.#stopThinking();
        const decider = this.state.match.decider;
        if (decider === null || this.lost || this.paused || (this.waiting && !once)) return;
        const level = this.state.setup.seats[decider].level;
        if (level === null) return;
        const stop = new AbortController();
        this.#thinking = stop;
        this.thinking = decider;
        this.#think(level, stop.signal).catch((problem: unknown) => {
            if (stop.signal.aborted) return;
            this.#stopThinking();
            throw problem;
        });
    }

    async #think(level: number, signal: AbortSignal): Promise<void> {
        const { engine, time } = this.#parts;
        const started = time.now();
        const task = engine().choose(this.line, level, seedOf(this.id));
        signal.addEventListener('abort', () => task.cancel(), { once: true });
        const { decision, thinkingMs } = await task.result;
        await this.#board?.settled;
        const due = started + Math.min(Math.max(thinkingMs, pace.least), pace.most);
        await time.sleep(Math.max(due - time.now(), pace.afterBoard), signal);
        const side = sideOf(decision);
        if (side || this.cursor.resting) await this.#rest(signal);
        if (signal.aborted) return;
        if (side) {
            this.chosenFill = side;
            await time.sleep(pace.fill, signal);
        }
        if (!signal.aborted) await this.decide(decision);
    }
}

/** A match that is opened so soon after its beginning was not left: its clock runs on. */
const straightOn = 5000;

/**
 * Opens a match that was saved; null when there is none. The clocks of one that was left, by closing the page or by a
 * crash, stand as they stood when it was last saved.
 */
export async function openMatch(parts: SessionParts, id: string): Promise<Result<Session> | null> {
    const stored = await parts.store.get(id);
    if (!stored) return null;
    // The computer's date may have been set back since.
    const ahead = Math.max(0, stored.changed - parts.time.now());
    const time: Time = { now: () => parts.time.now() + ahead, sleep: parts.time.sleep };
    const game = parts.core.restoreGame(stored.log, time.now());
    if (!game.ok) return game;
    const left = stored.summary.decisions > 0 || time.now() - stored.changed > straightOn;
    const paused = left ? game.value.act({ kind: 'pause' }, stored.changed) : null;
    const unsaved = paused?.ok ? paused.value.log : '';
    return { ok: true, value: new Session({ ...parts, time }, stored, game.value, unsaved) };
}
