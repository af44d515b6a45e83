import { lineKey } from '../core/line_text';
import type { Line, Review } from '../core/types';
import type { Shelf } from '../browser/shelf.svelte';

/** A review takes a minute: the last few are kept as long as the tab is, through a reload too. */
const most = 6;
const storageKey = 'kamisado.reviews.2';

type Entry = [key: string, review: Review];

function readEntries(shelf: Shelf | null): Entry[] {
    try {
        const entries: unknown = JSON.parse(shelf?.getItem(storageKey) ?? '[]');
        return Array.isArray(entries) ? (entries as Entry[]) : [];
    } catch {
        return []; // Not ours to repair: it will be written over.
    }
}

export class RememberedReviews {
    readonly #shelf: Shelf | null;
    #entries: Entry[];

    /** Without a shelf it remembers as long as the page is open. */
    constructor(shelf: Shelf | null) {
        this.#shelf = shelf;
        this.#entries = readEntries(shelf);
    }

    find(line: Line): Review | null {
        const key = lineKey(line);
        return this.#entries.find(([other]) => other === key)?.[1] ?? null;
    }

    keep(line: Line, review: Review): void {
        const key = lineKey(line);
        this.#entries = [[key, review] as Entry, ...this.#entries.filter(([other]) => other !== key)].slice(0, most);
        try {
            this.#shelf?.setItem(storageKey, JSON.stringify(this.#entries));
        } catch {
            // The shelf is full: then the page alone remembers.
        }
    }
}
