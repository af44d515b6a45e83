import * as api from '../../../net/api';
import type { GameSummary } from '../../../net/protocol';

/** A game by minutes changes every few seconds; when there is none, nobody has to look so often. */
const whileSome = 4_000;
const whileNone = 20_000;

/** Games to watch, looked at again and again while somebody sees them. */
export class Watching {
    games = $state.raw<readonly GameSummary[]>([]);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #stopped = false;

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
        if (document.visibilityState === 'visible') {
            const answer = await api.gamesToWatch();
            if (answer.ok) this.games = featuredFirst(answer.value.games);
        }
        if (this.#stopped) return;
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
