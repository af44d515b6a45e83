import { describe, expect, it } from 'vitest';
import type { Event, Line, Player } from '../../../src/core/types';
import { standard } from '../../../src/views/learn/chapters/standard';
import type { Exercise } from '../../../src/views/learn/types';
import type { SectionText } from '../../../src/words/book';
import { standard as german } from '../../../src/words/de/learn/standard';
import { standard as english } from '../../../src/words/en/learn/standard';
import { standard as french } from '../../../src/words/fr/learn/standard';
import { testCore } from '../../core/load';

const core = testCore();
const exercises = standard.sections.flatMap((section) => section.exercises);
const ids = standard.sections.map((section) => section.id);
const languages: [string, Record<string, SectionText>][] = [
    ['en', english],
    ['de', german],
    ['fr', french],
];

function withoutRefusal<T>(result: { ok: true; value: T } | { ok: false; error: { sentence: string } }): T {
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

function playerOf(event: Event): Player | null {
    if ('tower' in event && typeof event.tower === 'object' && event.tower) return event.tower.player;
    if ('player' in event) return event.player;
    return event.kind === 'decided' ? event.winner : null;
}

/** What all decisions of the solution bring about. */
function happenings({ line, solution }: Exercise): Event[] {
    return solution.flatMap((decision, index) => {
        const before: Line = { ...line, decisions: [...line.decisions, ...solution.slice(0, index)] };
        return withoutRefusal(core.decide(before, decision)).events;
    });
}

function ruleAgainst({ line, solution }: Exercise): string | null {
    const [attempt = ''] = solution;
    const why = core.whyNot(line, attempt.slice(0, 2), attempt.slice(2));
    return why.ok ? null : why.error.rule;
}

describe('the exercises of the Standard match', () => {
    it.each(exercises.map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
        const { goal, hand, solution } = exercise;
        expect(withoutRefusal(core.look(exercise.line)).decider).toBe(hand);
        if (goal.kind === 'refused') return expect(goal.rules).toContain(ruleAgainst(exercise));
        const events = happenings(exercise);
        if (goal.kind === 'decision') expect(goal.decisions).toContain(solution[0]);
        if (goal.kind === 'event') {
            const wanted = events.filter((event) => event.kind === goal.event);
            expect(wanted.length).toBeGreaterThan(0);
            if (goal.player) expect(wanted.map(playerOf)).toContain(goal.player);
        }
    });

    it('ask for something that is not there yet and can be missed or tried', () => {
        for (const { goal, line } of exercises) {
            const { phase, position } = withoutRefusal(core.look(line));
            if (goal.kind === 'refused') expect(position.moves.length).toBeGreaterThan(0);
            if (goal.kind === 'decision' && phase === 'playing') expect(position.moves.length).toBeGreaterThan(1);
        }
    });
});

describe('what the texts say', () => {
    const exercise = (id: string): Exercise => {
        const found = exercises.find((each) => each.id === id);
        if (!found) throw new Error(id);
        return found;
    };
    const look = (id: string) => withoutRefusal(core.look(exercise(id).line));
    const lineUp = (id: string, side: 'left' | 'right', player: Player): string =>
        (look(id).fills?.[side] ?? [])
            .filter((tower) => tower.player === player)
            .toSorted((one, other) => (one.square < other.square ? -1 : 1))
            .map((tower) => tower.colour)
            .join(' ');
    const weakSpots = (id: string, side: 'left' | 'right'): string[] =>
        (look(id).fills?.[side] ?? [])
            .filter(
                ({ player, square, colour }) => player === 'black' && core.squareColours[`${square[0]}2`] === colour,
            )
            .map((tower) => tower.colour);

    it('only one side leaves no tower before its own colour', () => {
        expect(weakSpots('F1-guard', 'left')).toEqual(['yellow']);
        expect(weakSpots('F1-guard', 'right')).toEqual([]);
    });

    it('both ways to fill', () => {
        expect(lineUp('F3-corner', 'left', 'black')).toBe('yellow pink purple brown blue green red orange');
        expect(lineUp('F4-corner', 'right', 'black')).toBe('orange green red brown blue yellow pink purple');
        expect(lineUp('F2-theirs', 'left', 'black')).toMatch(/^green /);
        expect(lineUp('F2-theirs', 'right', 'black')).not.toMatch(/^green /);
        expect(lineUp('F3-opposite', 'left', 'gold')).toMatch(/ brown$/);
        expect(lineUp('F3-opposite', 'right', 'gold')).not.toMatch(/ brown$/);
        expect(lineUp('F4-sumo', 'right', 'black')).toMatch(/^green /);
    });

    it('pushing is the only move, and pushing is not', () => {
        const pushes = (id: string) => look(id).position.moves.map((move) => move.pushes);
        expect(pushes('S11-only')).toEqual([1]);
        expect(pushes('S10-home')).toContain(1);
    });

    it('a blocked tower of the pusher gives the turn away', () => {
        const { line, solution } = exercise('S3-blocked');
        const after = withoutRefusal(core.look({ ...line, decisions: [...line.decisions, ...solution] }));
        expect(after.position.turn).toMatchObject({ player: 'gold', tower: { colour: 'purple' }, namedBy: 'h7' });
    });

    it('the second ring decides a Standard match', () => {
        const events = happenings(exercise('Scoring-second'));
        expect(events).toContainEqual(expect.objectContaining({ kind: 'ring', rings: 2, points: 2 }));
        expect(events).toContainEqual(expect.objectContaining({ kind: 'decided', winner: 'black' }));
    });
});

describe.each(languages)('the chapter in %s', (_, texts) => {
    it('has a text for every section and every exercise, and none too many', () => {
        expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
        for (const { id, exercises } of standard.sections) {
            const told = Object.keys(texts[id]?.exercises ?? {});
            expect(told.toSorted()).toEqual(exercises.map((exercise) => exercise.id).toSorted());
        }
    });
});
