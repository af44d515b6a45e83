import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/core';
import type { ActionResult, GameAction, GameSetup } from '../../src/core/types';
import { testCore } from './load';
import * as shapes from './shapes';

const core = testCore();
const setup: GameSetup = {
    format: { kind: 'standard', rounds: 1 },
    start: null,
    seats: { black: { name: 'Ayşe', level: null }, gold: { name: '', level: 7 } },
    clock: { kind: 'minutes', initialMs: 60_000, incrementMs: 2_000 },
};

function begun(changes: Partial<GameSetup> = {}): Game {
    const result = core.newGame({ ...setup, ...changes }, 1_000);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

function act(game: Game, action: GameAction, now: number): ActionResult {
    const result = game.act(action, now);
    if (!result.ok) throw new Error(result.error.sentence);
    shapes.actionResult(result.value, 'result');
    return result.value;
}

const decide = (decision: string): GameAction => ({ kind: 'decide', decision });

describe('a live match', () => {
    it('is set up as asked', () => {
        const state = begun().state(1_000);
        shapes.gameState(state, 'state');
        expect(state.setup).toEqual(setup);
        expect(state).toMatchObject({ decisions: [], redoable: 0, lastEvent: 0 });
        shapes.gameState(begun({ clock: { kind: 'none' } }).state(0), 'state');
    });

    it('has a clock that is told the time', () => {
        const game = begun();
        expect(game.state(4_000).clock).toEqual({
            remainingMs: { black: 57_000, gold: 60_000 },
            running: 'black',
            paused: false,
        });
        const moved = act(game, decide('e1e5'), 11_000);
        expect(moved.state.clock).toMatchObject({ remainingMs: { black: 52_000, gold: 60_000 }, running: 'gold' });
        expect(moved.events.map((event) => event.kind)).toEqual(['moved', 'turn']);
    });

    it('takes back and plays again, with the events of all that is played', () => {
        const game = begun();
        act(game, decide('e1e5'), 2_000);
        act(game, decide('h8h7'), 3_000);
        const back = act(game, { kind: 'take-back', count: 2 }, 4_000);
        expect(back).toMatchObject({ events: [], state: { decisions: [], redoable: 2 } });
        const again = act(game, { kind: 'redo', count: 2 }, 5_000);
        expect(again.events.map((event) => event.kind)).toEqual(['moved', 'turn', 'moved', 'turn']);
        expect(again.state.decisions).toEqual(['e1e5', 'h8h7']);
    });

    it('lets a flag fall', () => {
        const fallen = act(begun(), { kind: 'tick' }, 70_000);
        expect(fallen.events.map((event) => event.kind)).toEqual(['time', 'decided']);
        expect(fallen.state.match.end).toEqual({ reason: 'time', winner: 'gold' });
    });

    it('refuses with the reason and stays as it was', () => {
        const game = begun();
        const refused = game.act(decide('e1d5'), 2_000);
        expect(refused.ok).toBe(false);
        if (!refused.ok) {
            shapes.coreError(refused.error, 'error');
            expect(refused.error).toMatchObject({ id: 'move.not-straight', rule: 'M1' });
        }
        const nothing = game.act({ kind: 'take-back', count: 1 }, 2_000);
        expect(nothing.ok).toBe(false);
        if (!nothing.ok) shapes.coreError(nothing.error, 'error');
        expect(game.state(1_000).lastEvent).toBe(0);
    });

    it('refuses a setup that cannot be', () => {
        const result = core.newGame({ ...setup, clock: { kind: 'minutes', initialMs: -1, incrementMs: 0 } }, 0);
        expect(result.ok).toBe(false);
        if (!result.ok) shapes.coreError(result.error, 'error');
    });
});

describe('the log of a live match', () => {
    it('restores what the only decision did, also when the clock is paused first', () => {
        const game = begun();
        const { events } = act(game, decide('e1e5'), 2_000);
        const restored = core.restoreGame(game.log(), 3_000);
        if (!restored.ok) throw new Error(restored.error.sentence);
        act(restored.value, { kind: 'pause' }, 3_000);
        expect(restored.value.moment(1).events).toEqual(events);
    });

    it('is the sum of what the actions gave, and restores the match', () => {
        const game = begun();
        let log = game.log();
        for (const [index, decision] of ['e1e5', 'h8h7', 'b1b2'].entries()) {
            const result = game.act(decide(decision), 2_000 + index * 1_000);
            if (result.ok) log += result.value.log;
        }
        expect(game.log()).toBe(log);
        const restored = core.restoreGame(log, 1_000_000);
        if (!restored.ok) throw new Error(restored.error.sentence);
        const state = restored.value.state(1_000_000);
        expect(state.decisions).toEqual(game.state(5_000).decisions);
        expect(state.setup).toEqual(setup);
    });

    it('can be paused since the time when the page was closed', () => {
        const game = begun();
        const log = game.log() + act(game, decide('e1e5'), 2_000).log;
        const restored = core.restoreGame(log, 10_000_000);
        if (!restored.ok) throw new Error(restored.error.sentence);
        const paused = act(restored.value, { kind: 'pause' }, 5_000);
        expect(restored.value.state(10_000_000).clock).toEqual({
            remainingMs: { black: 61_000, gold: 57_000 },
            running: 'gold',
            paused: true,
        });
        const resumed = act(restored.value, { kind: 'resume' }, 10_000_000);
        expect(core.restoreGame(log + paused.log + resumed.log, 10_000_000).ok).toBe(true);
    });

    it('names the line that is broken', () => {
        const broken = core.restoreGame(`${begun().log()}rubbish\n`, 0);
        expect(broken.ok).toBe(false);
        if (!broken.ok) {
            shapes.coreError(broken.error, 'error');
            expect(broken.error.place.line).toBeGreaterThan(1);
        }
    });

    it('is followed line by line, each counting once, with what happens on the board', () => {
        const game = begun();
        const first = act(begun(), decide('e1e5'), 2_000).log;
        const followed = game.follow(first, 2_500);
        if (!followed.ok) throw new Error(followed.error.sentence);
        shapes.actionResult(followed.value, 'result');
        expect(followed.value.events.map((event) => event.kind)).toEqual(['moved', 'turn']);
        expect(followed.value.log).toBe(first);
        expect(game.follow(first, 2_500)).toMatchObject({ ok: true, value: { events: [], log: '' } });
    });

    it('is not followed where a line is missing, and then nothing has changed', () => {
        const game = begun();
        const refused = game.follow('1 2000 e1e5\n3 3000 h8h7\n', 3_000);
        expect(refused).toMatchObject({ ok: false, error: { id: 'game-log.number-missing', place: { line: 2 } } });
        expect(game.state(3_000)).toMatchObject({ decisions: [], lastEvent: 0 });
    });

    it('tells of a takeback that waits for an answer, and of days', () => {
        const log = [
            'kamisado-game 1',
            '[Format "single"]',
            '[Black "Akane"]',
            '[Gold "Benjiro"]',
            '[Clock "86400000/move"]',
            '[Takebacks "by agreement"]',
            '[Begun "1000"]',
            '',
            '1 2000 e1e5',
            '2 3000 asks black',
            '',
        ].join('\n');
        const restored = core.restoreGame(log, 4_000);
        if (!restored.ok) throw new Error(restored.error.sentence);
        const state = restored.value.state(4_000);
        shapes.gameState(state, 'state');
        expect(state).toMatchObject({
            setup: { clock: { kind: 'days', perMoveMs: 86_400_000 } },
            takebacks: 'by-agreement',
            takeback: { asker: 'black', toPly: 0 },
        });
        const agreed = restored.value.follow('3 5000 accepts gold\n', 5_000);
        expect(agreed).toMatchObject({ ok: true, value: { events: [], state: { decisions: [], takeback: null } } });
    });

    it('is gone when it is released', () => {
        const game = begun();
        game.release();
        expect(() => game.log()).toThrow();
    });
});
