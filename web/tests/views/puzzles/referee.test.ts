import { describe, expect, it } from 'vitest';
import type { Engine } from '../../../src/core/engine';
import { Cancelled } from '../../../src/core/engine';
import type { Decision, Line } from '../../../src/core/types';
import { Referee } from '../../../src/views/puzzles/referee';
import { taskOf } from '../../../src/views/puzzles/task';
import { testCore } from '../../core/load';
import { directEngine } from './engine';
import { sample, samples } from './samples';

const core = testCore();
const after = (line: Line, ...decisions: Decision[]): Line => ({
    ...line,
    decisions: [...line.decisions, ...decisions],
});

describe('the referee', { timeout: 120_000 }, () => {
    it('refutes every wrong first move of the samples with a line that can be played', async () => {
        const referee = new Referee(core, directEngine());
        for (const puzzle of samples) {
            const { line, solver, points } = taskOf(core, puzzle);
            const looked = core.look(line);
            const moves = looked.ok ? looked.value.position.moves.map(({ text }) => text) : [];
            for (const wrong of moves.filter((move) => move !== puzzle.solution[0]).slice(0, 5)) {
                const fault = await referee.refute(after(line, wrong), solver, points);
                expect(fault.kind, `${puzzle.id} ${wrong}`).not.toBe('unclear');
                expect(core.look(after(line, wrong, ...fault.line)).ok).toBe(true);
                if (fault.kind === 'loses' && fault.moves !== null && fault.line.length < 7) {
                    const events = core.eventsAt(
                        after(line, wrong, ...fault.line),
                        line.decisions.length + fault.line.length,
                    );
                    expect(events.some(({ kind }) => kind === 'round-won' || kind === 'deadlock')).toBe(true);
                }
            }
        }
    });

    it('tells a win of too few points from a loss', async () => {
        const { line, solver, points } = taskOf(core, sample('aa003'));
        const referee = new Referee(core, directEngine());
        const looked = core.look(line);
        const moves = looked.ok ? looked.value.position.moves.map(({ text }) => text) : [];
        const kinds = new Set<string>();
        for (const wrong of moves.filter((move) => move !== 'f5f8')) {
            const fault = await referee.refute(after(line, wrong), solver, points);
            expect(fault.kind).toBe((await referee.wins(line, wrong)) ? 'too-few' : 'loses');
            if (fault.kind === 'too-few') expect(fault.points).toBeLessThan(points);
            kinds.add(fault.kind);
        }
        expect([...kinds].toSorted()).toEqual(['loses', 'too-few']);
    });

    it('knows which decisions win', async () => {
        const referee = new Referee(core, directEngine());
        const { line } = taskOf(core, sample('aa001'));
        expect(await referee.wins(line, 'b7b6')).toBe(true);
        expect(await referee.wins(line, 'b7a6')).toBe(false);
    });

    it('shows how the Challenger wins after a fill', async () => {
        const line: Line = {
            format: { kind: 'standard', rounds: 1 },
            start: 'ob1k1rgn/2R2y2/p*7/8/8/5P2/8/NG1Y*KOB1 b R',
            decisions: ['c7c8'],
        };
        const looked = core.look(line);
        expect(looked.ok && looked.value.phase).toBe('filling');
        const fault = await new Referee(core, directEngine()).refute(after(line, 'fill left'), 'black', 1);
        expect(fault.kind).toBe('fill');
        for (const opening of fault.openings) expect(core.look(after(line, 'fill left', opening)).ok).toBe(true);
    });

    it('does with less when the engine takes too long', async () => {
        const direct = directEngine();
        const never: Engine = {
            ...direct,
            bestLine: () => {
                let refuse: (error: Error) => void = () => {};
                const result = new Promise<Decision[]>((_, reject) => (refuse = reject));
                return { result, cancel: () => refuse(new Cancelled()) };
            },
        };
        const { line, solver } = taskOf(core, sample('aa001'));
        const fault = await new Referee(core, never, 20).refute(after(line, 'b7a6'), solver, 1);
        expect(fault.kind).toBe('loses');
        expect(fault.moves).toBeNull();
    });
});
