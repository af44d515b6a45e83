import { existsSync, readFileSync } from 'node:fs';
import { coreFrom } from '../../src/core/from_bytes';
import type { Core } from '../../src/core/core';
import { WasmModule } from '../../src/core/wasm_module';

/** The real core for tests: what the page has, loaded from the disk. */

const file = new URL('../../src/core/kamisado.wasm', import.meta.url);

let compiled: WebAssembly.Module | null = null;

export function testBytes(): Uint8Array<ArrayBuffer> {
    if (!existsSync(file)) throw new Error('kamisado.wasm is missing: run tools/build-wasm');
    return new Uint8Array(readFileSync(file));
}

/** A module of one's own: for questions that belong into the worker. */
export function testModule(): WasmModule {
    compiled ??= new WebAssembly.Module(testBytes());
    return new WasmModule(compiled);
}

let core: Core | null = null;

export function testCore(): Core {
    core ??= coreFrom(testBytes());
    return core;
}
