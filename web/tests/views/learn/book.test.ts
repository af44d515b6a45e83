import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/core/types';
import { book, sectionOf, sections } from '../../../src/views/learn/book';
import { placeOf } from '../../../src/views/learn/address';
import { firstGame } from '../../../src/views/learn/first_game';
import { isReached, isRefusedAsAsked } from '../../../src/views/learn/goal';
import { mistakesIn } from '../../../src/views/learn/prose';
import type { Learning } from '../../../src/words/parts.svelte';
import { type Exercise } from '../../../src/views/learn/types';
import { chapterIds, type LessonText, type SectionText } from '../../../src/words/book';
import { learn as de } from '../../../src/words/de/learn';
import { learn as en } from '../../../src/words/en/learn';
import { learn as fr } from '../../../src/words/fr/learn';
import { testCore } from '../../core/load';

const core = testCore();
const texts: Record<string, Learning> = { en, de, fr };
const exercises: readonly Exercise[] = [...sections.flatMap((section) => section.exercises), ...firstGame];
const numbered = (name: string, count: number): Rule[] =>
    Array.from({ length: count }, (_, index) => `${name}${index + 1}`);
const rules: Rule[] = [
    ...numbered('T', 2),
    ...numbered('M', 8),
    ...numbered('F', 4),
    ...numbered('S', 11),
    ...numbered('DS', 8),
    ...numbered('TS', 8),
    'Scoring',
    'Winner',
    'Agreement',
];

/** Every text of a tree, with the way to it. */
function stringsIn(tree: unknown, path: string): [path: string, text: string][] {
    if (typeof tree === 'string') return [[path, tree]];
    if (typeof tree !== 'object' || tree === null) return [];
    return Object.entries(tree).flatMap(([key, branch]) => stringsIn(branch, `${path}.${key}`));
}

it('the chapters come in the order in which a newcomer needs them', () => {
    expect(book.map(({ id }) => id)).toEqual(chapterIds);
});

it('every section and every exercise has a name of its own', () => {
    const names = sections.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    const ids = exercises.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
});

it.each(rules)('"Why?" with %s leads to a section, under every name of the rule', (rule) => {
    const section = sectionOf(rule);
    expect(section).not.toBeNull();
    for (const language of ['en', 'de', 'fr'] as const) {
        expect(placeOf(core, core.ruleName(rule, language))).toEqual({ kind: 'section', section });
    }
});

it('every rule of the core is known here, and no section tells one that is none', () => {
    for (const rule of rules) expect(core.ruleName(rule, 'en')).toBe(rule);
    for (const section of sections) for (const rule of section.rules) expect(rules).toContain(rule);
});

it('sections refer to official examples', () => {
    for (const { figures } of sections)
        for (const number of figures) expect(en.figures.titles).toHaveProperty(`${number}`);
});

describe.each(Object.entries(texts))('in %s', (_, learn) => {
    it('every section has its words, and words for exactly its exercises', () => {
        for (const chapter of book) {
            const written: Record<string, SectionText> = learn[chapter.id];
            expect(Object.keys(written).sort()).toEqual(chapter.sections.map(({ id }) => id).sort());
            for (const { id, exercises: tried } of chapter.sections) {
                expect(Object.keys(written[id]?.exercises ?? {}).sort()).toEqual(tried.map((one) => one.id).sort());
                expect(written[id]?.paragraphs.length).toBeGreaterThan(0);
            }
        }
        const lessons: Record<string, LessonText> = learn.firstGame;
        expect(Object.keys(lessons).sort()).toEqual(firstGame.map(({ id }) => id).sort());
    });

    it('no text is empty, and every {word} is known', () => {
        const { ui: _ui, ...written } = learn;
        for (const [path, text] of stringsIn(written, '')) {
            expect(text.trim(), path).not.toBe('');
            expect(mistakesIn(text), path).toEqual([]);
        }
    });
});

describe.each(exercises.map((exercise) => [exercise.id, exercise] as const))('exercise %s', (_, exercise) => {
    const { line, goal, hand, solution } = exercise;

    it('begins where the learner, or the other side, has something to decide', () => {
        const seen = core.look(line);
        expect(seen.ok ? seen.value.phase : seen.error.sentence).not.toBe('over');
        expect(seen.ok && (hand === 'both' || seen.value.decider === hand || solution.length > 0)).toBe(true);
    });

    it('is solved by its solution', () => {
        if (goal.kind === 'refused') {
            const [, from = '', to = ''] = /^([a-h][1-8])([a-h][1-8])$/.exec(solution[0] ?? '') ?? [];
            const refused = core.whyNot(line, from, to);
            expect(refused.ok ? null : refused.error.rule).not.toBeNull();
            expect(
                refused.ok || isRefusedAsAsked(goal, refused.error.rule),
                refused.ok ? '' : refused.error.sentence,
            ).toBe(true);
            return;
        }
        let here = line;
        let reached = goal.kind === 'free';
        solution.forEach((decision, index) => {
            const decided = core.decide(here, decision);
            expect(decided.ok ? '' : decided.error.sentence, decision).toBe('');
            if (!decided.ok) return;
            reached ||= isReached(goal, index, decision, decided.value.events);
            here = { ...here, decisions: [...here.decisions, decision] };
        });
        expect(solution.length).toBeGreaterThan(0);
        expect(reached).toBe(true);
    });

    it('asks for decisions that the core allows', () => {
        if (goal.kind !== 'decision') return;
        for (const decision of goal.decisions) expect(core.decide(line, decision).ok, decision).toBe(true);
    });
});
