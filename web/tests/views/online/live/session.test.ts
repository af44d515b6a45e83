import { waitBefore } from '../../../../src/net/backoff';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calm } from '../../../browser/fakes';
import { testCore } from '../../../core/load';
import { begun, LiveTable, viewOf } from './table';

const core = testCore();

it('keeps all of a view but the log', () => {
    const whole = viewOf({
        ratings: { black: { before: 1500, after: 1510 }, gold: { before: 1523, after: 1513 } },
        tournament: 't1',
    });
    const { view } = new LiveTable(whole).session;
    const kept: Partial<typeof whole> = { ...whole };
    for (const key of ['type', 'head', 'since', 'lines', 'now'] as const) delete kept[key];
    expect(view).toEqual(kept);
});

describe('a decision across the world', () => {
    it('is seen at once, is marked until it is confirmed, and is not acted out a second time', async () => {
        const table = new LiveTable();
        const { session } = table;
        expect(session.myTurn).toBe(true);
        const decided = session.decide('e1e5');
        expect(session.state.decisions).toEqual(['e1e5']);
        expect([session.sending, session.myTurn]).toEqual([true, false]);
        expect(table.around.socket.last('decide')).toMatchObject({ game: 'g1', ply: 0, seen: 0, decision: 'e1e5' });
        const { happening } = session.cursor;
        expect(table.kinds()).toEqual(['moved', 'turn']);
        table.take();
        expect(await decided).toBeNull();
        expect([session.sending, session.known]).toEqual([false, 1]);
        expect(session.cursor.happening).toBe(happening);
    });

    it('that the rules forbid is not even sent', async () => {
        const table = new LiveTable();
        expect(await table.session.decide('e1d5')).toMatchObject({ id: 'move.not-straight' });
        expect(table.around.socket.sent.some(({ type }) => type === 'decide')).toBe(false);
    });

    it('that is refused goes back, with the reason', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        table.around.socket.refuse(table.around.socket.last('decide'), 'online.storage', 'not stored');
        expect(await decided).toMatchObject({ id: 'online.storage', sentence: 'not stored' });
        expect(table.session.state.decisions).toEqual([]);
        expect([table.session.myTurn, table.kinds()]).toEqual([true, []]);
    });

    it('of the other side appears, and it is our turn', () => {
        const table = new LiveTable(viewOf({ seat: 'gold' }));
        expect(table.session.myTurn).toBe(false);
        table.tell('e1e5');
        expect(table.session.myTurn).toBe(true);
        expect(table.kinds()).toEqual(['moved', 'turn']);
    });

    it('resigning holds even if the other one moved in the same moment', async () => {
        const table = new LiveTable(viewOf({ seat: 'gold' }));
        const resigned = table.session.resign();
        expect(table.around.socket.last('decide')).toMatchObject({ ply: 0, decision: 'resigns gold' });
        table.tell('e1e5');
        table.around.socket.refuse(table.around.socket.last('decide'), 'game.late-ply');
        await calm();
        expect(table.around.socket.last('decide')).toMatchObject({ ply: 1, decision: 'resigns gold' });
        table.take();
        expect(await resigned).toBeNull();
        expect(table.session.state.match.end).toEqual({ reason: 'resignation', winner: 'black' });
    });
});

describe('the end of a round', () => {
    /** Gold's first round, which Black wins, as Gold sees it; the fill comes with the last move. */
    function lost(clock: string, seat: 'gold' | 'black' | null = 'gold'): LiveTable {
        const table = new LiveTable(viewOf({ seat }, clock));
        table.session.watched = true;
        table.tell('a1a5', 'd8d4');
        table.tell('a5d8', 'fill left');
        return table;
    }

    it.each(['none', '86400000/move'])('stays until it has been seen, with the clock %s', (clock) => {
        const { session } = lost(clock);
        expect([session.cursor.resting, session.myTurn, session.state.match.round]).toEqual([true, true, 2]);
        expect(session.cursor.happening.map(({ kind }) => kind)).not.toContain('line-up');
        session.goOn();
        expect([session.cursor.resting, session.cursor.happening[0]?.kind]).toEqual([false, 'line-up']);
    });

    it('is told beside the next round where minutes run', () => {
        const { session } = lost('300000+3000');
        expect(session.cursor.resting).toBe(false);
        expect(session.cursor.toldEvents.map(({ kind }) => kind)).toContain('round-won');
    });

    it('holds up neither who chose the fill nor who watches', () => {
        for (const seat of ['black', null] as const) expect(lost('none', seat).session.cursor.resting).toBe(false);
    });
});

/** By chance a connection comes back after 300 to 600 ms. */
const longestFirstWait = waitBefore(0, 0, () => 1);

describe('a connection that breaks', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    async function broken(table: LiveTable): Promise<void> {
        table.around.socket.close();
        await vi.advanceTimersByTimeAsync(longestFirstWait);
        table.around.socket.welcome(begun);
    }

    it('is joined again from the last known entry, and what was missed is there', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        table.take();
        await decided;
        await broken(table);
        expect(table.around.socket.last('join')).toMatchObject({ game: 'g1', since: 1 });
        table.around.socket.say(viewOf({ since: 1, lines: [table.line('h8h7')] }));
        expect(table.session.state.decisions).toEqual(['e1e5', 'h8h7']);
        expect(table.kinds()).toEqual(['moved', 'turn']);
    });

    it('comes in pages when its log is long', () => {
        const table = new LiveTable(viewOf({ lines: [`1 ${begun + 1000} e1e5`], more: true }));
        expect(table.attendance.session).toBeNull();
        expect(table.around.socket.last('join')).toMatchObject({ game: 'g1', since: 1, most: 2000 });
        table.around.socket.say(viewOf({ since: 1, lines: [`2 ${begun + 2000} h8h7`] }));
        expect(table.session.state.decisions).toEqual(['e1e5', 'h8h7']);
        expect(table.session.known).toBe(2);
    });

    it('is joined without pages where the server does not know them', async () => {
        const table = new LiveTable();
        await broken(table);
        const { socket } = table.around;
        socket.refuse(socket.last('join'), 'message.unknown-field', 'most is not known here');
        await vi.advanceTimersByTimeAsync(0);
        expect(socket.last('join')).not.toHaveProperty('most');
    });

    it('sends a decision that was in the air once more', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        await broken(table);
        table.around.socket.say(viewOf());
        await vi.advanceTimersByTimeAsync(0);
        expect(table.session.state.decisions).toEqual(['e1e5']);
        expect(table.around.socket.last('decide')).toMatchObject({ ply: 0, seen: 0, decision: 'e1e5' });
        table.take();
        expect(await decided).toBeNull();
    });

    it('and does not when it had arrived', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        const { happening } = table.session.cursor;
        await broken(table);
        table.around.socket.say(viewOf({ lines: [table.line('e1e5')] }));
        expect(await decided).toBeNull();
        expect(table.around.socket.sent.some(({ type }) => type === 'decide')).toBe(false);
        expect(table.session.cursor.happening).toBe(happening);
    });

    it('says so when something else stands there by now', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        await broken(table);
        table.around.socket.say(viewOf({ lines: [table.line('resigns gold')] }));
        expect(await decided).toMatchObject({ id: 'live.overtaken' });
        expect(table.session.state.decisions).toEqual(['resigns gold']);
    });

    it('a decision taken without a connection waits for it', async () => {
        const table = new LiveTable();
        table.around.socket.close();
        const decided = table.session.decide('e1e5');
        expect(table.session.sending).toBe(true);
        await vi.advanceTimersByTimeAsync(longestFirstWait);
        table.around.socket.welcome(begun);
        table.around.socket.say(viewOf());
        await vi.advanceTimersByTimeAsync(0);
        table.take();
        expect(await decided).toBeNull();
    });
});

describe('what the server tells', () => {
    it('of clocks that wait for a player, and of their start', () => {
        const lines = [`1 ${begun} pauses`];
        const table = new LiveTable(viewOf({ lines, presence: { black: true, gold: false, watchers: 0 } }));
        expect([table.session.clocksWait, table.session.awaitsPlayer, table.session.myTurn]).toEqual([
            true,
            true,
            true,
        ]);
        const presence = { black: true, gold: true, watchers: 0 };
        table.around.socket.say({ type: 'presence', game: 'g1', presence });
        expect([table.session.clocksWait, table.session.awaitsPlayer]).toEqual([true, false]);
        table.tell('resumes');
        expect(table.session.clocksWait).toBe(false);
    });

    it('of a first move without the other player, whose clock waits on', async () => {
        const lines = [`1 ${begun} pauses`];
        const table = new LiveTable(viewOf({ lines, presence: { black: true, gold: false, watchers: 0 } }));
        const decided = table.session.decide('e1e5');
        const sent = table.around.socket.last('decide');
        table.tell('resumes', 'e1e5', 'pauses');
        table.around.socket.done(sent);
        expect(await decided).toBeNull();
        expect(table.session.state.decisions).toEqual(['e1e5']);
        expect(table.session.awaitsPlayer).toBe(true);
    });

    it('that does not follow is asked for again from the beginning', () => {
        const table = new LiveTable();
        table.around.socket.say({ type: 'entries', game: 'g1', lines: ['2 1763200002000 h8h7'], now: begun });
        expect(table.around.socket.last('join')).toMatchObject({ since: 0 });
        const lines = ['1 1763200001000 e1e5', '2 1763200002000 h8h7'];
        table.around.socket.say(viewOf({ lines }));
        expect(table.session.state.decisions).toEqual(['e1e5', 'h8h7']);
    });

    it('of another match is not heard', () => {
        const table = new LiveTable();
        table.around.socket.say({ type: 'entries', game: 'other', lines: ['1 1763200001000 e1e5'], now: begun });
        expect(table.session.known).toBe(0);
    });

    it('a takeback is asked for, and goes back when it is granted', async () => {
        const table = new LiveTable(viewOf({ lines: ['1 1763200001000 e1e5'] }));
        const asked = table.session.takeback('ask');
        table.tell('asks black');
        table.around.socket.done(table.around.socket.last('takeback'));
        expect(await asked).toBeNull();
        expect(table.session.state.takeback).toEqual({ asker: 'black', toPly: 0 });
        table.tell('accepts gold');
        expect(table.session.state).toMatchObject({ decisions: [], takeback: null });
        expect(table.session.myTurn).toBe(true);
    });

    it('runs the clocks by its own clock, and ours waits while our move travels', () => {
        const table = new LiveTable();
        const { session } = table;
        table.local = 10_000;
        session.beat();
        expect(session.left).toEqual({ black: 290_000, gold: 300_000 });
        void session.decide('e1e5');
        table.local = 12_000;
        session.beat();
        expect(session.left).toEqual({ black: 290_000, gold: 300_000 });
    });

    it('who is here, what was greeted, and the next match', () => {
        const table = new LiveTable();
        const { socket } = table.around;
        socket.say({ type: 'presence', game: 'g1', presence: { black: true, gold: false, watchers: 3 } });
        socket.say({ type: 'greeting', game: 'g1', by: 'gold', greeting: 'hello' });
        socket.say({ type: 'rematch', game: 'g1', rematch: { offered: { black: true, gold: true }, next: 'g2' } });
        expect(table.session.view).toMatchObject({ presence: { gold: false, watchers: 3 }, rematch: { next: 'g2' } });
        expect(table.session.bubbles.shown.gold).toBe('hello');
    });

    it('a rematch that is turned down is told, one that we take back is not', () => {
        const { session, around } = new LiveTable();
        const say = (mine: boolean, other = false): void =>
            around.socket.say({
                type: 'rematch',
                game: 'g1',
                rematch: { offered: { black: mine, gold: other }, next: null },
            });
        void session.rematch('offer');
        say(true);
        expect(session.rematchDeclined).toBe(false);
        say(false);
        expect(session.rematchDeclined).toBe(true);
        void session.rematch('offer');
        say(true);
        expect(session.rematchDeclined).toBe(false);
        void session.rematch('decline');
        say(false);
        expect(session.rematchDeclined).toBe(false);
        say(false, true);
        say(false);
        expect(session.rematchDeclined, 'it was their own').toBe(false);
    });

    it('a match that cannot be joined: why not', async () => {
        const table = new LiveTable();
        table.around.socket.close();
        table.link.retry();
        table.around.socket.welcome(begun);
        table.around.socket.refuse(table.around.socket.last('join'), 'online.not-your-seat', 'not yours');
        await calm();
        expect(table.attendance.problem).toMatchObject({ id: 'online.not-your-seat' });
    });
});

describe('answers that are prepared', () => {
    it('are for the next decision of ours, and gone once it has passed', async () => {
        const table = new LiveTable(viewOf({ seat: 'gold' }));
        const { session } = table;
        expect(session.canPlan).toBe(true);
        const prepared = session.prepare('red', 'f8f5');
        const sent = table.around.socket.last('plan');
        expect(sent.plan).toEqual({ ply: 1, answers: { red: 'f8f5' } });
        table.around.socket.done(sent);
        expect(await prepared).toBeNull();
        expect(session.answers).toEqual({ red: 'f8f5' });
        void session.prepare('red', null);
        expect(table.around.socket.last('plan').plan.answers).toEqual({});
        table.tell('e1e5');
        expect([session.canPlan, session.answers]).toEqual([false, {}]);
    });
});

describe('fairness and memory', () => {
    it('keeps the position of a running match from engines until it is over, and then keeps the match', async () => {
        const table = new LiveTable();
        const decided = table.session.decide('e1e5');
        table.take();
        await decided;
        const position = table.session.state.match.position.text;
        expect(table.fairness.gameWith(core, position)).toBe('g1');
        table.tell('h8h7');
        expect(table.fairness.gameWith(core, position)).toBe('g1');
        table.tell('resigns gold');
        expect(table.fairness.gameWith(core, position)).toBeNull();
        await vi.waitFor(async () => {
            const stored = await table.store.get('online-g1');
            expect(stored?.summary).toMatchObject({ decisions: 3, end: { winner: 'black', reason: 'resignation' } });
            expect(stored?.created).toBe(begun);
        });
    });

    it('keeps nothing of what was only watched', async () => {
        const table = new LiveTable(viewOf({ game: 'w1', seat: null }), 'w1');
        table.around.socket.say({ type: 'entries', game: 'w1', lines: [table.line('e1e5')], now: begun });
        const position = table.session.state.match.position.text;
        expect(table.fairness.gameWith(core, position)).toBeNull();
        expect(table.session.myTurn).toBe(false);
        await calm();
        expect(await table.store.entries()).toEqual([]);
    });
});
