import { browserShelf, Shelved, type Shelf } from '../browser/shelf.svelte';

type Running = Readonly<Record<string, string>>;

function runningFrom(text: string | null): Running {
    try {
        const stored: unknown = JSON.parse(text ?? '{}');
        if (typeof stored !== 'object' || stored === null) return {};
        return Object.fromEntries(Object.entries(stored).filter(([, position]) => typeof position === 'string'));
    } catch {
        return {};
    }
}

/**
 * The positions of my matches that are being played across the world. While one of them stands on a board, no engine of
 * this page looks at it: whoever sits on the other side has none either.
 */
export class Fairness {
    readonly #running: Shelved<Running>;

    constructor(shelf: Shelf | null = browserShelf()) {
        this.#running = new Shelved(shelf, 'kamisado.running-online', runningFrom);
    }

    /** The match stands like this; null: it is over, or has not begun to be different from all others. */
    note(game: string, position: string | null): void {
        if ((this.#running.value[game] ?? null) === position) return;
        this.#running.change((running) => {
            const { [game]: _, ...others } = running;
            return position === null ? others : { ...others, [game]: position };
        });
    }

    /** Only these are still being played. */
    keepOnly(games: readonly string[]): void {
        const ended = Object.keys(this.#running.value).filter((game) => !games.includes(game));
        for (const game of ended) this.note(game, null);
    }

    /** The match that stands like this. */
    gameWith(position: string): string | null {
        const found = Object.entries(this.#running.value).find(([, running]) => running === position);
        return found?.[0] ?? null;
    }
}

export const fairness = new Fairness();
