import type { Session } from './session.svelte';

/** Plays the line on view to its end, one move after the other, until somebody does something else. */
export class Autoplay {
    readonly #session: Session;
    /** Where it went last; null while it does not run. */
    #at = $state<{ step: number; tip: number } | null>(null);

    constructor(session: Session) {
        this.#session = session;
    }

    /** Whoever steps, moves or looks at another line has taken over. */
    readonly runs: boolean = $derived.by(() => {
        const { step, tip, path } = this.#session;
        return this.#at !== null && this.#at.step === step && this.#at.tip === tip && step < path.length - 1;
    });

    /** From here on; from the beginning when there is nothing left. */
    start(): void {
        const { path, step } = this.#session;
        if (path.length < 2) return;
        if (step >= path.length - 1) this.#session.jump(0);
        this.#stay();
    }

    stop(): void {
        this.#at = null;
    }

    goOn(): void {
        this.#session.jump(this.#session.step + 1);
        this.#stay();
    }

    #stay(): void {
        this.#at = { step: this.#session.step, tip: this.#session.tip };
    }
}
