import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src/core/questions';
import type { Choice, Line, MatchState } from '../../../src/core/types';
import { figures } from '../../../src/views/learn/figures';
import { orderMarks, placings } from '../../../src/views/learn/figures/filling';
import { lineOf, midstOf } from '../../../src/views/learn/figures/moment';
import type { Figure } from '../../../src/views/learn/figures/types';
import { mistakesIn } from '../../../src/views/learn/prose';
import type { Learning } from '../../../src/words/parts.svelte';
import { figures as de } from '../../../src/words/de/learn/figures';
import { figures as en, type FigureStory } from '../../../src/words/en/learn/figures';
import { figures as fr } from '../../../src/words/fr/learn/figures';
import { testCore, testModule } from '../../core/load';
import { eventsInWords, toldSequences, type ToldSequence } from './figure_files';

const core = testCore();
const texts: [string, Learning['figures']][] = [
    ['en', en],
    ['de', de],
    ['fr', fr],
];

function stateOf(line: Line, step: number): MatchState {
    const looked = core.look({ ...line, decisions: line.decisions.slice(0, step) });
    if (!looked.ok) throw new Error(`${looked.error.sentence}: ${line.decisions.join(' ')}`);
    return looked.value;
}

function choicesAt(line: Line): readonly Choice[] {
    const question = { distance: false, points: false, match: false };
    return [...analyse(testModule(), { kind: 'analyse', line, question })].at(-1)?.choices ?? [];
}

/** Everything a figure plays: its sequences, and what could have been done instead. */
function runsOf(figure: Figure): Line[] {
    const asides = figure.stops.flatMap((stop) => {
        const line = lineOf(figure, stop);
        return stop.alternatives.map(({ decision, answer }) => ({
            ...line,
            decisions: [...line.decisions.slice(0, stop.step - 1), decision, ...answer],
        }));
    });
    return [...figure.sequences, ...asides];
}

/** Where a told sequence begins in a run, and that it then goes on as told; null when it does not. */
function beginningOf(told: ToldSequence, run: Line): number | null {
    const steps = Array.from({ length: run.decisions.length + 1 }, (_, step) => step);
    const begins = steps.find((step) => {
        const here = stateOf(run, step);
        if (here.position.text !== told.position) return false;
        return told.plays.every(({ decision }, index) => run.decisions[step + index] === decision);
    });
    return begins ?? null;
}

const movesAt = (run: Line, step: number): string[] =>
    stateOf(run, step)
        .position.moves.map(({ text }) => text)
        .toSorted();

function expectAsTold(told: ToldSequence, run: Line, begins: number): void {
    told.plays.forEach(({ moves, events, toMove }, index) => {
        const step = begins + index;
        if (moves) expect(movesAt(run, step)).toEqual(moves);
        expect(eventsInWords(core, run, step)).toEqual(events);
        const turn = stateOf(run, step + 1).position.turn;
        expect(turn?.tower ? `${turn.player} ${turn.tower.colour}` : null).toBe(toMove);
    });
    if (told.moves) expect(movesAt(run, begins + told.plays.length)).toEqual(told.moves);
    for (const [side, position] of Object.entries(told.fills)) {
        const filled = { ...run, decisions: [...run.decisions.slice(0, begins + told.plays.length), `fill ${side}`] };
        expect(stateOf(filled, filled.decisions.length).position.text).toBe(position);
    }
}

/** The ten other lines that fit the text of figure 2, and figure 3 once more with the sides swapped. */
const leftOut: Record<number, number> = { 2: 10, 3: 1 };

describe.each(figures)('figure $number', (figure) => {
    it('is told as the test data has it', () => {
        const { format, sequences } = toldSequences(figure.number);
        const runs = runsOf(figure);
        for (const { format: own } of runs) expect(own.kind).toBe(format);
        const missing = sequences.filter((told) => {
            const run = runs.find((each) => beginningOf(told, each) !== null);
            if (run) expectAsTold(told, run, beginningOf(told, run) ?? 0);
            return !run;
        });
        expect(missing).toHaveLength(leftOut[figure.number] ?? 0);
    });

    it('plays every alternative, and none of them is what was played', () => {
        for (const run of runsOf(figure)) stateOf(run, run.decisions.length);
        for (const stop of figure.stops) {
            const played = lineOf(figure, stop).decisions[stop.step - 1];
            const decisions = stop.alternatives.map(({ decision }) => decision);
            expect(decisions).not.toContain(played);
            expect(new Set(decisions).size).toBe(decisions.length);
        }
    });

    it('judges every alternative as the solver does', { timeout: 60_000 }, () => {
        for (const stop of figure.stops.filter(({ alternatives }) => alternatives.length > 0)) {
            const line = lineOf(figure, stop);
            const choices = choicesAt({ ...line, decisions: line.decisions.slice(0, stop.step - 1) });
            for (const { decision, verdict } of stop.alternatives) {
                const choice = choices.find((each) => each.decision === decision);
                expect(`${decision} ${choice?.verdict}`).toBe(`${decision} ${verdict}`);
            }
        }
    });

    it('has its parts in order, and a stop for every decision', () => {
        const parts = figure.stops.map(({ letter }) => letter).join('');
        expect('abcdefghijkl'.startsWith(parts)).toBe(true);
        expect(figure.stops[0]?.letter).toBe('');
        figure.sequences.forEach((line, index) => {
            const own = figure.stops.filter(({ sequence }) => sequence === index);
            expect(own.at(-1)?.step).toBe(line.decisions.length);
            for (const { step, events } of own) {
                if (events !== null) expect(core.eventsAt(line, step - 1).length).toBeGreaterThan(events);
            }
        });
    });

    it.each(texts)('has a text for every part and every alternative: %s', (_, text) => {
        const stories: Record<string, FigureStory> = text.stories;
        const story = stories[String(figure.number)];
        expect(Object.keys(story?.stops ?? {})).toEqual(figure.stops.map(({ letter }) => letter || 'start'));
        const alternatives = figure.stops.flatMap((stop) => stop.alternatives.map(({ decision }) => decision));
        expect(Object.keys(story?.alternatives ?? {}).toSorted()).toEqual(alternatives.toSorted());
        for (const prose of [...Object.values(story?.stops ?? {}), ...Object.values(story?.alternatives ?? {})]) {
            expect(prose).not.toBe('');
            expect(mistakesIn(prose)).toEqual([]);
        }
    });
});

it('a chain of blocked towers is shown one by one', () => {
    const figure = figures[4] as Figure;
    const shown = figure.stops.map((stop) => midstOf(core, figure, stop));
    expect(shown.map((midst) => midst && `${midst.namedBy} ${midst.must}`)).toEqual([
        null,
        'd7 f7',
        'f7 h6',
        null,
        'b3 h6',
        null,
        null,
    ]);
});

it('the ring of a deadlock is not seen before the deadlock', () => {
    const figure = figures[5] as Figure;
    const ringed = figure.stops.map((stop) => midstOf(core, figure, stop)?.towers.some(({ rings }) => rings > 0));
    expect(ringed.slice(2, 5)).toEqual([false, false, false]);
});

it('towers are numbered in the order in which a home row is filled', () => {
    const line = figures[6]?.sequences[0] as Line;
    const { fills, position } = stateOf(line, 1);
    const order = (player: 'black' | 'gold', from: 'left' | 'right') =>
        placings(position.towers, fills?.[from] ?? [], player, from).map(({ tower, to }) => `${tower.square}${to}`);
    expect(order('black', 'left').join(' ')).toBe('a1a1 g1b1 h4c1 c5d1 e5e1 e6f1 h7g1 a8h1');
    expect(order('gold', 'left').join(' ')).toBe('g8h8 f8g8 e8f8 d6e8 h5d8 b5c8 b3b8 a2a8');
    expect(order('black', 'right').join(' ')).toBe('g1h1 a1g1 h4f1 e5e1 c5d1 e6c1 h7b1 a8a1');
    expect(order('gold', 'right').join(' ')).toBe('e8a8 f8b8 g8c8 d6d8 b5e8 h5f8 b3g8 a2h8');
    const marks = orderMarks(placings(position.towers, fills?.left ?? [], 'black', 'left'));
    expect(marks.map(({ to, label }) => to + label).slice(0, 3)).toEqual(['a11', 'g12', 'h43']);
});
