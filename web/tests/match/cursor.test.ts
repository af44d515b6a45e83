import { expect, it } from 'vitest';
import type { Line, PlacedTower } from '../../src/core/types';
import { Cursor } from '../../src/match/cursor.svelte';
import { testCore } from '../core/load';

const core = testCore();
/** Black wins a round in three moves. */
const won = ['a1a5', 'd8d4', 'a5d8'];
const filled = [...won, 'fill left'];

function playedThrough(kind: 'series' | 'standard', rests: 'board' | 'card' | null, round = won): Cursor {
    const line: Line = { format: { kind, rounds: kind === 'series' ? 3 : 1 }, start: null, decisions: [] };
    const opened = core.open(line);
    if (!opened.ok) throw new Error(opened.error.sentence);
    const timeline = opened.value;
    const cursor = new Cursor({
        last: () => timeline.decisions.length,
        momentAt: (step) => timeline.moment(step),
        rests: () => rests,
    });
    for (const [step, decision] of round.entries()) {
        const moment = timeline.attempt(step, decision);
        if (!moment.ok) throw new Error(moment.error.sentence);
        timeline.become([...timeline.decisions, decision]);
        cursor.show(moment.value.events);
    }
    return cursor;
}
const standsOn = (towers: readonly PlacedTower[], square: string): string | undefined =>
    towers.filter((tower) => tower.square === square).map(({ player, colour }) => `${player} ${colour}`)[0];

it('the end of a round of a series stays on the board until it has been seen', () => {
    const cursor = playedThrough('series', 'board');
    expect(cursor.resting).toBe(true);
    expect(cursor.happening.map(({ kind }) => kind)).toContain('round-won');
    expect(cursor.happening.map(({ kind }) => kind)).not.toContain('line-up');
    expect(standsOn(cursor.towers, 'd8')).toBe('black brown');
    cursor.goOn();
    expect(cursor.resting).toBe(false);
    expect(cursor.happening[0]?.kind).toBe('line-up');
    expect(standsOn(cursor.towers, 'd8')).toBe('gold pink');
    expect(standsOn(cursor.towers, 'a1')).toBe('black brown');
});

it('whoever looks elsewhere has seen it', () => {
    const cursor = playedThrough('series', 'board');
    cursor.jump(1);
    expect(cursor.resting).toBe(false);
    cursor.place(3);
    expect([cursor.resting, standsOn(cursor.towers, 'a1')]).toEqual([false, 'black brown']);
});

it('where nothing waits, and where a fill comes between rounds, nothing is held back', () => {
    const atOnce = playedThrough('series', null);
    expect([atOnce.resting, atOnce.happening.at(-1)?.kind]).toEqual([false, 'turn']);
    const standard = playedThrough('standard', 'board');
    expect([standard.resting, standsOn(standard.towers, 'd8')]).toEqual([false, 'black brown']);
});

it('the fill of somebody else waits until the end of the round has been seen', () => {
    const cursor = playedThrough('standard', 'board', filled);
    expect([cursor.resting, standsOn(cursor.towers, 'd8')]).toEqual([true, 'black brown']);
    expect(cursor.towers.find(({ square }) => square === 'd8')?.rings, 'with its ring').toBe(1);
    const kinds = cursor.happening.map(({ kind }) => kind);
    expect(kinds, 'the board is not disturbed').toContain('round-won');
    expect(cursor.toldEvents.map(({ kind }) => kind)).toEqual(kinds);
    cursor.goOn();
    expect([cursor.resting, cursor.happening[0]?.kind]).toEqual([false, 'line-up']);
    expect(cursor.toldEvents).toBe(cursor.lastEvents);
});

it('where a clock runs the board goes on, and how the round ended is told beside it', () => {
    const cursor = playedThrough('standard', 'card', filled);
    expect([cursor.resting, cursor.happening[0]?.kind]).toEqual([false, 'line-up']);
    expect(cursor.toldEvents.map(({ kind }) => kind)).toContain('round-won');
    cursor.jump(1);
    cursor.jump(4);
    expect(cursor.toldEvents).toBe(cursor.lastEvents);
});
