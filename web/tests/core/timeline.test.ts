import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { GameSetup, Line, RecordEntry, Result } from '../../src/core/types';
import { WasmGame } from '../../src/core/wasm_game';
import { testCore, testModule } from './load';

const core = testCore();
const read = core.readRecord(
    readFileSync(new URL('../../../data/matches/marathon.ascii.kamisado', import.meta.url), 'utf8'),
);
if (!read.ok) throw new Error(read.error.sentence);
const { line } = read.value;
const last = line.decisions.length;

function opened(of: Line) {
    const timeline = core.open(of);
    if (!timeline.ok) throw new Error(timeline.error.sentence);
    return timeline.value;
}

/** From nothing: what a timeline must never differ from. */
function anew(step: number) {
    const timeline = opened({ ...line, decisions: line.decisions.slice(0, step) });
    const seen = { moment: timeline.moment(step), entries: timeline.entries('de') };
    timeline.release();
    return seen;
}

describe('a timeline', () => {
    it('shows every moment as if the match had just come there', () => {
        const timeline = opened(line);
        for (let step = last; step >= 0; step -= 7) expect(timeline.moment(step)).toEqual(anew(step).moment);
    });

    it('grows by a decision, with its entries', () => {
        const timeline = opened({ ...line, decisions: [] });
        for (let step = 0; step <= last; ++step) {
            expect(timeline.become(line.decisions.slice(0, step)).ok).toBe(true);
            if (step % 9 === 0 || step === last) expect(timeline.entries('de')).toEqual(anew(step).entries);
            else timeline.entries('de');
        }
        expect(timeline.moment(last)).toEqual(anew(last).moment);
    });

    it('goes another way from the middle', () => {
        const timeline = opened(line);
        const step = 20;
        timeline.moment(step + 1);
        timeline.entries('en');
        const other = timeline.moment(step).state.position.moves.find(({ text }) => text !== line.decisions[step]);
        const decisions = [...line.decisions.slice(0, step), other?.text ?? ''];
        expect(timeline.become(decisions).ok).toBe(true);
        const fresh = opened({ ...line, decisions });
        expect(timeline.moment(step + 1)).toEqual(fresh.moment(step + 1));
        expect(timeline.entries('en')).toEqual(fresh.entries('en'));
    });

    it('refuses a wrong decision by its number and keeps what was right', () => {
        const timeline = opened({ ...line, decisions: line.decisions.slice(0, 10) });
        const wrong = timeline.become([...line.decisions.slice(0, 12), 'a1a1']);
        expect(wrong).toMatchObject({ ok: false, error: { place: { line: 13 } } });
        expect(timeline.decisions).toEqual(line.decisions.slice(0, 10));
        expect(timeline.moment(10)).toEqual(anew(10).moment);
    });

    it('tries a decision without taking it', () => {
        const timeline = opened({ ...line, decisions: line.decisions.slice(0, 10) });
        expect(timeline.attempt(10, line.decisions[10] ?? '')).toEqual({ ok: true, value: anew(11).moment });
        expect(timeline.attempt(3, line.decisions[3] ?? '')).toEqual({ ok: true, value: anew(4).moment });
        expect(timeline.attempt(10, 'a1a1').ok).toBe(false);
        expect(timeline.decisions.length).toBe(10);
    });

    it('is asked no more once it is released', () => {
        const timeline = opened(line);
        timeline.release();
        timeline.release();
        expect(() => timeline.moment(0)).toThrow('released');
    });
});

describe('a live match', () => {
    const seat = { name: '', level: null };
    const setup: GameSetup = {
        format: line.format,
        start: line.start,
        seats: { black: seat, gold: seat },
        clock: { kind: 'none' },
    };

    it('asks the core as little after 1,000 decisions as after the first', () => {
        const module = testModule();
        const ask = vi.spyOn(module, 'ask');
        const game = WasmGame.begin(module, { ...setup, format: { kind: 'series', rounds: 99 } }, 0);
        if (!game.ok) throw new Error(game.error.sentence);
        game.value.state(0);
        for (let step = 0; step <= 1000; ++step) {
            const { moves } = game.value.moment(step).state.position;
            const decision = moves[step % moves.length]?.text ?? '';
            ask.mockClear();
            // All that a board and its move list want to know of a move.
            expect(game.value.act({ kind: 'decide', decision }, 0).ok).toBe(true);
            game.value.moment(step + 1);
            game.value.entries('en');
            expect(ask.mock.calls.map(([name]) => name)).toEqual(['game_act', 'match_entries']);
            // What is new: a turn, those of blocked or pushed towers, and the head of the next round.
            const told = ask.mock.results[1]?.value as Result<RecordEntry[]>;
            expect(told.ok && told.value.length < 20).toBe(true);
        }
    });

    it('can be looked at in the same way, also after a decision was taken back', () => {
        const game = core.newGame(setup, 0);
        if (!game.ok) throw new Error(game.error.sentence);
        for (const decision of line.decisions.slice(0, 12)) {
            expect(game.value.act({ kind: 'decide', decision }, 0).ok).toBe(true);
            game.value.entries('de');
        }
        for (const step of [0, 5, 12]) expect(game.value.moment(step)).toEqual(anew(step).moment);
        expect(game.value.entries('de')).toEqual(anew(12).entries);
        expect(game.value.act({ kind: 'take-back', count: 2 }, 0).ok).toBe(true);
        expect(game.value.entries('de')).toEqual(anew(10).entries);
        const other = game.value.moment(10).state.position.moves.find(({ text }) => text !== line.decisions[10]);
        expect(game.value.act({ kind: 'decide', decision: other?.text ?? '' }, 0).ok).toBe(true);
        const fresh = opened({ ...line, decisions: [...line.decisions.slice(0, 10), other?.text ?? ''] });
        expect(game.value.moment(11)).toEqual(fresh.moment(11));
        expect(game.value.entries('de')).toEqual(fresh.entries('de'));
        game.value.release();
    });
});
