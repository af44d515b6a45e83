import { calm } from '../../browser/fakes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Games, isYourTurn, urgentFirst } from '../../../src/views/online/gameList.svelte';
import { OpenInvitation } from '../../../src/views/online/invite/openInvitation.svelte';
import { Link } from '../../../src/net/link.svelte';
import { Lobby } from '../../../src/views/online/lobby.svelte';
import { Mine } from '../../../src/views/online/mine.svelte';
import { testCore } from '../../core/load';
import type { GameSummary } from '../../../src/net/protocol';
import { turns } from '../../../src/views/online/turns.svelte';
import { hasPlayedOnline, rememberPlaying } from '../../../src/views/online/visits';
import { FakeSurroundings } from '../../net/fake_socket';
import { akane, host, invitation, json, nobody, refused } from '../../net/host';

const shelf = new Map<string, string>();
beforeEach(() => {
    shelf.clear();
    const storage = {
        getItem: (key: string) => shelf.get(key) ?? null,
        setItem: (key: string, value: string) => shelf.set(key, value),
    };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

function connected(): { around: FakeSurroundings; link: Link } {
    const around = new FakeSurroundings();
    return { around, link: new Link(around) };
}

it('who has never played online is not remembered, and nothing is connected', async () => {
    const { around, link } = connected();
    host(() => json(nobody));
    const mine = new Mine(link);
    await mine.load();
    expect(hasPlayedOnline()).toBe(false);
    expect(around.sockets).toHaveLength(0);
});

it('who is somebody is remembered until they are nobody', async () => {
    const { link } = connected();
    let me = akane;
    host(({ path }) => json(path.endsWith('invitations') ? { mine: [], forMe: [invitation] } : me));
    const mine = new Mine(link);
    await mine.load();
    expect(hasPlayedOnline()).toBe(true);
    expect(turns.waiting).toBe(2);
    expect(mine.invitations.forMe).toEqual([invitation]);
    me = nobody;
    await mine.is(null);
    expect(hasPlayedOnline()).toBe(false);
    expect(turns.waiting).toBe(0);
    rememberPlaying(false);
    expect(hasPlayedOnline()).toBe(false);
});

it('after a break the lists of games are asked for again', async () => {
    const { around, link } = connected();
    host(({ path }) => json(path.endsWith('invitations') ? { mine: [], forMe: [] } : akane));
    const mine = new Mine(link);
    await mine.load();
    around.socket.welcome(0);
    expect(mine.news).toBe(0);
    around.socket.close();
    link.retry();
    around.socket.welcome(0);
    expect(mine.news).toBe(1);
});

it('the first secret is worn by the connection too', async () => {
    const { around, link } = connected();
    let me = nobody;
    host(({ path }) => json(path.endsWith('invitations') ? { mine: [], forMe: [] } : me));
    const mine = new Mine(link);
    await mine.load();
    link.onOpen(() => undefined);
    around.sockets[0]?.welcome();
    me = akane;
    await mine.became();
    expect(mine.me).toEqual(akane);
    expect(around.sockets[0]?.closed).toBe(true);
    expect(around.sockets).toHaveLength(2);
    await mine.became();
    expect(around.sockets).toHaveLength(2);
});

it('hears of turns and of games that begin', async () => {
    const { around, link } = connected();
    let yourTurn = 0;
    host(({ path }) => json(path.endsWith('invitations') ? { mine: [], forMe: [] } : { ...akane, yourTurn }));
    const mine = new Mine(link);
    await mine.load();
    around.sockets[0]?.welcome();
    yourTurn = 2;
    around.sockets[0]?.say({ type: 'your-turn', game: 'g1' });
    await vi.waitFor(() => expect(turns.waiting).toBe(2));
    expect(mine.news).toBe(1);
    around.sockets[0]?.say({ type: 'started', game: 'g2', invitation: null });
    expect(mine.begun).toBe('g2');
});

it('asks once more when a game has become quiet', async () => {
    vi.useFakeTimers();
    const { around, link } = connected();
    const asked = host(({ path }) => json(path.endsWith('invitations') ? { mine: [], forMe: [] } : akane));
    const mine = new Mine(link);
    await mine.load();
    around.sockets[0]?.welcome();
    await vi.advanceTimersByTimeAsync(100);
    const before = asked.length;
    for (const line of ['1 1000 a1a5', '2 2000 d8d4']) {
        around.sockets[0]?.say({ type: 'entries', game: 'g1', lines: [line], now: 5_000_000 });
        await vi.advanceTimersByTimeAsync(6000);
    }
    expect(asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(6000);
    expect(asked.slice(before).map(({ path }) => path)).toEqual(['api/1/me', 'api/1/invitations']);
    vi.useRealTimers();
});

it('a trouble leaves what was known', async () => {
    const { link } = connected();
    host(({ path }) => (path.endsWith('me') ? json(akane) : json({ mine: [], forMe: [] })));
    const mine = new Mine(link);
    await mine.load();
    host(() => {
        throw new TypeError('Failed to fetch');
    });
    await mine.load();
    expect(mine.me).toEqual(akane);
    expect(mine.trouble?.id).toBe('page.offline');
});

it('the lobby is watched while somebody looks, and again after a break', () => {
    const { around, link } = connected();
    const lobby = new Lobby(link);
    const stop = lobby.watch();
    const [first] = around.sockets;
    first?.welcome();
    expect(first?.last('lobby').on).toBe(true);
    first?.say({ type: 'lobby', invitations: [invitation], waiting: [], here: 1 });
    expect(lobby.invitations).toEqual([invitation]);
    link.renew();
    around.sockets[1]?.welcome();
    expect(around.sockets[1]?.last('lobby').on).toBe(true);
    stop();
    expect(around.sockets[1]?.last('lobby').on).toBe(false);
});

it('who waits for a quick match is called to it, and nobody else is', async () => {
    const { around, link } = connected();
    const quick = { ...invitation, visibility: 'quick', yours: true } as const;
    host(({ path }) => json(path.endsWith('invitations') ? { mine: [quick], forMe: [] } : akane));
    const mine = new Mine(link);
    await mine.load();
    expect(mine.quick).toEqual(quick);
    around.sockets[0]?.welcome();
    around.sockets[0]?.say({ type: 'started', game: 'other', invitation: 'another' });
    expect(mine.called).toBeNull();
    around.sockets[0]?.say({ type: 'started', game: 'g1', invitation: quick.code });
    expect(mine.called).toBe('g1');
});

it('a quick match that began while the connection was broken is found', async () => {
    const { link } = connected();
    const quick = { ...invitation, visibility: 'quick', yours: true } as const;
    let waits = true;
    host(({ path }) => {
        if (path.endsWith('invitations')) return json({ mine: waits ? [quick] : [], forMe: [] });
        return json(path.endsWith(quick.code) ? { ...quick, game: 'g2' } : akane);
    });
    const mine = new Mine(link);
    await mine.load();
    waits = false;
    await mine.load();
    expect(mine.quick).toBeNull();
    expect(mine.called).toBe('g2');
});

it('a page that is loaded anew knows the game that passes the time, and finds what has begun', async () => {
    const { link } = connected();
    const quick = { ...invitation, visibility: 'quick', yours: true } as const;
    let waits = true;
    let game: string | null = 'g2';
    host(({ path }) => {
        if (path.endsWith('invitations')) return json({ mine: waits ? [quick] : [], forMe: [] });
        return json(path.endsWith(quick.code) ? { ...quick, game } : akane);
    });
    const before = new Mine(link);
    before.passTimeWith('none');
    expect(before.meanwhile).toBeNull();
    await before.load();
    before.passTimeWith('passing');

    const mine = new Mine(link);
    expect(mine.meanwhile).toBe('passing');
    waits = false;
    await mine.load();
    expect(mine.called).toBe('g2');
    mine.answered();
    expect(mine.called).toBeNull();
    expect(new Mine(link).meanwhile).toBeNull();

    // Whoever stopped waiting goes on with the game, and is not called.
    waits = true;
    await mine.load();
    mine.passTimeWith('passing');
    waits = false;
    game = null;
    const stopped = new Mine(link);
    await stopped.load();
    expect(stopped.called).toBeNull();
    expect(stopped.meanwhile).toBeNull();
});

it('what lies in the tab may be anything', () => {
    for (const text of ['', '{', 'null', '7', '{"game":1,"code":"c"}', '{"game":"g"}']) {
        shelf.set('kamisado.online-meanwhile', text);
        expect(new Mine(connected().link).meanwhile).toBeNull();
    }
});

it('an own invitation tells when its game begins', async () => {
    const { around, link } = connected();
    host(() => json({ ...invitation, yours: true }));
    const open = new OpenInvitation(invitation.code, link);
    await open.load();
    expect(open.invitation?.yours).toBe(true);
    const begun: string[] = [];
    open.watch((id) => begun.push(id));
    around.sockets[0]?.welcome();
    around.sockets[0]?.say({ type: 'started', game: 'other', invitation: 'another' });
    expect(begun).toEqual([]);
    around.sockets[0]?.say({ type: 'started', game: 'g1', invitation: invitation.code });
    expect(begun).toEqual(['g1']);
});

it('even if the word was missed; and to nobody who has left', async () => {
    const { around, link } = connected();
    let game: string | null = null;
    host(() => json({ ...invitation, yours: true, game }));
    const open = new OpenInvitation(invitation.code, link);
    const [begun, missed]: [string[], string[]] = [[], []];
    open.watch((id) => begun.push(id));
    open.watch((id) => missed.push(id))();
    around.sockets[0]?.welcome();
    await calm();
    expect(begun).toEqual([]);
    game = 'g2';
    link.renew();
    around.sockets[1]?.welcome();
    await vi.waitFor(() => expect(begun).toEqual(['g2']));
    expect(missed).toEqual([]);
});

it('an invitation that is gone says why', async () => {
    host(() => refused('online.invitation-taken', 410));
    const open = new OpenInvitation('x', connected().link);
    await open.load();
    expect(open.refusal?.id).toBe('online.invitation-taken');
});

const game = (id: string, some: Partial<GameSummary> = {}): GameSummary => ({
    game: id,
    watch: `w${id}`,
    seat: 'black',
    people: { black: { name: 'Akane', kind: 'guest' }, gold: { name: 'Benjiro', kind: 'account' } },
    format: { kind: 'single', rounds: 1 },
    clock: { kind: 'none' },
    rated: false,
    begun: 0,
    lastMoment: 0,
    ply: 0,
    decider: 'gold',
    winner: null,
    points: { black: 0, gold: 0 },
    over: false,
    position: testCore().firstPosition,
    flagAt: null,
    ...some,
});

it('games come in pages, each of them once', async () => {
    const asked = host(({ path }) =>
        json(
            path.includes('before=')
                ? { games: [game('2'), game('3')], before: null }
                : { games: [game('1'), game('2')], before: 70 },
        ),
    );
    const games = new Games((before) =>
        fetch(`x?${before === null ? '' : `before=${before}`}`, {}).then(async (response) => ({
            ok: true as const,
            value: (await response.json()) as { games: GameSummary[]; before: number | null },
        })),
    );
    await games.load();
    expect(games.before).toBe(70);
    await games.more();
    expect(games.list?.map((each) => each.game)).toEqual(['1', '2', '3']);
    expect(games.before).toBeNull();
    await games.more();
    expect(asked).toHaveLength(2);
});

it('where one is to move comes first, the shortest time before the others', () => {
    const games = [
        game('old', { lastMoment: 1 }),
        game('new', { lastMoment: 9 }),
        game('mine', { decider: 'black' }),
        game('hurry', { decider: 'black', flagAt: 50 }),
    ];
    expect(urgentFirst(games).map((each) => each.game)).toEqual(['hurry', 'mine', 'new', 'old']);
    expect(games.map(isYourTurn)).toEqual([false, false, true, true]);
});
