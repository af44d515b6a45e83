import type { MatchChange } from './types';

type Listener = (change: MatchChange) => void;

/** Tells everybody in this tab, and the other tabs, what has changed. */
export class Changes {
    readonly #listeners = new Set<Listener>();
    readonly #channel: BroadcastChannel | null;

    constructor(name: string) {
        this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
        if (!this.#channel) return;
        this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
            if (isChange(data)) this.#hear({ ...data, here: false });
        };
    }

    tell(kind: MatchChange['kind'], ids: readonly string[]): void {
        if (ids.length === 0) return;
        const change: MatchChange = { kind, ids: [...ids], here: true };
        this.#channel?.postMessage(change);
        this.#hear(change);
    }

    listen(listener: Listener): () => void {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
    }

    close(): void {
        this.#listeners.clear();
        this.#channel?.close();
    }

    #hear(change: MatchChange): void {
        for (const listener of [...this.#listeners]) listener(change);
    }
}

/** Another tab may run another version of this page. */
function isChange(data: unknown): data is MatchChange {
    if (typeof data !== 'object' || data === null) return false;
    const { kind, ids } = data as Partial<MatchChange>;
    return (kind === 'put' || kind === 'removed') && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}
