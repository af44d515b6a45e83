/**
 * The little of an operating system that the C++ library asks for: a clock, for limits of time. The core reads and
 * writes nothing, and where something is impossible it traps.
 */

export function systemFor(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
    return {
        clock_time_get(_clock: number, _precision: bigint, at: number): number {
            const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
            new DataView(memory().buffer).setBigUint64(at, nanoseconds, true);
            return 0;
        },
    };
}
