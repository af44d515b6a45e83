import type { Core } from './core';
import type { Engine } from './engine';
import { compileCore } from './load';
import { WasmCore } from './wasm_core';
import { WasmModule } from './wasm_module';
import { WorkerEngine, type WorkerLike } from './worker_engine';

export type * from './types';
export type { Core, Game, Style } from './core';
export type { Engine, Task } from './engine';
export { Cancelled } from './engine';

let compiled: Promise<WebAssembly.Module> | null = null;
let loading: Promise<Core> | null = null;
let loaded: Core | null = null;

/** Loads the core, once; a failed try may be repeated. */
export function loadCore(): Promise<Core> {
    loading ??= compiledModule().then((module) => (loaded = new WasmCore(new WasmModule(module))));
    loading.catch(() => (loading = null));
    return loading;
}

/** The core that has been loaded. */
export function core(): Core {
    if (loaded === null) throw new Error('the core is not loaded yet');
    return loaded;
}

/** An engine with a worker of its own, which starts with the first question. */
export function newEngine(): Engine {
    return new WorkerEngine(startWorker);
}

function compiledModule(): Promise<WebAssembly.Module> {
    compiled ??= compileCore();
    compiled.catch(() => (compiled = null));
    return compiled;
}

async function startWorker(): Promise<WorkerLike> {
    const module = await compiledModule();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ kind: 'start', module });
    return worker;
}
