import { gamesToWatch } from './api';
import type { GameSummary } from './protocol';

/** How long until the next look, in milliseconds: a game by minutes changes every few seconds. */
export interface Pauses {
    whileSome: number;
    /** Nobody has to look so often. */
    whileNone: number;
}
/** For whoever came to see games. */
export const closely: Pauses = { whileSome: 4_000, whileNone: 20_000 };
/** For whoever came for something else. */
export const inPassing: Pauses = { whileSome: 8_000, whileNone: 60_000 };

/** Games to watch, looked at again and again while somebody sees them. */
export class Watching {
    games = $state.raw<readonly GameSummary[]>([]);
    readonly #pauses: Pauses;
    readonly #ask: typeof gamesToWatch;
    #timer: ReturnType<typeof setTimeout> | undefined;
    #stopped = false;

    constructor(pauses: Pauses, ask = gamesToWatch) {
        this.#pauses = pauses;
        this.#ask = ask;
    }

    /** To be called in an `$effect`. */
    watch(): () => void {
        this.#stopped = false;
        void this.#look();
        return () => {
            this.#stopped = true;
            clearTimeout(this.#timer);
        };
    }

    async #look(): Promise<void> {
        if (document.visibilityState === 'visible' && navigator.onLine) {
            const answer = await this.#ask();
            if (answer.ok) this.games = featuredFirst(answer.value.games);
            else if (answer.refusal.id === 'page.no-server') return; // nor will there be one
        }
        if (this.#stopped) return;
        const { whileSome, whileNone } = this.#pauses;
        this.#timer = setTimeout(() => void this.#look(), this.games.length > 0 ? whileSome : whileNone);
    }
}

const strength = ({ people }: GameSummary): number => (people.black.rating ?? 0) + (people.gold.rating ?? 0);

/** The game of the strongest comes first; the others stay as they are, the newest first. */
export function featuredFirst(games: readonly GameSummary[]): GameSummary[] {
    const best = games.reduce<GameSummary | null>(
        (found, game) => (found && strength(found) >= strength(game) ? found : game),
        null,
    );
    return best ? [best, ...games.filter((game) => game !== best)] : [];
}
