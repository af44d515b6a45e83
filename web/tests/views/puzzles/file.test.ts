import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../../../src/views/puzzles/file';
import { deciderOf, taskOf } from '../../../src/views/puzzles/task';
import { themes } from '../../../src/views/puzzles/types';
import { testCore } from '../../core/load';
import { samples, sampleText } from './samples';

const good = sampleText.split('\n')[2] as string;

describe('a file of puzzles', () => {
    it('is read', () => {
        expect(samples.map(({ id }) => id)).toEqual(['aa001', 'aa002', 'aa003', 'aa004', 'aa005']);
        expect(samples[2]).toEqual({
            id: 'aa003',
            theme: 'sumo',
            grade: 1,
            points: 2,
            line: {
                format: { kind: 'long', rounds: 1 },
                start: 'b1py*n*2o/2B3g*1/4k*3/5G*2/5r2/3P4/7N*/K*O2Y1R*1 g P',
                decisions: ['c8a6'],
            },
            solution: ['f5f8'],
        });
        expect(readPuzzles('Kamisado puzzles 1\n' + good.replace('| d3b5 |', '| - |'))[0]?.line.decisions).toEqual([]);
    });

    it.each([
        ['first line', good],
        ['line 2: not a puzzle', 'Kamisado puzzles 1\n' + good.replace('win', 'wins')],
        ['line 3: not a puzzle', 'Kamisado puzzles 1\n\n' + good + ' | more'],
        ['line 2: no such grade', 'Kamisado puzzles 1\n' + good.replace('win 3', 'win 11')],
        ['line 2: 0 points cannot be won', 'Kamisado puzzles 1\n' + good.replace('single 1', 'single 0')],
        ['line 2: "a3" is no decision', 'Kamisado puzzles 1\n' + good.replace('a3a1', 'a3')],
        ['line 2: "-" is no decision', 'Kamisado puzzles 1\n' + good.replace('b7b6, b5a6, a3a1', '-')],
        ['twice', `Kamisado puzzles 1\n${good}\n${good}`],
    ])('is refused: %s', (reason, text) => {
        expect(() => readPuzzles(text)).toThrow(reason);
    });
});

describe('the puzzles of the page', () => {
    const puzzles = readPuzzles(readFileSync(new URL('../../../../data/puzzles.txt', import.meta.url), 'utf8'));
    const core = testCore();

    it('can all be played to the end, by the one who is asked first and last', () => {
        for (const puzzle of puzzles) {
            const { id, line, solution } = puzzle;
            const { solver } = taskOf(core, puzzle);
            const before = (count: number) => ({
                ...line,
                decisions: [...line.decisions, ...solution.slice(0, count)],
            });
            expect(core.look(before(solution.length)).ok, id).toBe(true);
            expect(deciderOf(core, before(0)), id).toBe(solver);
            expect(deciderOf(core, before(solution.length - 1)), id).toBe(solver);
        }
    });

    it('are of known themes', () => {
        expect(puzzles.length).toBeGreaterThan(0);
        for (const { theme } of puzzles) expect(themes).toContain(theme);
    });
});
