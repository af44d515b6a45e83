import { browserShelf, Shelved, type Shelf } from '../../browser/shelf.svelte';

const key = 'kamisado.learn';

interface Kept {
    solved: string[];
}

/** The ids that a stored text holds; whatever else it holds is no matter. */
export function solvedFrom(text: string | null): string[] {
    try {
        const stored: unknown = JSON.parse(text ?? 'null');
        const solved: unknown = typeof stored === 'object' && stored !== null && 'solved' in stored && stored.solved;
        return Array.isArray(solved) ? solved.filter((id): id is string => typeof id === 'string') : [];
    } catch {
        return [];
    }
}

/** Which exercises have been solved, kept in the browser. */
export class Progress {
    readonly #kept: Shelved<Kept>;
    readonly #solved: ReadonlySet<string> = $derived.by(() => new Set(this.#kept.value.solved));

    constructor(shelf: Shelf | null) {
        this.#kept = new Shelved(shelf, key, (text) => ({ solved: solvedFrom(text) }));
    }

    has(id: string): boolean {
        return this.#solved.has(id);
    }

    /** How many of these. */
    count(exercises: readonly { id: string }[]): number {
        return exercises.filter(({ id }) => this.#solved.has(id)).length;
    }

    solve(id: string): void {
        this.#kept.change(({ solved }) => ({ solved: [...new Set([...solved, id])] }));
    }

    /** As if never read. */
    forget(): void {
        this.#kept.change(() => ({ solved: [] }));
    }

    /** Learns what another tab has stored. */
    refresh(): void {
        this.#kept.refresh();
    }
}

export const progress = new Progress(browserShelf());
