/**
 * The little of an operating system that the C++ library asks for. The core reads and writes nothing; it needs a clock
 * for time limits, and a way to end when something is impossible.
 */

/** The module ended itself: out of memory, or a check of its own failed. Nothing in it can be trusted afterwards. */
export class CoreCrash extends Error {
    constructor(message: string, options?: ErrorOptions) {
        super(message, options);
        this.name = 'CoreCrash';
    }
}

const success = 0;
const notSupported = 52;

export function systemFor(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
    const refuse = (): number => notSupported;
    return {
        clock_time_get(_clock: number, _precision: bigint, at: number): number {
            const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
            new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
            return success;
        },
        proc_exit(code: number): never {
            throw new CoreCrash(`the core ended with code ${code}`);
        },
        fd_close: refuse,
        fd_fdstat_get: refuse,
        fd_seek: refuse,
        fd_write: refuse,
    };
}
