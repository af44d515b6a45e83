import { describe, expect, it } from 'vitest';
import type { Event, Line, MatchState, Player } from '../../../src/core/types';
import { single } from '../../../src/views/learn/chapters/single';
import { firstGame } from '../../../src/views/learn/first_game';
import type { Exercise } from '../../../src/views/learn/types';
import type { SectionText } from '../../../src/words/book';
import { learn as de } from '../../../src/words/de/learn';
import { learn as en } from '../../../src/words/en/learn';
import { learn as fr } from '../../../src/words/fr/learn';
import { testCore } from '../../core/load';

const core = testCore();
const exercises = single.sections.flatMap((section) => section.exercises);
const everything = [...exercises, ...firstGame];

function at(line: Line): MatchState {
    const state = core.look(line);
    if (!state.ok) throw new Error(state.error.sentence);
    return state.value;
}

/** Each decision with who took it and what it did. */
function played(exercise: Exercise): { by: Player | null; decision: string; events: Event[] }[] {
    let { line } = exercise;
    return exercise.solution.map((decision) => {
        const by = at(line).decider;
        const decided = core.decide(line, decision);
        if (!decided.ok) throw new Error(`${exercise.id}, ${decision}: ${decided.error.sentence}`);
        line = { ...line, decisions: [...line.decisions, decision] };
        return { by, decision, events: decided.value.events };
    });
}

/** Whether the learner wins with that many moves of the learner's own, whatever is answered. */
function winsIn(moves: number, line: Line, learner: Player): boolean {
    const { roundEnd, decider, position } = at(line);
    if (roundEnd) return roundEnd.winner === learner;
    if (decider === learner && moves === 0) return false;
    const after = position.moves.map(({ text }) => ({ ...line, decisions: [...line.decisions, text] }));
    return decider === learner
        ? after.some((next) => winsIn(moves - 1, next, learner))
        : after.every((next) => winsIn(moves, next, learner));
}

/** Whose tower it was, or who lost by it. */
const isOf = (event: Event, player: Player): boolean =>
    event.kind === 'deadlock'
        ? event.loser === player
        : 'tower' in event && typeof event.tower === 'object' && event.tower?.player === player;

describe('the chapter on the single round', () => {
    it('tells every rule once, in the order of the book', () => {
        const rules = ['T1', 'T2', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'];
        expect(single.sections.flatMap((section) => section.rules)).toEqual(rules);
        for (const section of single.sections) {
            if (section.rules.length > 0) expect(section.rules).toEqual([section.id]);
            expect(section.exercises.length).toBeGreaterThan(0);
            for (const { id } of section.exercises) expect(id.startsWith(`${section.id}-`)).toBe(true);
        }
    });
    it('shows the official examples 1 to 6', () => {
        expect(new Set(single.sections.flatMap((section) => section.figures))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    });
    it.each([
        ['en', en],
        ['de', de],
        ['fr', fr],
    ] as const)('has a text for every exercise and no other: %s', (_language, text) => {
        const texts: Record<string, SectionText> = text.single;
        expect(Object.keys(texts).toSorted()).toEqual(single.sections.map((section) => section.id).toSorted());
        for (const section of single.sections)
            expect(Object.keys(texts[section.id]?.exercises ?? {})).toEqual(section.exercises.map(({ id }) => id));
        expect(Object.keys(text.firstGame)).toEqual(firstGame.map(({ id }) => id));
    });
});

describe('an exercise', () => {
    it('has an id of its own', () => {
        expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    });
    it.each(everything.map((exercise) => [exercise.id, exercise] as const))(
        'is the learner’s to solve: %s',
        (_, exercise) => {
            const { phase, decider } = at(exercise.line);
            expect(phase).toBe('playing');
            expect(decider).toBe(exercise.hand);
        },
    );
    it.each(
        everything.filter(({ goal }) => goal.kind === 'refused').map((exercise) => [exercise.id, exercise] as const),
    )('is answered by the rule it names: %s', (_, { line, goal, solution }) => {
        const [attempt] = solution;
        const why = core.whyNot(line, attempt?.slice(0, 2) ?? '', attempt?.slice(2) ?? '');
        expect(why.ok).toBe(false);
        if (!why.ok && goal.kind === 'refused') expect(goal.rules).toContain(why.error.rule);
    });
    it.each(
        everything.filter(({ goal }) => goal.kind === 'decision').map((exercise) => [exercise.id, exercise] as const),
    )('takes every decision that solves it: %s', (_, { line, goal, solution }) => {
        if (goal.kind !== 'decision') return;
        expect(solution).toHaveLength(1);
        expect(goal.decisions).toContain(solution[0]);
        const legal = at(line).position.moves.map((move) => move.text);
        for (const decision of goal.decisions) expect(legal).toContain(decision);
    });
    it.each(everything.filter(({ goal }) => goal.kind === 'event').map((exercise) => [exercise.id, exercise] as const))(
        'brings about what it asks for, with the last decision: %s',
        (_, exercise) => {
            const { goal } = exercise;
            if (goal.kind !== 'event') return;
            const happens = (event: Event): boolean =>
                event.kind === goal.event && (goal.player === null || isOf(event, goal.player));
            const steps = played(exercise).map(({ events }) => events.some(happens));
            expect(steps.indexOf(true)).toBe(steps.length - 1);
        },
    );
});

describe('safe moves', () => {
    const dangerous = (exercise: Exercise): string[] => core.dangers(exercise.line).map(({ decision }) => decision);
    const named = (id: string): Exercise => everything.find((exercise) => exercise.id === id) as Exercise;

    it.each(['tips-safe', 'first-danger', 'first-block', 'M8-avoid'])(
        'are all those that do not lose at once: %s',
        (id) => {
            const exercise = named(id);
            const legal = at(exercise.line).position.moves.map((move) => move.text);
            const deadlocks = legal.filter((move) => {
                const decided = core.decide(exercise.line, move);
                return decided.ok && decided.value.events.some((event) => event.kind === 'deadlock');
            });
            const bad = [...dangerous(exercise), ...deadlocks];
            expect(bad.length).toBeGreaterThan(0);
            expect(exercise.goal).toMatchObject({ kind: 'decision' });
            if (exercise.goal.kind === 'decision')
                expect(exercise.goal.decisions.toSorted()).toEqual(
                    legal.filter((move) => !bad.includes(move)).toSorted(),
                );
        },
    );
});

describe('blocked turns', () => {
    const turnsOf = (id: string): string[] =>
        played(everything.find((exercise) => exercise.id === id) as Exercise)
            .flatMap(({ events }) => events)
            .filter((event) => event.kind === 'blocked' || event.kind === 'turn' || event.kind === 'deadlock')
            .map((event) =>
                event.kind === 'blocked'
                    ? `${event.tower.player} ${event.tower.colour} blocked on ${core.squareColours[event.square]}`
                    : event.kind === 'turn'
                      ? `${event.player} moves ${event.tower}`
                      : `${event.loser} loses`,
            );

    it('are as the texts tell them', () => {
        expect(turnsOf('M6-call')).toEqual(['gold purple blocked on orange', 'black moves orange']);
        expect(turnsOf('M6-extra')).toEqual(['gold red blocked on orange', 'black moves orange']);
        expect(turnsOf('M6-mine').slice(1)).toEqual(['black purple blocked on brown', 'gold moves brown']);
        expect(turnsOf('M6-chain')).toEqual([
            'gold purple blocked on orange',
            'black orange blocked on orange',
            'gold moves orange',
        ]);
        expect(turnsOf('M8-walk').at(-1)).toBe('black loses');
        expect(turnsOf('M8-turn').at(-1)).toBe('gold loses');
        expect(turnsOf('first-blocked')).toEqual(['gold red blocked on brown', 'black moves brown']);
    });
});

describe('wins against any answer', () => {
    it.each([
        ['M5-force', 1],
        ['tips-diagonal', 1],
        ['M6-extra', 1],
        ['first-again', 1],
        ['first-two', 1],
        ['first-win', 2],
    ] as const)('are forced by the first move of the solution: %s', (id, movesLeft) => {
        const { line, solution } = everything.find((exercise) => exercise.id === id) as Exercise;
        const afterFirst = { ...line, decisions: [...line.decisions, ...solution.slice(0, 1)] };
        expect(winsIn(movesLeft, afterFirst, 'black')).toBe(true);
        expect(winsIn(movesLeft, line, 'black')).toBe(false);
    });
});
