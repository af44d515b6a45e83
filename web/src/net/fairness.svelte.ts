import { browserShelf, Shelved, type Shelf } from '../browser/shelf.svelte';
import type { Core } from '../core/core';

/** Between rounds either fill may come: then a match stands in more than one way. */
const separator = ';';

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
 * The positions of my matches that are being played across the world. No engine of this page looks at anything that
 * belongs to the running round or could still come about in it: whoever sits on the other side has none either.
 */
export class Fairness {
    readonly #running: Shelved<Running>;

    constructor(shelf: Shelf | null = browserShelf()) {
        this.#running = new Shelved(shelf, 'kamisado.running-online', runningFrom);
    }

    /** The match stands like this, or soon in one of these ways; none: it is over, or has not begun to differ from others. */
    note(game: string, positions: readonly string[]): void {
        const position = positions.length === 0 ? null : positions.join(separator);
        if ((this.#running.value[game] ?? null) === position) return;
        this.#running.change((running) => {
            const { [game]: _, ...others } = running;
            return position === null ? others : { ...others, [game]: position };
        });
    }

    /** Only these are still being played. */
    keepOnly(games: readonly string[]): void {
        const ended = Object.keys(this.#running.value).filter((game) => !games.includes(game));
        for (const game of ended) this.note(game, []);
    }

    /**
     * The match whose running round this position belongs to, or could. What lies ahead would tell what to aim for; what
     * lies behind lists the moves from there, and so says how good the one is that was played.
     */
    gameWith(core: Core, position: string): string | null {
        return this.#gameThat(
            (standing) => core.couldFollow(standing, position) || core.couldFollow(position, standing),
        );
    }

    /** The match whose running round stands like this, or could still: a single move from there would help in it. */
    gameAhead(core: Core, position: string): string | null {
        return this.#gameThat((standing) => core.couldFollow(standing, position));
    }

    /** The match whose running round is on this way, or could be: a review looks at every position of it. */
    gameOn(core: Core, way: readonly string[]): string | null {
        const last = way.at(-1);
        return this.#gameThat(
            (standing) =>
                way.some((position) => core.couldFollow(standing, position)) ||
                (last !== undefined && core.couldFollow(last, standing)),
        );
    }

    /** There is nothing to be fair to. */
    get free(): boolean {
        return Object.keys(this.#running.value).length === 0;
    }

    #gameThat(concerns: (standing: string) => boolean): string | null {
        const found = Object.entries(this.#running.value).find(([, running]) =>
            running.split(separator).some(concerns),
        );
        return found?.[0] ?? null;
    }
}

export const fairness = new Fairness();
