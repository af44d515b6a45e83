import type { Core } from '../../src/core/core';
import { Cancelled, type Engine, type Task } from '../../src/core/engine';
import type { Decision, Line } from '../../src/core/types';
import type { Time } from '../../src/browser/time';

/** Time that passes when it is told to. */
export class HandTime implements Time {
    #now = 1_000_000_000_000;
    #sleepers: { due: number; wake: () => void }[] = [];

    now = (): number => this.#now;

    sleep = (ms: number, signal: AbortSignal): Promise<void> =>
        new Promise((resolve, reject) => {
            if (signal.aborted) return reject(new Error('stopped'));
            const sleeper = { due: this.#now + ms, wake: resolve };
            this.#sleepers.push(sleeper);
            signal.addEventListener('abort', () => {
                this.#sleepers = this.#sleepers.filter((one) => one !== sleeper);
                reject(new Error('stopped'));
            });
        });

    get sleeping(): number {
        return this.#sleepers.length;
    }

    async pass(ms: number): Promise<void> {
        this.#now += ms;
        const awake = this.#sleepers.filter(({ due }) => due <= this.#now);
        this.#sleepers = this.#sleepers.filter(({ due }) => due > this.#now);
        for (const { wake } of awake) wake();
        await calm();
    }
}

/**
 * Lets everything come to its end that waits for promises alone, as all that is faked here and a store in memory do: the
 * loop turns only when none of them is left.
 */
export function calm(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
}

/** Takes the first move there is, at once: what it decides is no matter here, when it decides is. */
export class QuickEngine implements Engine {
    readonly #core: Core;
    asked = 0;
    cancelled = 0;

    constructor(core: Core) {
        this.#core = core;
    }

    choose(line: Line): Task<{ decision: Decision; thinkingMs: number }> {
        ++this.asked;
        const state = this.#core.look(line);
        if (!state.ok) throw new Error(state.error.sentence);
        const decision = state.value.phase === 'filling' ? 'fill right' : (state.value.position.moves[0]?.text ?? '');
        let reject: (problem: Error) => void = () => undefined;
        const result = new Promise<{ decision: Decision; thinkingMs: number }>((resolve, refuse) => {
            reject = refuse;
            queueMicrotask(() => resolve({ decision, thinkingMs: 900 }));
        });
        result.catch(() => undefined);
        return {
            result,
            cancel: () => {
                ++this.cancelled;
                reject(new Cancelled());
            },
        };
    }

    analyse = (): never => this.#no();
    hint = (): never => this.#no();
    review = (): never => this.#no();
    bestLine = (): never => this.#no();
    close(): void {}

    #no(): never {
        throw new Error('not asked for in these tests');
    }
}
