import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Hint, Line } from '../core/types';

/** A hint that is asked for, found and shown until the next decision. */
export class Hinting {
    readonly #engine: () => Engine;
    readonly #isClosed: () => boolean;
    #task: Task<Hint> | null = null;

    asking = $state(false);
    failed = $state(false);
    /** It would help in a match that is being played across the world. */
    closed = $state(false);
    hint = $state.raw<Hint | null>(null);

    constructor(engine: () => Engine, isClosed: () => boolean) {
        this.#engine = engine;
        this.#isClosed = isClosed;
    }

    async ask(line: Line): Promise<void> {
        this.clear();
        if (this.#isClosed()) {
            this.closed = true;
            // It may have ended while nobody looked.
            return (await import('../net/stillRunning')).askWhatRuns();
        }
        const task = this.#engine().hint(line);
        this.#task = task;
        this.asking = true;
        try {
            const hint = await task.result;
            if (this.#task === task) this.hint = hint;
        } catch (problem) {
            if (this.#task === task) this.failed = !(problem instanceof Cancelled);
        } finally {
            if (this.#task === task) this.asking = false;
        }
    }

    clear(): void {
        const task = this.#task;
        this.#task = null;
        task?.cancel();
        this.asking = false;
        this.failed = false;
        this.closed = false;
        this.hint = null;
    }
}
