import { Host } from './host.js';
import { compileCore, type WasmSource } from './load.js';

/** The core in this page or worker. */
export const host = new Host<WasmSource>({
    compile: compileCore,
    newWorker: () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
});
