import { describe, expect, it } from 'vitest';
import type { Event, FormatKind, Line } from '../../src/core/types';
import { testCore } from './load';
import * as shapes from './shapes';

const core = testCore();

/** Random and the same in every run. */
function numbers(seed: number): (below: number) => number {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

/** Plays to the end, checks everything on the way, and tells what kinds of events there were. */
function playRandomly(kind: FormatKind, seed: number): { line: Line; events: Event[] } {
    const random = numbers(seed);
    const line: Line = { format: { kind, rounds: kind === 'series' ? 3 : 1 }, start: null, decisions: [] };
    const events: Event[] = [];
    for (;;) {
        const looked = core.look(line);
        if (!looked.ok) throw new Error(looked.error.sentence);
        const state = looked.value;
        shapes.matchState(state, 'state');
        if (state.phase === 'over') return { line, events };
        shapes.dangers(core.dangers(line), 'dangers');
        const choices =
            state.phase === 'filling' ? ['fill left', 'fill right'] : state.position.moves.map((m) => m.text);
        const decision = choices[random(choices.length)] ?? '';
        const decided = core.decide(line, decision);
        if (!decided.ok) throw new Error(decided.error.sentence);
        shapes.events(decided.value.events, 'events');
        shapes.matchState(decided.value.state, 'state');
        if (state.fills !== null) {
            const filled = decided.value.events.find((event) => event.kind === 'line-up');
            expect(filled?.towers).toEqual(state.fills[decision === 'fill left' ? 'left' : 'right']);
        }
        line.decisions.push(decision);
        events.push(...decided.value.events);
    }
}

describe.each<[FormatKind, number]>([
    ['single', 40],
    ['series', 12],
    ['standard', 20],
    ['long', 12],
    ['marathon', 12],
])('%s matches at random', (kind, count) => {
    const played = Array.from({ length: count }, (_, seed) => playRandomly(kind, seed + 1));

    it('have exactly the fields of types.ts, from the first move to the last', () => {
        expect(played.every(({ events }) => events.at(-1)?.kind === 'decided')).toBe(true);
        const kinds = new Set(played.flatMap(({ events }) => events.map((event) => event.kind)));
        expect(kinds).toContain('moved');
        expect(kinds).toContain('round-won');
        if (kind === 'marathon')
            for (const one of ['pushed', 'blocked', 'ring', 'line-up']) expect(kinds).toContain(one);
    });

    it('tell the same events later as when they happened', () => {
        for (const { line, events } of played.slice(0, 3)) {
            const again = line.decisions.flatMap((_, step) => core.eventsAt(line, step));
            expect(again).toEqual(events);
        }
    });

    it('become a score sheet of which every entry knows its step', () => {
        for (const { line } of played) {
            const entries = core.entries(line, 'fr');
            shapes.entries(entries, 'entries');
            const steps = entries.map((entry) => entry.step);
            expect(steps).toEqual(steps.toSorted((a, b) => a - b));
            expect(steps.at(-1)).toBe(line.decisions.length);
        }
    });

    it('come back from their records, in every spelling and language', () => {
        for (const [index, { line }] of played.entries()) {
            const tags = [{ name: 'Black', value: 'An "odd" \\ name' }];
            const comments = [{ after: 1, text: 'well played' }];
            const spelling = (['coordinates', 'ascii', 'symbols', 'words'] as const)[index % 4] ?? 'ascii';
            const language = (['en', 'de', 'fr'] as const)[index % 3] ?? 'en';
            const read = core.readRecord(core.writeRecord({ tags, line, comments }, { spelling, language }));
            if (!read.ok) throw new Error(read.error.sentence);
            shapes.matchRecord(read.value, 'record');
            expect(read.value.line).toEqual(line);
            expect(read.value.tags).toContainEqual(tags[0]);
            expect(read.value.comments).toEqual(comments);
        }
    });
});
