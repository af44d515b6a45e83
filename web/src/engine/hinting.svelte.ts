import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Core } from '../core/core';
import type { Hint, Line } from '../core/types';

/** A hint that is asked for, found and shown until the next decision. */
export class Hinting {
    readonly #engine: () => Engine;
    readonly #core: Core;
    #task: Task<Hint> | null = null;
    #asked = 0;

    asking = $state(false);
    failed = $state(false);
    /** It would help in a match that is being played across the world. */
    closed = $state(false);
    hint = $state.raw<Hint | null>(null);
    /** There is something to be said. */
    readonly told: boolean = $derived.by(() => this.asking || this.failed || this.closed || this.hint !== null);

    constructor(engine: () => Engine, core: Core) {
        this.#engine = engine;
        this.#core = core;
    }

    async ask(line: Line): Promise<void> {
        this.clear();
        const current = (
            (asked) => () =>
                asked === this.#asked
        )(this.#asked);
        this.asking = true;
        try {
            const closed = await this.#isClosed(line);
            if (!current()) return;
            if (closed) this.closed = true;
            else {
                this.#task = this.#engine().hint(line);
                const hint = await this.#task.result;
                if (current()) this.hint = hint;
            }
        } catch (problem) {
            if (current()) this.failed = !(problem instanceof Cancelled);
        } finally {
            if (current()) this.asking = false;
        }
    }

    /** Loaded when it is asked for: nobody needs it for a first move. */
    async #isClosed(line: Line): Promise<boolean> {
        const { fairness } = await import('../net/fairness.svelte');
        const looked = this.#core.look(line);
        const closed = looked.ok && fairness.gameAhead(this.#core, looked.value.position.text) !== null;
        // It may have ended while nobody looked.
        if (closed) void import('../net/stillRunning').then(({ askWhatRuns }) => askWhatRuns());
        return closed;
    }

    clear(): void {
        this.#asked += 1;
        this.#task?.cancel();
        this.#task = null;
        this.asking = false;
        this.failed = false;
        this.closed = false;
        this.hint = null;
    }
}
