import { describe, expect, test } from 'vitest';
import type { Decision, Event, Line, Player } from '../../../src/core/types';
import { annotation } from '../../../src/views/learn/chapters/annotation';
import { clocks } from '../../../src/views/learn/chapters/clocks';
import { long } from '../../../src/views/learn/chapters/long';
import { marathon } from '../../../src/views/learn/chapters/marathon';
import type { Exercise, Section } from '../../../src/views/learn/types';
import type { SectionText } from '../../../src/words/book';
import { learn as de } from '../../../src/words/de/learn';
import { learn as en } from '../../../src/words/en/learn';
import { learn as fr } from '../../../src/words/fr/learn';
import { testCore } from '../../core/load';

const core = testCore();
const chapters = [long, marathon, annotation, clocks] as const;
const sections = chapters.flatMap((chapter) => chapter.sections);
const exercises = sections.flatMap((section) => section.exercises);

function stateOf(line: Line) {
    const looked = core.look(line, { spelling: 'symbols', language: 'en' });
    if (!looked.ok) throw new Error(looked.error.sentence);
    return looked.value;
}

function playedOn(line: Line, decision: Decision): { line: Line; events: Event[] } {
    const decided = core.decide(line, decision);
    if (!decided.ok) throw new Error(`${decision}: ${decided.error.sentence}`);
    return { line: { ...line, decisions: [...line.decisions, decision] }, events: decided.value.events };
}

function happensTo(event: Event): Player | null {
    return 'tower' in event && event.tower !== null && typeof event.tower === 'object' ? event.tower.player : null;
}

function eventsOf({ line, solution }: Exercise): Event[][] {
    let here = line;
    return solution.map((decision) => {
        const { line: next, events } = playedOn(here, decision);
        here = next;
        return events;
    });
}

function expectGoal(exercise: Exercise): void {
    const { goal, line, solution } = exercise;
    if (goal.kind === 'refused') {
        const [attempt = ''] = solution;
        const why = core.whyNot(line, attempt.slice(0, 2), attempt.slice(2, 4));
        expect(why.ok ? null : why.error.rule).toBe(goal.rules[0]);
    } else if (goal.kind === 'decision') {
        const allowed = stateOf(line).position.moves.map((move) => move.text);
        expect(goal.decisions).toContain(solution[0]);
        for (const decision of goal.decisions) expect(allowed).toContain(decision);
        expect(allowed.length).toBeGreaterThan(goal.decisions.length);
    } else if (goal.kind === 'event') {
        const reached = eventsOf(exercise).map((events) =>
            events.some((event) => event.kind === goal.event && happensTo(event) === goal.player),
        );
        expect(reached.indexOf(true)).toBe(solution.length - 1);
    }
}

describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
    test('begins in a running match with a decision of the learner', () => {
        const { phase, decider } = stateOf(exercise.line);
        expect(phase).toBe('playing');
        if (exercise.hand !== 'both') expect(decider).toBe(exercise.hand);
    });
    test('is solved by its solution', () => {
        expectGoal(exercise);
    });
});

test('every rule of Doubles and Triples has a section of its name, with a board', () => {
    const told = (section: Section) => section.rules.join() === section.id && section.exercises.length > 0;
    for (const chapter of [long, marathon]) {
        const prefix = chapter === long ? 'DS' : 'TS';
        const expected = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${prefix}${number}`);
        expect(chapter.sections.filter(told).map((section) => section.id)).toEqual(expected);
    }
});

describe.each([
    ['en', en],
    ['de', de],
    ['fr', fr],
] as const)('%s', (_, learn) => {
    test.each(chapters.map((chapter) => chapter.id))('%s has exactly the texts of its sections', (id) => {
        const texts: Record<string, SectionText> = learn[id];
        const chapter = chapters.find((each) => each.id === id);
        expect(Object.keys(texts)).toEqual(chapter?.sections.map((section) => section.id));
        for (const section of chapter?.sections ?? [])
            expect(Object.keys(texts[section.id]?.exercises ?? {})).toEqual(section.exercises.map((each) => each.id));
    });
    test('holds no other marks than prose may', () => {
        const all = JSON.stringify([learn.long, learn.marathon, learn.annotation, learn.clocks]);
        const marks = new Set([...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
        const allowed = ['gold', 'ring', 'rings', 'push', 'pushes', 'DS1', 'M6', 'M8', 'S9', 'Scoring', 'differences'];
        expect(allowed).toEqual(expect.arrayContaining([...marks]));
    });
    test('writes moves as the core does', () => {
        const spelt = (id: string, from: number) => sheetOf(id).slice(from);
        const told = JSON.stringify(learn.annotation);
        expect(told).toContain(spelt('annotation-first', 0).join(' '));
        expect(told).toContain(spelt('annotation-own-left', 1).join(' '));
        expect(told).toContain(spelt('annotation-zero-length', 0).join(' '));
        expect(told).toContain(spelt('annotation-pushed-back', 0).join(' '));
        expect(told).toContain(spelt('annotation-in-words', 0).join(' '));
        expect(told).toContain(spelt('annotation-squares', 1).join(' '));
        expect(told).toContain(rowsOf(sheetOf('annotation-replay')));
    });
});

/** What the score sheet has after the solution, in symbols. */
function sheetOf(id: string): string[] {
    const exercise = exercises.find((each) => each.id === id);
    if (!exercise) throw new Error(id);
    const decisions = [...exercise.line.decisions, ...exercise.solution];
    const entries = core.entries({ ...exercise.line, decisions }, 'en');
    return entries.flatMap((entry) => ('texts' in entry ? [entry.texts.symbols] : []));
}

/** Rows do not break. */
function rowsOf(entries: readonly string[]): string {
    const numbered = entries.map((entry, index) =>
        index % 2 === 0 ? ` ${index / 2 + 1}.\u00a0${entry}` : `\u00a0${entry}`,
    );
    return numbered.join('').trim();
}

test('the words for Purple Left 5 Green are those of each language', () => {
    const line: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: ['f1a6'] };
    for (const [language, learn] of [
        ['en', en],
        ['de', de],
        ['fr', fr],
    ] as const) {
        const words = core.entries(line, language).flatMap((entry) => ('texts' in entry ? [entry.texts.words] : []));
        const { task } = learn.annotation['annotation-words'].exercises['annotation-in-words'];
        expect(words.every((each) => task.includes(each)) && words.length).toBe(1);
    }
});

test('the rulebook’s example move exists only on the turned board, where Black can begin with it', () => {
    const endsOfFiveLeft = Object.keys(core.squareColours).filter((square) => {
        const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
        const rank = Number(square[1]);
        return (file <= 2 && rank >= 6) || (file >= 5 && rank <= 3);
    });
    expect(endsOfFiveLeft).toHaveLength(18);
    expect(endsOfFiveLeft.map((square) => core.squareColours[square])).not.toContain('yellow');
    const first = stateOf({ format: { kind: 'single', rounds: 1 }, start: null, decisions: [] });
    expect(first.position.moves.map((move) => move.annotation)).toContain('B↖5K');
    expect([core.turnedColours.blue, core.turnedColours.pink]).toEqual(['purple', 'yellow']);
});
