import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Core } from './core.js';
import { newCrewOf } from './crew.js';
import type { Engine } from './engine.js';
import { Host } from './host.js';
import type { WorkerLike } from './worker_engine.js';
import type { Reply, Request } from './worker_messages.js';

/** The core in Node.js: the functions of `index.ts`, with the module from the disk and a worker thread. */

export type * from './types.js';
export type { Core, Game, Moments, Style, Timeline } from './core.js';
export type { Engine, Task, TellReview } from './engine.js';
export { Cancelled } from './engine.js';
export { newLine } from './line_text.js';
export { CoreCrash } from './core_crash.js';

/** A file's path or address, or its bytes. */
export type WasmSource = string | URL | Uint8Array;

export interface CoreOptions {
    /** kamisado.wasm, if it lies elsewhere than beside this file. The first one that is given counts. */
    wasm?: WasmSource;
}

export interface CrewOptions extends CoreOptions {
    /** As many as there are cores, but eight at most, unless set. */
    workers?: number;
}

const host = new Host<WasmSource>({
    async compile(wasm = new URL('./kamisado.wasm', import.meta.url)) {
        const bytes = wasm instanceof Uint8Array ? wasm : await readFile(wasm);
        return WebAssembly.compile(new Uint8Array(bytes));
    },
    newWorker: () => new ThreadWorker(),
});

/** Loads the core, once; a failed try may be repeated. */
export function loadCore(options: CoreOptions = {}): Promise<Core> {
    return host.loadCore(options.wasm);
}

/** The core that has been loaded. */
export function core(): Core {
    return host.core();
}

/** An engine with a worker thread of its own, which starts with the first question. Idle, it does not keep Node.js running. */
export function newEngine(options: CoreOptions = {}): Engine {
    return host.newEngine(undefined, options.wasm);
}

/** An engine with several worker threads, which share out the moves of an analysis that takes longer. */
export function newCrew(options: CrewOptions = {}): Engine {
    const workers = options.workers ?? Math.min(availableParallelism(), 8);
    return newCrewOf((tableMegabytes) => host.newEngine(undefined, options.wasm, tableMegabytes), workers);
}

/** A worker thread in the shape of a Web Worker. */
class ThreadWorker implements WorkerLike {
    onmessage: WorkerLike['onmessage'] = null;
    onerror: WorkerLike['onerror'] = null;
    readonly #thread = new Worker(new URL('./node_worker.js', import.meta.url));

    constructor() {
        this.#thread.unref();
        this.#thread.on('message', (reply: Reply) => {
            if (reply.kind !== 'analysis' && reply.kind !== 'progress') this.#thread.unref();
            this.onmessage?.({ data: reply } as MessageEvent<Reply>);
        });
        this.#thread.on('error', (error) => this.onerror?.({ message: error.message } as ErrorEvent));
    }

    postMessage(request: Request): void {
        if (request.kind === 'ask') this.#thread.ref();
        this.#thread.postMessage(request);
    }

    terminate(): void {
        void this.#thread.terminate();
    }
}
