import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Result } from '../../src/net/api';
import type { GameList, GameSummary } from '../../src/net/protocol';
import { featuredFirst, inPassing, Watching } from '../../src/net/watching.svelte';

const game = (watch: string, black?: number, gold?: number): GameSummary =>
    ({
        watch,
        people: {
            black: { name: '', kind: 'account', rating: black },
            gold: { name: '', kind: 'account', rating: gold },
        },
    }) as unknown as GameSummary;

beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

function asked(answer: Result<GameList>) {
    const ask = vi.fn(() => Promise.resolve(answer));
    const watching = new Watching(inPassing, ask);
    return { ask, watching, stop: watching.watch() };
}

it('feature the game of the strongest', () => {
    const order = (...games: GameSummary[]): string =>
        featuredFirst(games)
            .map(({ watch }) => watch)
            .join('');
    expect(order()).toBe('');
    expect(order(game('a'), game('b', 1500, 1500), game('c', 1900))).toBe('bac');
    expect(order(game('a', 1500), game('b', 1500))).toBe('ab');
});

it('are looked at more often while there are some', async () => {
    const { ask, watching, stop } = asked({ ok: true, value: { games: [game('a')] } as GameList });
    await vi.advanceTimersByTimeAsync(0);
    expect(watching.games).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * inPassing.whileSome);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(inPassing.whileNone);
    expect(ask).toHaveBeenCalledTimes(3);
});

it.each([
    ['without a network', 'navigator', { onLine: false }],
    ['while nobody sees them', 'document', { visibilityState: 'hidden' }],
])('are not asked for %s', async (_, name, value) => {
    vi.stubGlobal(name, value);
    const { ask, stop } = asked({ ok: true, value: { games: [] } as unknown as GameList });
    await vi.advanceTimersByTimeAsync(inPassing.whileNone);
    expect(ask).not.toHaveBeenCalled();
    stop();
});

it('are asked for again where the server is away, and never where there is none', async () => {
    const refusal = (id: string) => ({ ok: false as const, refusal: { id, sentence: '', arguments: {} } });
    const away = asked(refusal('page.offline'));
    const none = asked(refusal('page.no-server'));
    await vi.advanceTimersByTimeAsync(2 * inPassing.whileNone);
    expect(away.ask).toHaveBeenCalledTimes(3);
    expect(none.ask).toHaveBeenCalledTimes(1);
    away.stop();
    none.stop();
});
