import { describe, expect, it } from 'vitest';
import { analyse, answer, review } from '../../src/core/questions';
import type { Analysis, AnalysisQuestion, Line } from '../../src/core/types';
import { testCore, testModule } from './load';
import * as shapes from './shapes';

const first: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: [] };
/** Gold has one move that wins; figure 8 of the rulebook after its first move. */
const figure: Line = {
    format: { kind: 'standard', rounds: 1 },
    start: 'ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y*KOB1 b O',
    decisions: ['f1d3'],
};

/** What an analysis tells, slice by slice. */
function slicesOf(line: Line, question: Partial<AnalysisQuestion>): Analysis[] {
    const full = { distance: false, points: false, match: false, ...question };
    return [...analyse(testModule(), { kind: 'analyse', line, question: full })];
}

describe('an analysis', () => {
    it('settles the 102 first moves in slices, with little more work than in one go', { timeout: 120_000 }, () => {
        const slices = slicesOf(first, {});
        const last = slices.at(-1);
        expect(last?.choices.filter((choice) => choice.verdict === 'win')).toHaveLength(16);
        expect(last?.choices.filter((choice) => choice.verdict === 'loss')).toHaveLength(86);
        expect(last).toMatchObject({ verdict: 'win', settled: 102, total: 102, done: true });
        // Without slices the solver needs 334,558.
        expect(last?.nodes).toBeLessThan(1.2 * 288_417);
        expect(slices.length).toBeGreaterThan(5);
        const settled = slices.map((slice) => slice.settled);
        expect(settled).toEqual(settled.toSorted((a, b) => a - b));
        expect(slices.slice(0, -1).every((slice) => !slice.done)).toBe(true);
        for (const slice of slices) shapes.analysis(slice, 'analysis');
    });

    it('finds distances, points and chances when asked', { timeout: 120_000 }, () => {
        const last = slicesOf(figure, { distance: true, points: true, match: true }).at(-1);
        shapes.analysis(last, 'analysis');
        expect(last?.done).toBe(true);
        expect(last?.settled).toBe(last?.total);
        for (const choice of last?.choices ?? []) {
            expect(choice.distance).not.toBeNull();
            expect(choice.points).not.toBeNull();
            expect(choice.chance).not.toBeNull();
        }
    });

    it('weighs both fills', { timeout: 120_000 }, () => {
        const line: Line = { ...figure, start: 'ob1k1rgn/2R2y2/p*7/8/8/5P2/8/NG1Y*KOB1 b R', decisions: [] };
        const move = firstWin(line);
        const last = slicesOf({ ...line, decisions: [move] }, { match: true }).at(-1);
        shapes.analysis(last, 'analysis');
        expect(last?.choices.map((choice) => choice.decision)).toEqual(['fill left', 'fill right']);
        expect(last?.choices.every((choice) => choice.chance !== null)).toBe(true);
    });

    it('has nothing to say of a match that is over', () => {
        const over = slicesOf({ ...first, decisions: ['resigns black'] }, {});
        expect(over).toHaveLength(1);
        expect(over[0]).toMatchObject({ choices: [], done: true, verdict: 'unknown' });
    });
});

/** A move that ends the round at once. */
function firstWin(line: Line): string {
    const looked = testCore().look(line);
    if (!looked.ok) throw new Error(looked.error.sentence);
    for (const { text } of looked.value.position.moves) {
        const decided = testCore().decide(line, text);
        if (decided.ok && decided.value.state.phase === 'filling') return text;
    }
    throw new Error('no move wins at once');
}

describe('the engine', () => {
    it('gives a hint with its reasons', { timeout: 120_000 }, () => {
        const hint = answer(testModule(), { kind: 'hint', line: figure });
        shapes.hint(hint, 'hint');
        expect('reasons' in hint && hint.reasons.length).toBeGreaterThan(0);
    });

    it('reviews a match, and tells of each decision as it is found', { timeout: 120_000 }, () => {
        const steps = review(testModule(), { kind: 'review', line: figure });
        const told = steps.next();
        if (told.done) throw new Error('nothing was told');
        expect(told.value.done).toBe(1);
        const end = steps.next();
        if (!end.done) throw new Error('there is one decision to review');
        shapes.review(end.value, 'review');
        expect(end.value.decisions).toEqual([told.value.found]);
    });

    it('plays at every level, always the same with the same seed', { timeout: 120_000 }, () => {
        const module = testModule();
        for (let level = 1; level <= 10; level++) {
            const ask = () => answer(module, { kind: 'choose', line: figure, level, seed: 7 }) as { decision: string };
            const chosen = ask();
            expect(testCore().decide(figure, chosen.decision).ok).toBe(true);
            expect(ask()).toEqual(chosen);
        }
    });

    it('knows the best line to the end of the round', { timeout: 120_000 }, () => {
        const moves = answer(testModule(), { kind: 'bestLine', line: figure }) as string[];
        const end = testCore().look({ ...figure, decisions: [...figure.decisions, ...moves] });
        expect(end.ok && end.value.position.over).toBe(true);
    });

    it('refuses what is over', () => {
        const over: Line = { ...first, decisions: ['resigns black'] };
        expect(() => answer(testModule(), { kind: 'hint', line: over })).toThrow();
        expect(answer(testModule(), { kind: 'bestLine', line: over })).toEqual([]);
    });
});
