import type { Result } from './types.js';
import { CoreCrash } from './core_crash.js';
import { systemFor } from './wasi.js';

/** What src/bindings/wasm exports: every text goes in as an address and a size, every answer is a `Result` in JSON. */
interface Exports {
    readonly memory: WebAssembly.Memory;
    _initialize(): void;
    allocate(size: number): number;
    release(at: number): void;
    answer_size(): number;
}

type Question = (...values: number[]) => number;

/** An instance of kamisado.wasm. */
export class WasmModule {
    readonly #exports: Exports & Record<string, unknown>;

    /** Compiled once, it may be instantiated in many places. */
    constructor(module: WebAssembly.Module) {
        const system = systemFor(() => this.#exports.memory);
        const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
        this.#exports = instance.exports as unknown as Exports & Record<string, unknown>;
        this.#exports._initialize();
    }

    /** Asks an export by its name. Texts, numbers and yes or no go in as they are. */
    ask<T>(name: string, ...values: (string | number | boolean)[]): Result<T> {
        const texts: number[] = [];
        try {
            const numbers = values.flatMap((value) => {
                if (typeof value !== 'string') return [Number(value)];
                const [at, size] = this.#put(value);
                texts.push(at);
                return [at, size];
            });
            const at = (this.#exports[name] as Question)(...numbers);
            const answer = new Uint8Array(this.#exports.memory.buffer, at, this.#exports.answer_size());
            return JSON.parse(decoder.decode(answer)) as Result<T>;
        } catch (error) {
            throw error instanceof WebAssembly.RuntimeError
                ? new CoreCrash('the core failed', { cause: error })
                : error;
        } finally {
            for (const at of texts) this.#exports.release(at);
        }
    }

    /** Asks something that cannot be refused, unless the page is wrong about the line it asks about. */
    tell<T>(name: string, ...values: (string | number | boolean)[]): T {
        const result = this.ask<T>(name, ...values);
        if (!result.ok) throw new Error(`${name}: ${result.error.sentence}`);
        return result.value;
    }

    /** Calls an export that has nothing to answer. */
    do(name: string, ...numbers: number[]): void {
        (this.#exports[name] as (...values: number[]) => void)(...numbers);
    }

    #put(text: string): [at: number, size: number] {
        const bytes = encoder.encode(text);
        const at = this.#exports.allocate(Math.max(bytes.length, 1));
        if (at === 0) throw new CoreCrash('the core is out of memory');
        new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
        return [at, bytes.length];
    }
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
