import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveAnalysis } from '../../src/engine/live.svelte';
import { firstLine } from '../../src/store/source';
import { Cancelled, type Engine, type Task } from '../../src/core/engine';
import type { Analysis, Decision } from '../../src/core/types';

/** An engine whose answers are given by hand, to see what becomes of late ones. */
class SlowEngine {
    asked = 0;
    cancelled = 0;
    tell: (analysis: Analysis) => void = () => {};
    finish: (analysis: Analysis) => void = () => {};

    readonly engine = {
        analyse: (_line, _question, tell) => {
            this.asked += 1;
            this.tell = tell ?? (() => {});
            return this.#task<Analysis>((resolve) => (this.finish = resolve));
        },
        bestLine: () => this.#task<Decision[]>((resolve) => resolve(['a1a2'])),
        close: () => {},
    } as Partial<Engine> as Engine;

    #task<T>(start: (resolve: (value: T) => void) => void): Task<T> {
        let refuse: (reason: Error) => void = () => {};
        const result = new Promise<T>((resolve, reject) => {
            refuse = reject;
            start(resolve);
        });
        result.catch(() => {});
        const cancel = (): void => {
            this.cancelled += 1;
            refuse(new Cancelled());
        };
        return { result, cancel };
    }
}

const line = firstLine();
const question = { distance: true, points: false, match: false };
const answer = (done: boolean): Analysis => ({
    verdict: 'win',
    distance: 17,
    choices: [],
    nodes: 1,
    settled: 1,
    total: 1,
    done,
});
/** The tests' own clock: what was to happen until then has happened. */
const soon = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(5));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('live analysis', () => {
    it('tells what is known so far, then the end and the best line', async () => {
        const slow = new SlowEngine();
        const live = new LiveAnalysis(slow.engine, undefined, 0);
        live.ask(line, question);
        await soon();
        slow.tell(answer(false));
        slow.tell({ ...answer(false), nodes: 2 });
        expect(live.analysisOf(line), 'not before the next frame').toBeNull();
        await soon();
        expect(live.analysisOf(line)).toMatchObject({ done: false, nodes: 2 });
        expect(live.thinking).toBe(true);
        slow.tell({ ...answer(false), nodes: 3 });
        slow.finish(answer(true));
        await soon();
        expect(live.analysisOf(line)?.done).toBe(true);
        expect(live.bestLineOf(line)).toEqual(['a1a2']);
        expect(live.analysisOf(firstLine())).toBeNull();
        expect(live.thinking).toBe(false);
    });

    it('asks once for many changes in a row, and hears nothing that comes too late', async () => {
        const slow = new SlowEngine();
        const live = new LiveAnalysis(slow.engine, undefined, 1);
        live.ask(line, question);
        live.ask(line, question);
        live.ask(line, question);
        await soon();
        expect(slow.asked).toBe(1);
        const late = slow.tell;
        live.stop();
        expect(slow.cancelled).toBe(1);
        late(answer(false));
        await soon();
        expect(live.analysisOf(line)).toBeNull();
        expect(live.failed).toBe(false);
    });
});
