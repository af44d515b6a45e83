import type { Core } from './core.js';
import { WasmCore } from './wasm_core.js';
import { WasmModule } from './wasm_module.js';
import { WorkerEngine, type WorkerLike } from './worker_engine.js';

/** How a platform gets the module and starts a worker. `Wasm` is what it can get a module from. */
export interface Platform<Wasm> {
    compile(wasm?: Wasm): Promise<WebAssembly.Module>;
    newWorker(): WorkerLike;
}

/** One module, compiled once, for a core on this thread and for any number of engines. */
export class Host<Wasm> {
    readonly #platform: Platform<Wasm>;
    #compiled: Promise<WebAssembly.Module> | null = null;
    #loading: Promise<Core> | null = null;
    #loaded: Core | null = null;

    constructor(platform: Platform<Wasm>) {
        this.#platform = platform;
    }

    /** Once; a failed try may be repeated. */
    loadCore(wasm?: Wasm): Promise<Core> {
        this.#loading ??= this.#module(wasm).then((module) => (this.#loaded = new WasmCore(new WasmModule(module))));
        this.#loading.catch(() => (this.#loading = null));
        return this.#loading;
    }

    core(): Core {
        if (this.#loaded === null) throw new Error('the core is not loaded yet');
        return this.#loaded;
    }

    newEngine(newWorker?: () => WorkerLike, wasm?: Wasm, tableMegabytes = 64): WorkerEngine {
        return new WorkerEngine(async () => {
            const module = await this.#module(wasm);
            const worker = newWorker ? newWorker() : this.#platform.newWorker();
            worker.postMessage({ kind: 'start', module, tableMegabytes });
            return worker;
        });
    }

    #module(wasm?: Wasm): Promise<WebAssembly.Module> {
        this.#compiled ??= this.#platform.compile(wasm);
        this.#compiled.catch(() => (this.#compiled = null));
        return this.#compiled;
    }
}
