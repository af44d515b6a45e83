import { beforeEach, describe, expect, it } from 'vitest';
import type { GameSetup, Player } from '../../../src/core/types';
import { openMatchStore } from '../../../src/store/store';
import type { MatchStore } from '../../../src/store/types';
import { openMatch, type Session } from '../../../src/views/play/session.svelte';
import { recordOf, startMatch } from '../../../src/store/stored';
import { testCore } from '../../core/load';
import { calm, HandTime, QuickEngine } from '../../browser/fakes';

const core = testCore();
let store: MatchStore;
let time: HandTime;
let engine: QuickEngine;

beforeEach(() => {
    store = openMatchStore(undefined);
    time = new HandTime();
    engine = new QuickEngine(core);
});

function setup(changes: Partial<GameSetup> & { computers?: Player[] } = {}): GameSetup {
    const seat = (player: Player) => ({ name: '', level: changes.computers?.includes(player) ? 3 : null });
    const { computers: _computers, ...rest } = changes;
    return {
        format: { kind: 'standard', rounds: 1 },
        start: null,
        seats: { black: seat('black'), gold: seat('gold') },
        clock: { kind: 'none' },
        ...rest,
    };
}

async function started(with_: Parameters<typeof setup>[0] = {}, decisions: string[] = []): Promise<string> {
    const id = await startMatch({ core, store, time }, setup(with_), decisions);
    if (!id.ok) throw new Error(id.error.sentence);
    return id.value;
}

async function opened(id: string): Promise<Session> {
    const session = await openMatch({ core, store, engine: () => engine, time }, id);
    if (!session?.ok) throw new Error('the match did not open');
    session.value.begin();
    return session.value;
}

const play = async (with_: Parameters<typeof setup>[0] = {}): Promise<Session> => opened(await started(with_));

/** A round in which everybody takes a win that is there, and else the first move. */
const roundPlayed = async (session: Session): Promise<void> => {
    while (session.state.match.phase === 'playing') {
        const moves = session.state.match.position.moves;
        const home = moves.find((move) => move.to.endsWith(session.state.match.decider === 'black' ? '8' : '1'));
        expect(await session.decide((home ?? moves[0])?.text ?? '')).toBeNull();
    }
};

describe('two people', () => {
    it('play, and every decision is in the store when it is shown', async () => {
        const session = await play();
        expect(session.myTurn).toBe(true);
        expect(await session.decide('a1a2')).toBeNull();
        expect(session.state.decisions).toEqual(['a1a2']);
        expect(session.cursor.happening[0]?.kind).toBe('moved');
        const stored = await store.get(session.id);
        expect(stored?.summary.decisions).toBe(1);
        expect(stored && recordOf(core, stored)).toContain('[Format "standard"]');
    });

    it('are written once as a whole, and then by what is new', async () => {
        const wholes: string[] = [];
        const put = store.put;
        store.put = (match) => {
            wholes.push(match.log);
            return put(match);
        };
        const session = await play({ clock: { kind: 'minutes', initialMs: 60_000, incrementMs: 1000 } });
        expect(wholes).toHaveLength(1);
        await session.decide('a1a2');
        await session.undo();
        await session.redo();
        await session.decide('c8c7');
        session.leave();
        const again = await opened(session.id); // pauses what was left
        await again.resume();
        await again.decide(again.state.match.position.moves[0]?.text ?? '');
        expect(wholes).toHaveLength(1);
        const stored = await store.get(session.id);
        const restored = core.restoreGame(stored?.log ?? '', time.now());
        if (!restored.ok) throw new Error(restored.error.sentence);
        expect(restored.value.state(time.now())).toEqual(again.state);
        expect(restored.value.log()).toBe(stored?.log);
    });

    it('find the match as it was when the page comes back, in the middle of a round', async () => {
        const session = await play();
        await session.decide('a1a2');
        await session.decide('c8c7');
        session.leave();
        const again = await opened(session.id);
        expect(again.state.decisions).toEqual(['a1a2', 'c8c7']);
        expect(again.state.match.decider).toBe('black');
        expect(again.state.match.position).toEqual(session.state.match.position);
    });

    it('are told when a decision is not allowed, and nothing changes', async () => {
        const session = await play();
        const error = await session.decide('a1h7');
        expect(error?.id).toMatch(/^move\.|^game\./);
        expect(session.state.decisions).toEqual([]);
    });

    it('take back and play again', async () => {
        const session = await play();
        await session.decide('a1a2');
        await session.decide('c8c7');
        await session.undo();
        expect(session.state.decisions).toEqual(['a1a2']);
        expect(session.cursor.happening).toEqual([]);
        await session.redo();
        expect(session.state.decisions).toEqual(['a1a2', 'c8c7']);
        expect(session.cursor.happening[0]?.kind).toBe('moved');
        await session.undo();
        await session.undo();
        expect(session.undoable).toBe(0);
        expect(session.state.redoable).toBe(2);
        const again = await opened(session.id);
        expect(again.state.redoable).toBe(2);
    });

    it('look back while the game goes on', async () => {
        const session = await play();
        await session.decide('a1a2');
        await session.decide('c8c7');
        session.cursor.jump(0);
        expect([session.cursor.step, session.myTurn]).toEqual([0, false]);
        expect(session.cursor.state.position.text).toBe(core.firstPosition);
        session.cursor.jump(1);
        expect(session.cursor.happening[0]).toMatchObject({ kind: 'moved', to: 'a2' });
        session.cursor.jump(2);
        expect([session.cursor.atEnd, session.myTurn]).toEqual([true, true]);
        session.cursor.jump(99);
        session.cursor.jump(-3);
        expect(session.cursor.step).toBe(0);
    });

    it('play a round, choose a fill, and the loser begins', async () => {
        const session = await play();
        await roundPlayed(session);
        const { match } = session.state;
        expect(match.phase).toBe('filling');
        const winner = match.roundEnd?.winner;
        expect(match.decider).toBe(winner);
        expect(match.fills?.left).toHaveLength(16);
        await session.decide('fill left');
        expect(session.cursor.happening.some((event) => event.kind === 'line-up')).toBe(true);
        expect(session.state.match.decider).not.toBe(winner);
        expect(session.state.match.round).toBe(2);
    });

    it('resign the match, and can think better of it', async () => {
        const session = await play();
        await session.decide('a1a2');
        await session.resign('gold');
        expect(session.state.match.end).toEqual({ reason: 'resignation', winner: 'black' });
        expect((await store.get(session.id))?.summary.end?.winner).toBe('black');
        await session.undo();
        expect(session.over).toBe(false);
    });

    it('play on when the browser cannot save, and are told', async () => {
        const session = await play();
        const { append } = store;
        store.append = () => Promise.reject(new Error('full'));
        await session.decide('a1a2');
        expect([session.saveFailed, session.state.decisions.length]).toEqual([true, 1]);
        store.append = append;
        await session.decide('c8c7');
        expect([session.saveFailed, (await store.get(session.id))?.summary.decisions]).toEqual([false, 2]);
        session.leave();
        expect((await opened(session.id)).state.decisions, 'nothing is missing').toEqual(['a1a2', 'c8c7']);
    });

    it('play on from the decisions of a record', async () => {
        const session = await opened(await started({}, ['a1a2', 'c8c7']));
        expect(session.state.decisions).toEqual(['a1a2', 'c8c7']);
        const refused = await startMatch({ core, store, time }, setup(), ['a1a2', 'a2a3']);
        expect(refused.ok).toBe(false);
    });
});

describe('against the computer', () => {
    it('it answers after a moment, not at once', async () => {
        const session = await play({ computers: ['gold'] });
        await session.decide('a1a2');
        await calm();
        expect([session.thinking, session.state.decisions.length]).toEqual(['gold', 1]);
        expect(session.myTurn).toBe(false);
        await time.pass(1600);
        expect([session.thinking, session.state.decisions.length]).toEqual([null, 2]);
        expect(session.myTurn).toBe(true);
    });

    it('a takeback goes to my last decision, over its answer, and so does the way back', async () => {
        const session = await play({ computers: ['gold'] });
        await session.decide('a1a2');
        await calm();
        await time.pass(1600);
        expect(session.undoable).toBe(2);
        await session.undo();
        await calm();
        expect([session.state.decisions.length, session.thinking]).toEqual([0, null]);
        await session.redo();
        expect([session.state.decisions.length, session.myTurn]).toEqual([2, true]);
    });

    it('a takeback while it thinks stops it', async () => {
        const session = await play({ computers: ['gold'] });
        await session.decide('a1a2');
        await calm();
        await session.undo();
        await time.pass(5000);
        expect([session.state.decisions, time.sleeping]).toEqual([[], 0]);
        expect(session.myTurn).toBe(true);
    });

    it('it begins with Black, and goes on after the page comes back', async () => {
        const session = await play({ computers: ['black'] });
        await calm();
        session.leave();
        await time.pass(5000);
        const again = await opened(session.id);
        await calm();
        await time.pass(1600);
        expect(again.state.decisions).toHaveLength(1);
        expect(again.undoable).toBe(0);
    });

    it('its fill is shown before it is made', async () => {
        const session = await play({ computers: ['black', 'gold'] });
        for (let moves = 0; session.state.match.phase === 'playing' && moves < 200; ++moves) {
            await calm();
            await time.pass(1600);
        }
        expect(session.state.match.phase).toBe('filling');
        await calm();
        await time.pass(1600);
        expect([session.chosenFill, session.state.match.phase]).toEqual(['right', 'filling']);
        await time.pass(1600);
        expect([session.chosenFill, session.state.match.phase]).toEqual([null, 'playing']);
    });

    it('two of them wait when asked, and make one move when asked', async () => {
        const session = await play({ computers: ['black', 'gold'] });
        session.wait(true);
        await calm();
        await time.pass(5000);
        expect(session.state.decisions).toHaveLength(0);
        session.step();
        await calm();
        await time.pass(1600);
        await time.pass(5000);
        expect(session.state.decisions).toHaveLength(1);
        session.wait(false);
        await calm();
        await time.pass(1600);
        expect(session.state.decisions).toHaveLength(2);
    });

    it('waits until the board has shown what happened', async () => {
        const session = await play({ computers: ['gold'] });
        session.watched = true;
        await session.decide('a1a2');
        await calm();
        await time.pass(1600);
        expect(session.state.decisions).toHaveLength(1);
        session.settled();
        await calm();
        await time.pass(300);
        expect(session.state.decisions).toHaveLength(2);
    });
});

describe('with a clock', () => {
    const clock = { kind: 'minutes', initialMs: 60_000, incrementMs: 1000 } as const;

    it('time runs for whoever is to move', async () => {
        const session = await play({ clock });
        await time.pass(5000);
        session.beat();
        expect(session.left).toEqual({ black: 55_000, gold: 60_000 });
        await session.decide('a1a2');
        await time.pass(2000);
        session.beat();
        expect(session.left).toEqual({ black: 56_000, gold: 58_000 });
    });

    it('a flag falls', async () => {
        const session = await play({ clock });
        await session.decide('a1a2');
        await time.pass(60_001);
        session.beat();
        await calm();
        expect(session.state.match.end).toEqual({ reason: 'time', winner: 'black' });
        expect(session.cursor.happening[0]?.kind).toBe('time');
    });

    it('stops with the page and goes on by a word, so that nobody loses time', async () => {
        const session = await play({ clock });
        await time.pass(10_000);
        await session.decide('a1a2');
        await time.pass(3000);
        session.leave();
        await time.pass(86_400_000);
        const again = await opened(session.id);
        expect([again.paused, again.myTurn]).toEqual([true, false]);
        // The three seconds since the last move were not saved: a crash costs nobody time.
        expect(again.left).toEqual({ black: 51_000, gold: 60_000 });
        await again.resume();
        await time.pass(4000);
        again.beat();
        expect(again.left?.gold).toBe(56_000);
        expect(await again.decide('c8c7')).toBeNull();
    });

    it('can be stopped, and then nobody moves', async () => {
        const session = await play({ clock, computers: ['gold'] });
        await session.decide('a1a2');
        await calm();
        await session.pause();
        await time.pass(100_000);
        expect([session.paused, session.state.decisions.length]).toEqual([true, 1]);
        await session.resume();
        await calm();
        await time.pass(1600);
        expect(session.state.decisions).toHaveLength(2);
    });

    /** Up to the end of a round that a computer has won. */
    async function lostToComputer(): Promise<Session> {
        const session = await play({ clock, computers: ['gold'] });
        session.watched = true;
        await roundPlayed(session);
        expect(session.state.match.decider, 'the winner chooses the fill').toBe('gold');
        session.settled();
        await calm();
        await time.pass(1600);
        return session;
    }

    it('the computer loses no time while the end of a round is looked at', async () => {
        const session = await lostToComputer();
        expect(session.resting).toBe(true);
        const before = session.left?.gold ?? 0;
        await time.pass(86_400_000);
        session.beat();
        await calm();
        expect([session.left?.gold, session.over, session.state.match.phase]).toEqual([before, false, 'filling']);
        session.goOn();
        await calm();
        expect([session.resting, session.paused, session.chosenFill]).toEqual([false, false, 'right']);
        await time.pass(1600);
        expect([session.state.match.phase, session.state.match.decider]).toEqual(['playing', 'black']);
    });

    it('a takeback at the end of a round lets the clocks run again', async () => {
        const session = await lostToComputer();
        await session.undo();
        await calm();
        expect([session.resting, session.paused, session.state.match.phase]).toEqual([false, false, 'playing']);
    });
});

describe('in two windows', () => {
    it('the older one lets go and writes nothing more', async () => {
        const older = await play();
        await older.decide('a1a2');
        const newer = await opened(older.id);
        older.giveUp();
        await older.decide('c8c7');
        expect(older.state.decisions).toEqual(['a1a2']);
        expect([older.lost, older.myTurn]).toEqual([true, false]);
        await newer.decide('c8c6');
        expect((await store.get(newer.id))?.summary.decisions).toBe(2);
    });

    it('a match that is not there is not opened', async () => {
        expect(await openMatch({ core, store, engine: () => engine, time }, 'nowhere')).toBeNull();
    });
});
