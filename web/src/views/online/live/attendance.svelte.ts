import type { CoreError } from '../../../core/types';
import { lostId } from '../../../net/link.svelte';
import type { GameView, ServerMessage } from '../../../net/protocol';
import { errorOf } from './refusals';
import { OnlineSession, wholeLog, type LiveParts } from './session.svelte';

/** How many lines of a long log come at once. */
const page = 2000;

/** Being at a match: joined, and joined again whenever the connection comes back, with nothing missed. */
export class Attendance {
    session = $state.raw<OnlineSession | null>(null);
    problem = $state.raw<CoreError | null>(null);

    readonly #parts: LiveParts;
    readonly #game: string;
    readonly #ends: (() => void)[];
    #left = false;
    #renewed = false;
    /** A server before pages takes the word for a mistake. */
    #most: number | undefined = page;
    /** Pages of a long log, until the last one comes. */
    #pages: Pick<GameView, 'since' | 'lines'> | null = null;

    constructor(parts: LiveParts, game: string) {
        this.#parts = parts;
        this.#game = game;
        this.#ends = [
            parts.link.on((message) => this.#hear(message)),
            parts.link.onOpen(() => void this.#join(this.session?.known ?? 0)),
        ];
    }

    leave(): void {
        this.#left = true;
        for (const end of this.#ends) end();
        void this.#parts.link.ask({ type: 'leave', game: this.#game });
        this.session?.leave();
    }

    async #join(since: number): Promise<void> {
        const { link } = this.#parts;
        const most = this.#most;
        const refusal = await link.ask({ type: 'join', game: this.#game, since, ...(most && { most }) });
        if (this.#left || !refusal || refusal.id === lostId) return;
        if (most && refusal.id === 'message.unknown-field') {
            this.#most = undefined;
            return this.#join(since);
        }
        if (link.you === null && !this.#renewed) {
            // This browser may have got its secret after the connection was opened.
            this.#renewed = true;
            link.renew();
            return;
        }
        this.problem = errorOf(refusal);
    }

    #hear(message: ServerMessage): void {
        if (!('game' in message) || !this.#isOurs(message.game)) return;
        if (message.type === 'game') {
            const view = this.#gather(message);
            if (view) this.#enter(view);
        } else if (message.type === 'entries') {
            if (this.session && !this.session.follow(message.lines)) void this.#join(0);
        } else this.session?.hear(message);
    }

    /** The whole answer; null while there are more pages of it. */
    #gather(view: GameView): GameView | null {
        const before = this.#pages;
        this.#pages = null;
        let { since, lines } = view;
        if (before && since > 0 && since === before.since + before.lines.length) {
            lines = before.lines.concat(lines);
            since = before.since;
        }
        if (!view.more) return { ...view, since, lines };
        this.#pages = { since, lines };
        void this.#join(since + lines.length);
        return null;
    }

    /** Whoever watches knows the match by another name than its players do. */
    #isOurs(game: string): boolean {
        return game === this.#game || game === this.session?.view.watch;
    }

    #enter(view: GameView): void {
        this.problem = null;
        if (this.session) {
            if (this.session.seat !== view.seat) this.#sitDown(view);
            else if (!this.session.rejoin(view) && view.since > 0) void this.#join(0);
            return;
        }
        this.#sitDown(view);
    }

    #sitDown(view: GameView): void {
        if (view.since > 0) return void this.#join(0);
        const restored = this.#parts.core.restoreGame(wholeLog(view), view.now);
        if (!restored.ok) {
            this.problem = restored.error;
            return;
        }
        this.session?.leave();
        this.session = new OnlineSession(this.#parts, view, restored.value);
    }
}
