import { afterEach, expect, it, vi } from 'vitest';
import * as api from '../../src/net/api';
import { akane, host, invitation, json, page, refused } from './host';

afterEach(() => vi.unstubAllGlobals());

const idOf = (result: api.Result<unknown>): string => (result.ok ? 'none' : result.refusal.id);

it('asks below the address of the page, in JSON', async () => {
    const asked = host(({ path }) => json(path.endsWith('accept') ? { game: 'g1' } : akane));
    expect(await api.me()).toEqual({ ok: true, value: akane });
    expect(await api.accept('a/b')).toEqual({ ok: true, value: { game: 'g1' } });
    await api.logIn({ name: 'Akane', password: 'eight letters' });
    expect(asked).toEqual([
        { method: 'GET', path: 'api/1/me', body: undefined },
        { method: 'POST', path: 'api/1/invitations/a%2Fb/accept', body: undefined },
        { method: 'POST', path: 'api/1/session', body: { name: 'Akane', password: 'eight letters' } },
    ]);
});

it('asks for pages of games by moment', async () => {
    const asked = host(() => json({ games: [], before: null }));
    await api.runningGames(null);
    await api.gamesOver(1700);
    await api.gamesOf('Benjiro')(null);
    await api.gamesOf('Benjiro')(1700);
    expect(asked.map(({ path }) => path)).toEqual([
        'api/1/me/games?state=running',
        'api/1/me/games?state=over&before=1700',
        'api/1/people/Benjiro/games',
        'api/1/people/Benjiro/games?before=1700',
    ]);
});

it('hands on why the server refuses', async () => {
    host(() => refused('online.too-many-games', 409, { most: '50' }));
    const answer = await api.invitation(invitation.code);
    expect(answer).toEqual({
        ok: false,
        refusal: {
            id: 'online.too-many-games',
            sentence: 'the server says online.too-many-games',
            arguments: { most: '50' },
        },
    });
});

it('knows a host of files from a server that is away', async () => {
    host(() => page(404));
    expect(idOf(await api.me())).toBe('page.no-server');
    host(() => page(200));
    expect(idOf(await api.me())).toBe('page.no-server');
    host(() => page(405));
    expect(
        idOf(await api.quick({ format: { kind: 'single', rounds: 1 }, clock: { kind: 'none' }, rated: false })),
    ).toBe('page.no-server');
    host(() => page(200));
    expect(idOf(await api.exportGames())).toBe('page.no-server');
    for (const status of [429, 502, 503, 504]) {
        host(() => page(status));
        expect(idOf(await api.me())).toBe('page.offline');
    }
    host(() => {
        throw new TypeError('Failed to fetch');
    });
    expect(idOf(await api.me())).toBe('page.offline');
    vi.stubGlobal('location', { protocol: 'file:' });
    expect(idOf(await api.me())).toBe('page.no-server');
});

it('takes an answer that was cut off as none', async () => {
    host(() => new Response('{"you":', { headers: { 'Content-Type': 'application/json' } }));
    expect(idOf(await api.me())).toBe('page.offline');
});

it('takes an empty answer, and a text', async () => {
    host(() => new Response(null, { status: 204 }));
    expect(await api.logOut()).toEqual({ ok: true, value: undefined });
    host(() => new Response('[Kamisado "1"]\n', { headers: { 'Content-Type': 'text/plain' } }));
    expect(await api.exportGames()).toEqual({ ok: true, value: '[Kamisado "1"]\n' });
});
