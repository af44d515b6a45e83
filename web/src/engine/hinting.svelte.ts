import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Hint, Line } from '../core/types';

/** A hint that is asked for, found and shown until the next decision. */
export class Hinting {
    readonly #engine: () => Engine;
    #task: Task<Hint> | null = null;

    asking = $state(false);
    failed = $state(false);
    hint = $state.raw<Hint | null>(null);

    constructor(engine: () => Engine) {
        this.#engine = engine;
    }

    async ask(line: Line): Promise<void> {
        this.clear();
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
        this.hint = null;
    }
}
