/** Which exercises have been solved, kept in the browser. */

const key = 'kamisado.learn';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

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

export class Progress {
    readonly #store: Store | null;
    #solved = $state.raw<ReadonlySet<string>>(new Set());

    constructor(store: Store | null) {
        this.#store = store;
        this.refresh();
    }

    has(id: string): boolean {
        return this.#solved.has(id);
    }

    /** How many of these. */
    count(exercises: readonly { id: string }[]): number {
        return exercises.filter(({ id }) => this.#solved.has(id)).length;
    }

    solve(id: string): void {
        // Another tab may have solved something in the meantime.
        this.refresh();
        if (this.#solved.has(id)) return;
        this.#keep(new Set([...this.#solved, id]));
    }

    /** As if never read. */
    forget(): void {
        this.#keep(new Set());
    }

    /** Learns what another tab has stored. */
    refresh(): void {
        this.#solved = new Set([...this.#solved, ...solvedFrom(this.#read())]);
    }

    #read(): string | null {
        try {
            return this.#store?.getItem(key) ?? null;
        } catch {
            return null;
        }
    }

    #keep(solved: ReadonlySet<string>): void {
        this.#solved = solved;
        try {
            this.#store?.setItem(key, JSON.stringify({ solved: [...solved] }));
        } catch {
            // A browser that keeps nothing: it counts as long as the page is open.
        }
    }
}

function browserStore(): Store | null {
    try {
        return typeof localStorage === 'undefined' ? null : localStorage;
    } catch {
        return null;
    }
}

export const progress = new Progress(browserStore());
