/**
 * The core in a browser: rules, notation, solver and levels. In Node.js the same functions come from `node.ts`.
 *
 * @module @kamisado/core
 */
import type { Core } from './core.js';
import type { Engine } from './engine.js';
import { host } from './browser_host.js';
import type { WasmSource } from './load.js';

export type * from './types.js';
export type { Core, Game, Moments, Style, Timeline } from './core.js';
export type { Engine, Task, TellReview } from './engine.js';
export type { WasmSource } from './load.js';
export { Cancelled } from './engine.js';
export { newLine } from './line_text.js';
export { CoreCrash } from './core_crash.js';

export interface CoreOptions {
    /** kamisado.wasm, where a bundler or host has put it elsewhere than beside this file. The first one that is given counts. */
    wasm?: WasmSource;
}

export interface EngineOptions extends CoreOptions {
    /** Makes a worker that runs this package's `worker.js`, where a bundler or host has put it elsewhere. */
    worker?: () => Worker;
}

/** Loads the core, once; a failed try may be repeated. */
export function loadCore(options: CoreOptions = {}): Promise<Core> {
    return host.loadCore(options.wasm);
}

/** The core that has been loaded. */
export function core(): Core {
    return host.core();
}

/** An engine with a worker of its own, which starts with the first question. */
export function newEngine(options: EngineOptions = {}): Engine {
    return host.newEngine(options.worker, options.wasm);
}
