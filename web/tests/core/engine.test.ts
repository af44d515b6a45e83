import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/core/questions';
import type { Analysis, AnalysisQuestion, Line } from '../../src/core/types';
import { testModule } from './load';

const first: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: [] };
/** What an analysis tells, slice by slice. */
function slicesOf(line: Line, question: Partial<AnalysisQuestion>): Analysis[] {
    const full = { distance: false, points: false, match: false, ...question };
    return [...analyse(testModule(), { kind: 'analyse', line, question: full })];
}

describe('an analysis', () => {
    it('settles the 102 first moves in slices, with little more work than in one go', { timeout: 60_000 }, () => {
        const slices = slicesOf(first, {});
        const last = slices.at(-1);
        expect(last?.choices.filter((choice) => choice.verdict === 'win')).toHaveLength(16);
        expect(last?.choices.filter((choice) => choice.verdict === 'loss')).toHaveLength(86);
        expect(last).toMatchObject({ verdict: 'win', settled: 102, total: 102, done: true });
        // Without slices the solver needs 369,152.
        expect(last?.nodes).toBeLessThan(1.1 * 369_152);
        expect(slices.length).toBeGreaterThan(5);
        const settled = slices.map((slice) => slice.settled);
        expect(settled).toEqual(settled.toSorted((a, b) => a - b));
        expect(slices.slice(0, -1).every((slice) => !slice.done)).toBe(true);
    });
});
