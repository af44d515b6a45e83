import { host } from './browser_host.js';
import { newCrewOf } from './crew.js';
import type { Engine } from './engine.js';
import type { EngineOptions } from './index.js';

export interface CrewOptions extends EngineOptions {
    /** As many as there are cores, but eight at most, unless set. */
    workers?: number;
}

/** An engine with several workers, which share out the moves of an analysis that takes longer. They start when they are needed. */
export function newCrew(options: CrewOptions = {}): Engine {
    const workers = options.workers ?? Math.min(navigator.hardwareConcurrency || 1, 8);
    return newCrewOf((tableMegabytes) => host.newEngine(options.worker, options.wasm, tableMegabytes), workers);
}
