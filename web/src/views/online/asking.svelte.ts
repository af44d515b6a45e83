import { untrack } from 'svelte';
import type { Result } from '../../net/api';
import type { RefusalBody } from '../../net/protocol';

/** One thing at a time that is asked of the server, and why it was not done. */
export class Asking {
    busy = $state(false);
    refusal = $state.raw<RefusalBody | null>(null);

    /** null when it was refused, or when something is being asked already. */
    async ask<T>(question: () => Promise<Result<T>>): Promise<{ value: T } | null> {
        // An effect that asks does not ask again because the answer has come.
        if (untrack(() => this.busy)) return null;
        this.busy = true;
        this.refusal = null;
        const answer = await question();
        this.busy = false;
        if (answer.ok) return { value: answer.value };
        this.refusal = answer.refusal;
        return null;
    }
}
