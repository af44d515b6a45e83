import type { GamePage } from '../../net/api';
import type { GameSummary, Moment, RefusalBody } from '../../net/protocol';

/** A list of games that comes in pages. */
export class Games {
    readonly #page: GamePage;
    list = $state.raw<readonly GameSummary[] | null>(null);
    trouble = $state.raw<RefusalBody | null>(null);
    before = $state.raw<Moment | null>(null);
    #asked = 0;

    constructor(page: GamePage) {
        this.#page = page;
    }

    /** From the beginning. */
    load(): Promise<void> {
        return this.#ask(null);
    }

    more(): Promise<void> {
        return this.before === null ? Promise.resolve() : this.#ask(this.before);
    }

    async #ask(before: Moment | null): Promise<void> {
        const asked = ++this.#asked;
        const answer = await this.#page(before);
        if (asked !== this.#asked) return;
        this.trouble = answer.ok ? null : answer.refusal;
        if (!answer.ok) return;
        const known = before === null ? [] : (this.list ?? []);
        const have = new Set(known.map(({ game }) => game));
        this.list = [...known, ...answer.value.games.filter(({ game }) => !have.has(game))];
        this.before = answer.value.before;
    }
}

export const isYourTurn = ({ seat, decider }: GameSummary): boolean => seat !== null && decider === seat;

/** Where one is to move comes first; of those, where time is shortest. */
export function urgentFirst(games: readonly GameSummary[]): GameSummary[] {
    const urgency = (game: GameSummary): number => (isYourTurn(game) ? 0 : 1);
    const flag = (game: GameSummary): number => game.flagAt ?? Number.POSITIVE_INFINITY;
    const byFlag = (a: GameSummary, b: GameSummary): number => (flag(a) === flag(b) ? 0 : flag(a) - flag(b));
    return [...games].sort((a, b) => urgency(a) - urgency(b) || byFlag(a, b) || b.lastMoment - a.lastMoment);
}
