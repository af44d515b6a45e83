import { describe, expect, it } from 'vitest';
import { answering } from '../../src/core/answering';
import { Crew } from '../../src/core/crew';
import { Cancelled } from '../../src/core/engine';
import type { Analysis, Line } from '../../src/core/types';
import { WorkerEngine, type WorkerLike } from '../../src/core/worker_engine';
import type { Question, Reply, Request } from '../../src/core/worker_messages';
import { testBytes } from './load';
import * as shapes from './shapes';

const first: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: [] };
const middle: Line = { ...first, start: 'ob1k1rgn/5y2/p*7/R7/8/3O1P2/8/NG1Y*K1B1 g P' };
const compiled = new WebAssembly.Module(testBytes());

/** The real core, answering as it does in a worker; the test may look on and break it. */
class NearWorker implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    readonly asked: Question[] = [];
    broken = false;
    readonly #hear = answering((data: Reply) => this.onmessage?.({ data } as MessageEvent<Reply>));

    constructor() {
        this.#hear({ kind: 'start', module: compiled, tableMegabytes: 16 });
    }
    postMessage(request: Request): void {
        if (request.kind === 'ask') this.asked.push(request.question);
        setImmediate(() => {
            if (!this.broken) this.#hear(request);
            else if (request.kind === 'ask')
                this.onmessage?.({ data: { kind: 'crashed', id: request.id, message: 'test' } } as MessageEvent<Reply>);
        });
    }
    terminate(): void {}
}

function crewOf(count: number): { crew: Crew; workers: NearWorker[] } {
    const workers: NearWorker[] = [];
    const hand = (index: number): WorkerEngine =>
        new WorkerEngine(() => Promise.resolve((workers[index] ??= new NearWorker())));
    const crew = new Crew([hand(0), ...Array.from({ length: count - 1 }, (_, index) => hand(index + 1))]);
    return { crew, workers };
}

const facts = ({ choices, verdict, distance }: Analysis) => ({ choices, verdict, distance });
const looks = (worker: NearWorker | undefined) => worker?.asked.filter(({ kind }) => kind === 'look') ?? [];

describe('a crew of workers', () => {
    it('finds in the first position what one alone finds, each of them some of it', { timeout: 120_000 }, async () => {
        const alone = await crewOf(1).crew.analyse(first).result;
        const { crew, workers } = crewOf(3);
        const told: Analysis[] = [];
        const shared = await crew.analyse(first, {}, (analysis) => told.push(analysis)).result;
        expect(facts(shared)).toEqual(facts(alone));
        expect(shared).toMatchObject({ verdict: 'win', settled: 102, total: 102, done: true });
        expect(workers.map((worker) => looks(worker).length > 3)).toEqual([true, true, true]);
        for (const analysis of told) shapes.analysis(analysis, 'analysis');
        const settled = told.map((analysis) => analysis.settled);
        expect(settled).toEqual(settled.toSorted((a, b) => a - b));
        // Each has a table of its own, and so some of it is done twice.
        expect(shared.nodes).toBeLessThan(1.5 * alone.nodes);
    });

    it('finds distances, points and chances, and wakes nobody for little', async () => {
        const { crew, workers } = crewOf(2);
        const question = { distance: true, points: true, match: true };
        const standard: Line = { ...middle, format: { kind: 'standard', rounds: 1 } };
        const alone = await crewOf(1).crew.analyse(standard, question).result;
        const shared = await crew.analyse(standard, question).result;
        expect(facts(shared)).toEqual(facts(alone));
        expect(shared.done).toBe(true);
        expect(shared.choices.every(({ chance }) => chance !== null)).toBe(true);
        if (shared.nodes < 20_000) expect(workers).toHaveLength(1);
    });

    it('asks whoever knows the best move how it goes on', async () => {
        const { crew } = crewOf(2);
        await crew.analyse(middle, { distance: true }).result;
        const line = await crew.bestLine(middle).result;
        expect(line).toEqual(await crewOf(1).crew.bestLine(middle).result);
    });

    it('does not search for what is known', async () => {
        const { crew } = crewOf(2);
        const { choices } = await crew.analyse(middle, { distance: true }).result;
        const known = choices.map(({ verdict, distance, points }, move) => ({ move, verdict, distance, points }));
        const again = await crewOf(2).crew.analyse(middle, { distance: true }, undefined, known).result;
        expect(again).toMatchObject({ done: true, nodes: 0 });
        expect(again.choices).toEqual(choices);
    });

    it('goes on without a worker that crashes', { timeout: 120_000 }, async () => {
        const { crew, workers } = crewOf(3);
        const shared = await crew.analyse(first, {}, () => {
            if (workers[1]) workers[1].broken = true;
        }).result;
        expect(workers[1]?.broken).toBe(true);
        expect(shared).toMatchObject({ verdict: 'win', settled: 102, done: true });
    });

    it('says so when the first one crashes', async () => {
        const { crew, workers } = crewOf(2);
        const task = crew.analyse(first, {}, () => {
            if (workers[0]) workers[0].broken = true;
        });
        await expect(task.result).rejects.toThrow('The engine stopped');
    });

    it('gives nothing more out once it is cancelled', async () => {
        const { crew, workers } = crewOf(2);
        const task = crew.analyse(first, { distance: true }, ({ settled }) => {
            if (settled > 20) task.cancel();
        });
        await expect(task.result).rejects.toBeInstanceOf(Cancelled);
        const asked = workers.map((worker) => worker.asked.length);
        // Whoever is asked next is answered, and nobody was asked anything else meanwhile.
        await crew.bestLine(middle).result;
        expect(workers.map((worker) => worker.asked.length)).toEqual(
            asked.map((count, hand) => count + (hand ? 0 : 1)),
        );
    });
});

describe('a review by a crew', () => {
    const reviews = (worker: NearWorker | undefined) => worker?.asked.filter(({ kind }) => kind === 'review') ?? [];

    async function played(): Promise<Line> {
        return { ...middle, decisions: await crewOf(1).crew.bestLine(middle).result };
    }

    it('finds what one alone finds, told in the order of the match', { timeout: 120_000 }, async () => {
        const line = await played();
        const total = line.decisions.length;
        expect(total).toBeGreaterThan(4);
        const alone = await crewOf(1).crew.review(line).result;
        const { crew, workers } = crewOf(2);
        const told: [number, number, number | undefined][] = [];
        const shared = await crew.review(line, (done, of, found) => told.push([done, of, found?.step])).result;
        shapes.review(shared, 'review');
        expect(shared).toEqual(alone);
        expect(told).toEqual(Array.from({ length: total }, (_, step) => [step + 1, total, step]));
        expect(workers.map((worker) => reviews(worker).length > 0)).toEqual([true, true]);
    });

    it('goes on without a worker that crashes', { timeout: 120_000 }, async () => {
        const line = await played();
        const { crew, workers } = crewOf(2);
        workers[1] = new NearWorker();
        workers[1].broken = true;
        const shared = await crew.review(line).result;
        expect(shared.decisions).toHaveLength(line.decisions.length);
    });

    it('says so when the first one crashes, and when it is cancelled', { timeout: 120_000 }, async () => {
        const line = await played();
        const { crew, workers } = crewOf(2);
        workers[0] = new NearWorker();
        workers[0].broken = true;
        await expect(crew.review(line).result).rejects.toThrow('The engine stopped');
        const task = crewOf(2).crew.review(line, () => task.cancel());
        await expect(task.result).rejects.toBeInstanceOf(Cancelled);
    });

    it('has nothing to say of a match that has not begun', async () => {
        expect(await crewOf(2).crew.review(first).result).toEqual({ decisions: [], turningPoints: [] });
    });
});
