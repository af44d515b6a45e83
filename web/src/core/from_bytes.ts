import type { Core } from './core.js';
import { WasmCore } from './wasm_core.js';
import { WasmModule } from './wasm_module.js';

/** The core from a module that was read by other means than the page's: in tests, from the disk. */
export function coreFrom(bytes: BufferSource): Core {
    return new WasmCore(new WasmModule(new WebAssembly.Module(bytes)));
}
