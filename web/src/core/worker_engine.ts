import { Cancelled, type Engine, type Task, type TellReview } from './engine.js';
import type { Analysis, AnalysisQuestion, Decision, Finding, Hint, Line, Review } from './types.js';
import type { Answers, Looked, Looking, Question, Reply, Request, Steps, Subject } from './worker_messages.js';

/** As much of a Worker as is needed here, so that tests can bring their own. */
export interface WorkerLike {
    postMessage(message: Request): void;
    terminate(): void;
    onmessage: ((event: MessageEvent<Reply>) => void) | null;
    onerror: ((event: ErrorEvent) => void) | null;
}

/** A worker that does not hear a cancel is in the middle of something long: it is ended instead. */
const patienceMs = 250;

interface Waiting {
    id: number;
    question: Question;
    resolve(answer: Answers[Question['kind']]): void;
    reject(error: Error): void;
    onAnalysis(analysis: Analysis): void;
    onProgress: TellReview;
}

/** Asks a worker, one question after the other. A worker that crashes is replaced when it is needed again. */
export class WorkerEngine implements Engine {
    readonly #newWorker: () => Promise<WorkerLike>;
    #worker: Promise<WorkerLike> | null = null;
    #asked: Waiting | null = null;
    #queue: Waiting[] = [];
    #lastId = 0;
    #closed = false;

    /** `newWorker` makes a worker that has the module already. */
    constructor(newWorker: () => Promise<WorkerLike>) {
        this.#newWorker = newWorker;
    }

    choose(line: Line, level: number, seed = 0): Task<{ decision: Decision; thinkingMs: number }> {
        if (!Number.isInteger(level) || level < 1 || level > 10)
            throw new RangeError('a level is a number from 1 to 10');
        return this.#ask<'choose'>({ kind: 'choose', line, level, seed });
    }

    analyse(
        line: Line,
        asked: Partial<AnalysisQuestion> = {},
        tell: (analysis: Analysis) => void = () => undefined,
        known: readonly Finding[] = [],
    ): Task<Analysis> {
        const question = { distance: false, points: false, match: false, ...asked };
        return this.#ask<'analyse'>({ kind: 'analyse', line, question, known }, { onAnalysis: tell });
    }

    /** Some moves of an analysis, for those who share it out. */
    look(subject: Subject, known: readonly Finding[], looking: Looking): Task<Looked> {
        return this.#ask<'look'>({ kind: 'look', ...subject, known, ...looking });
    }

    hint(line: Line): Task<Hint> {
        return this.#ask<'hint'>({ kind: 'hint', line });
    }

    /** All of it, or some steps, for those who share it out. */
    review(line: Line, tell: TellReview = () => undefined, steps?: Steps): Task<Review> {
        return this.#ask<'review'>({ kind: 'review', line, ...(steps && { steps }) }, { onProgress: tell });
    }

    bestLine(line: Line): Task<Decision[]> {
        return this.#ask<'bestLine'>({ kind: 'bestLine', line });
    }

    close(): void {
        this.#closed = true;
        for (const waiting of this.#queue) waiting.reject(new Cancelled());
        this.#queue = [];
        this.#asked?.reject(new Cancelled());
        this.#asked = null;
        this.#endWorker();
    }

    #ask<K extends Question['kind']>(
        question: Extract<Question, { kind: K }>,
        tell: Partial<Pick<Waiting, 'onAnalysis' | 'onProgress'>> = {},
    ): Task<Answers[K]> {
        const id = ++this.#lastId;
        const result = new Promise<Answers[K]>((resolve, reject) => {
            if (this.#closed) {
                reject(new Cancelled());
                return;
            }
            this.#queue.push({
                id,
                // Reactive state cannot be sent to a worker; its plain value can.
                question: JSON.parse(JSON.stringify(question)) as Question,
                resolve: resolve as Waiting['resolve'],
                reject,
                onAnalysis: () => undefined,
                onProgress: () => undefined,
                ...tell,
            });
        });
        // A caller that cancels need not wait for the end.
        result.catch(() => undefined);
        this.#next();
        return { result, cancel: () => this.#cancel(id) };
    }

    #next(): void {
        if (this.#asked !== null) return;
        const waiting = this.#queue.shift();
        if (waiting === undefined) return;
        this.#asked = waiting;
        this.#startedWorker().then(
            (worker) => {
                if (this.#asked === waiting)
                    worker.postMessage({ kind: 'ask', id: waiting.id, question: waiting.question });
            },
            (error: unknown) => {
                this.#worker = null;
                this.#finish(waiting.id, (asked) => asked.reject(asError(error)));
            },
        );
    }

    #startedWorker(): Promise<WorkerLike> {
        this.#worker ??= this.#newWorker().then((worker) => {
            worker.onmessage = ({ data }) => this.#hear(data);
            worker.onerror = (event) => this.#crash(event.message || 'the worker could not be started');
            return worker;
        });
        return this.#worker;
    }

    #hear(reply: Reply): void {
        const asked = this.#asked;
        if (asked === null || asked.id !== reply.id) return;
        switch (reply.kind) {
            case 'analysis':
                asked.onAnalysis(reply.analysis);
                break;
            case 'progress':
                asked.onProgress(reply.done, reply.total, reply.found);
                break;
            case 'answer':
                this.#finish(reply.id, () => {
                    if (asked.question.kind === 'analyse') asked.onAnalysis(reply.answer as Analysis);
                    asked.resolve(reply.answer);
                });
                break;
            case 'cancelled':
                this.#finish(reply.id, () => asked.reject(new Cancelled()));
                break;
            case 'refused':
                this.#finish(reply.id, () => asked.reject(new Error(reply.message)));
                break;
            case 'crashed':
                this.#crash(reply.message);
                break;
        }
    }

    #cancel(id: number): void {
        const waiting = this.#queue.find((one) => one.id === id);
        if (waiting !== undefined) {
            this.#queue = this.#queue.filter((one) => one !== waiting);
            waiting.reject(new Cancelled());
            return;
        }
        const asked = this.#asked;
        if (asked?.id !== id) return;
        asked.reject(new Cancelled());
        asked.onAnalysis = () => undefined;
        asked.onProgress = () => undefined;
        void this.#worker?.then((worker) => worker.postMessage({ kind: 'cancel', id }));
        setTimeout(() => {
            if (this.#asked !== asked) return;
            this.#endWorker();
            this.#finish(id, () => undefined);
        }, patienceMs);
    }

    #crash(message: string): void {
        this.#endWorker();
        const asked = this.#asked;
        if (asked !== null) this.#finish(asked.id, () => asked.reject(new Error(`The engine stopped: ${message}`)));
    }

    #finish(id: number, settle: (asked: Waiting) => void): void {
        const asked = this.#asked;
        if (asked === null || asked.id !== id) return;
        this.#asked = null;
        settle(asked);
        this.#next();
    }

    #endWorker(): void {
        void this.#worker?.then(
            (worker) => worker.terminate(),
            () => undefined,
        );
        this.#worker = null;
    }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
