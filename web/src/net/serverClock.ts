import type { Moment } from './protocol';

const remembered = 8;

/**
 * The server's clock as well as it can be known here. What the server says of the time is older by its way to us when
 * we hear it, so of several the one that was quickest is best. `local` never jumps back and may stand still while the
 * device sleeps: the next word of the server puts that right.
 */
export class ServerClock {
    readonly #local: () => number;
    #offsets: number[] = [];

    constructor(local: () => number = () => performance.now()) {
        this.#local = local;
    }

    hear(now: Moment): void {
        this.#offsets = [...this.#offsets, now - this.#local()].slice(-remembered);
    }

    /** Before the first word it is the device's own clock. */
    now(): Moment {
        if (this.#offsets.length === 0) return Date.now();
        return Math.round(this.#local() + Math.max(...this.#offsets));
    }
}
