const shortest = 300;
const longest = 10_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time, and by chance between half of that
 * and all of it, so that a thousand pages do not come back to a restarted server in the same moment.
 */
export function waitBefore(attempt: number, chance: () => number = Math.random): number {
    const whole = Math.min(longest, shortest * 2 ** Math.min(attempt, 10));
    return Math.max(shortest, whole * (0.5 + chance() / 2));
}
