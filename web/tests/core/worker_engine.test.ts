import { afterEach, describe, expect, it, vi } from 'vitest';
import { Cancelled } from '../../src/core/engine';
import type { Analysis, Line } from '../../src/core/types';
import { WorkerEngine, type WorkerLike } from '../../src/core/worker_engine';
import type { Reply, Request } from '../../src/core/worker_messages';

const line: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: [] };
const question = { distance: false, points: false, match: false };
const known = { verdict: 'unknown', choices: [], done: false } as unknown as Analysis;

/** A worker that answers when the test says so. */
class StoppedWorker implements WorkerLike {
    heard: Request[] = [];
    ended = false;
    onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
    onerror: ((event: ErrorEvent) => void) | null = null;

    postMessage(message: Request): void {
        this.heard.push(message);
    }
    terminate(): void {
        this.ended = true;
    }
    say(reply: Reply): void {
        this.onmessage?.({ data: reply } as MessageEvent<Reply>);
    }
}

function engineWithWorkers(): { engine: WorkerEngine; workers: StoppedWorker[] } {
    const workers: StoppedWorker[] = [];
    const engine = new WorkerEngine(() => {
        const worker = new StoppedWorker();
        workers.push(worker);
        return Promise.resolve(worker);
    });
    return { engine, workers };
}

/** Lets all promises settle that can. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void vi.useRealTimers());

describe('the engine in a worker', () => {
    it('starts with the first question and asks one at a time', async () => {
        const { engine, workers } = engineWithWorkers();
        expect(workers).toHaveLength(0);
        const one = engine.bestLine(line);
        const two = engine.bestLine(line);
        await settle();
        expect(workers[0]?.heard.map((message) => message.kind)).toEqual(['ask']);
        workers[0]?.say({ kind: 'answer', id: 1, answer: ['e1e5'] });
        expect(await one.result).toEqual(['e1e5']);
        await settle();
        workers[0]?.say({ kind: 'answer', id: 2, answer: [] });
        expect(await two.result).toEqual([]);
        expect(workers).toHaveLength(1);
    });

    it('tells what an analysis knows, the end of it too', async () => {
        const { engine, workers } = engineWithWorkers();
        const told: Analysis[] = [];
        const task = engine.analyse(line, question, (analysis) => told.push(analysis));
        await settle();
        workers[0]?.say({ kind: 'analysis', id: 1, analysis: known });
        workers[0]?.say({ kind: 'answer', id: 1, answer: { ...known, done: true } });
        expect((await task.result).done).toBe(true);
        expect(told.map(({ done }) => done)).toEqual([false, true]);
    });

    it('cancels gently when the worker listens, and the worker stays', async () => {
        const { engine, workers } = engineWithWorkers();
        const task = engine.analyse(line, question, () => expect.unreachable());
        await settle();
        task.cancel();
        await expect(task.result).rejects.toBeInstanceOf(Cancelled);
        await settle();
        workers[0]?.say({ kind: 'analysis', id: 1, analysis: known });
        expect(workers[0]?.heard.at(-1)).toEqual({ kind: 'cancel', id: 1 });
        workers[0]?.say({ kind: 'cancelled', id: 1 });
        const next = engine.bestLine(line);
        await settle();
        workers[0]?.say({ kind: 'answer', id: 2, answer: [] });
        expect(await next.result).toEqual([]);
        expect(workers[0]?.ended).toBe(false);
    });

    it('ends a worker that does not listen, and goes on with another', async () => {
        vi.useFakeTimers();
        const { engine, workers } = engineWithWorkers();
        const long = engine.hint(line);
        const next = engine.bestLine(line);
        await vi.advanceTimersByTimeAsync(1);
        long.cancel();
        await expect(long.result).rejects.toBeInstanceOf(Cancelled);
        await vi.advanceTimersByTimeAsync(1_000);
        expect(workers).toHaveLength(2);
        expect(workers[0]?.ended).toBe(true);
        workers[1]?.say({ kind: 'answer', id: 2, answer: [] });
        expect(await next.result).toEqual([]);
    });

    it('never asks what was cancelled while it waited', async () => {
        const { engine, workers } = engineWithWorkers();
        const one = engine.bestLine(line);
        const two = engine.bestLine(line);
        two.cancel();
        await expect(two.result).rejects.toBeInstanceOf(Cancelled);
        await settle();
        workers[0]?.say({ kind: 'answer', id: 1, answer: [] });
        await one.result;
        await settle();
        expect(workers[0]?.heard).toHaveLength(1);
    });

    it('says so when the worker crashes, and the next question has a new one', async () => {
        const { engine, workers } = engineWithWorkers();
        const one = engine.bestLine(line);
        await settle();
        workers[0]?.say({ kind: 'crashed', id: 1, message: 'out of memory' });
        await expect(one.result).rejects.toThrow(/out of memory/);
        const two = engine.bestLine(line);
        await settle();
        expect(workers).toHaveLength(2);
        workers[1]?.say({ kind: 'answer', id: 2, answer: [] });
        expect(await two.result).toEqual([]);
    });

    it('stays well when a question is refused', async () => {
        const { engine, workers } = engineWithWorkers();
        const one = engine.hint(line);
        await settle();
        workers[0]?.say({ kind: 'refused', id: 1, message: 'the match is over' });
        await expect(one.result).rejects.toThrow('the match is over');
        expect(workers[0]?.ended).toBe(false);
    });

    it('answers nothing any more when it is closed', async () => {
        const { engine, workers } = engineWithWorkers();
        const one = engine.bestLine(line);
        const two = engine.bestLine(line);
        await settle();
        engine.close();
        await expect(one.result).rejects.toBeInstanceOf(Cancelled);
        await expect(two.result).rejects.toBeInstanceOf(Cancelled);
        await settle();
        expect(workers[0]?.ended).toBe(true);
        await expect(engine.bestLine(line).result).rejects.toBeInstanceOf(Cancelled);
    });
});
