import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitBefore } from '../../src/net/backoff';
import { Link, lostId } from '../../src/net/link.svelte';
import { ServerClock } from '../../src/net/serverClock';
import { FakeSurroundings } from './fake_socket';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function linked(): { link: Link; around: FakeSurroundings } {
    const around = new FakeSurroundings();
    return { link: new Link(around), around };
}

test('waits longer each time, never in step with others, and never longer than ten seconds', () => {
    expect(waitBefore(0, 0, () => 0)).toBe(300);
    expect(waitBefore(0, 0, () => 1)).toBe(600);
    expect(waitBefore(3, 0, () => 0.5)).toBe(3600);
    expect(waitBefore(50, 0, () => 1)).toBe(10_000);
    expect(waitBefore(0, 4_000, () => 0)).toBe(4_000);
    expect(waitBefore(0, 4_000, () => 1)).toBe(8_000);
});

test.each([0, 2_000])(
    'a thousand pages that are lost together come back one after the other, asked for %i ms',
    (asked) => {
        const tenths = new Map<number, number>();
        let state = 1;
        const chance = (): number => (state = (state * 48271) % 0x7fffffff) / 0x7fffffff;
        const from = Math.max(300, asked);
        for (let page = 0; page < 1000; ++page) {
            const tenth = Math.floor((10 * (waitBefore(0, asked, chance) - from)) / from);
            tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
        }
        expect(tenths.size).toBe(10);
        expect(Math.max(...tenths.values())).toBeLessThan(150);
    },
);

test("of several words about the time the quickest is believed, and a device's sleep is noticed", () => {
    let local = 0;
    const clock = new ServerClock(() => local);
    clock.hear(10_000);
    local = 1_000;
    clock.hear(10_900);
    expect(clock.now()).toBe(11_000);
    clock.hear(11_050);
    expect(clock.now()).toBe(11_050);
    clock.hear(60_000);
    expect(clock.now()).toBe(60_000);
});

test('opens on first use and tells whom the server sees', () => {
    const { link, around } = linked();
    expect([link.status, around.sockets.length]).toEqual(['idle', 0]);
    const opened = vi.fn();
    link.onOpen(opened);
    expect(link.status).toBe('connecting');
    around.socket.welcome();
    expect([link.status, link.you?.name, opened.mock.calls.length]).toEqual(['open', 'Akane', 1]);
    link.onOpen(opened);
    expect(opened).toHaveBeenCalledTimes(2);
    expect(around.sockets).toHaveLength(1);
});

test('a wish is answered by its number, whichever comes first', async () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    around.socket.welcome();
    const first = link.ask({ type: 'lobby', on: true });
    const second = link.ask({ type: 'leave', game: 'g' });
    around.socket.refuse(around.socket.last('leave'), 'online.unknown-game');
    around.socket.done(around.socket.last('lobby'));
    expect(await first).toBeNull();
    expect((await second)?.id).toBe('online.unknown-game');
});

test('beats are answered at once', () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    around.socket.welcome();
    around.socket.say({ type: 'beat', beat: 7, now: 5_000_100 });
    expect(around.socket.last('echo').beat).toBe(7);
});

test('a broken connection comes back, and wishes that were in the air say so', async () => {
    const { link, around } = linked();
    const opened = vi.fn();
    link.onOpen(opened);
    around.socket.welcome();
    const asked = link.ask({ type: 'leave', game: 'g' });
    around.socket.close();
    expect(link.status).toBe('waiting');
    expect((await asked)?.id).toBe(lostId);
    expect((await link.ask({ type: 'leave', game: 'g' }))?.id).toBe(lostId);
    await vi.advanceTimersByTimeAsync(600);
    expect([link.status, around.sockets.length]).toEqual(['connecting', 2]);
    around.socket.welcome();
    expect(opened).toHaveBeenCalledTimes(2);
});

test('silence for half a minute is the end of a connection', async () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    around.socket.welcome();
    await vi.advanceTimersByTimeAsync(29_000);
    around.socket.say({ type: 'beat', beat: 1, now: 5_029_000 });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(link.status).toBe('open');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([link.status, around.socket.closed]).toEqual(['waiting', true]);
});

test('a wish that nobody answers, and a network that has changed, are not waited for so long', async () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    around.socket.welcome();
    const asked = link.ask({ type: 'leave', game: 'g' });
    await vi.advanceTimersByTimeAsync(12_000);
    expect([(await asked)?.id, link.status]).toEqual([lostId, 'waiting']);
    link.retry();
    around.socket.welcome();
    around.wake();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(link.status).toBe('waiting');
});

test('waits as long as a server that goes down asks for, even if the network calls', async () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    around.socket.welcome();
    around.socket.say({ type: 'closing', reason: 'going-down', retryAfter: 4_000 });
    around.socket.close();
    around.wake();
    await vi.advanceTimersByTimeAsync(3_900);
    expect(around.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4_100);
    expect(around.sockets).toHaveLength(2);
});

test('the network coming back does not wait', async () => {
    const { link, around } = linked();
    link.onOpen(() => undefined);
    for (let attempt = 0; attempt < 6; ++attempt) {
        around.socket.close();
        await vi.advanceTimersByTimeAsync(10_000);
    }
    around.socket.close();
    const before = around.sockets.length;
    around.wake();
    expect([link.status, around.sockets.length]).toEqual(['connecting', before + 1]);
});

test('where no server is, nothing is tried until somebody asks for it', async () => {
    const { link, around } = linked();
    around.server = false;
    link.onOpen(() => undefined);
    around.socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([link.status, link.noServer, around.sockets.length]).toEqual(['waiting', true, 1]);
    link.retry();
    expect([link.status, link.noServer]).toEqual(['connecting', false]);
});

test('somebody else signs in: the old connection ends and its last words are not heard', () => {
    const { link, around } = linked();
    const heard = vi.fn();
    link.on(heard);
    link.onOpen(() => undefined);
    around.socket.welcome();
    const old = around.socket;
    link.renew();
    old.welcome();
    expect(heard).toHaveBeenCalledTimes(1);
    expect([link.status, old.closed, around.sockets.length]).toEqual(['connecting', true, 2]);
});
