const shortest = 300;
const longest = 10_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time, and by chance up to twice that, so
 * that a thousand pages which a server has lost together do not come back together. The same holds for the wait that a
 * server which goes down asks for.
 */
export function waitBefore(attempt: number, asked = 0, chance: () => number = Math.random): number {
    const wait = Math.min(longest / 2, shortest * 2 ** Math.min(attempt, 10));
    return Math.max(wait, asked) * (1 + chance());
}
