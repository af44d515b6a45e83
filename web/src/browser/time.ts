/** Time as a live match needs it; tests bring their own. */
export interface Time {
    /** Milliseconds since 1970 that never go backwards while the page is open. */
    now(): number;
    /** Rejects when the signal does. */
    sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The date when the page was opened, and from there on a clock that nobody can set. */
const opened = Date.now() - performance.now();

export const pageTime: Time = {
    now: () => Math.round(opened + performance.now()),
    sleep: (ms, signal) =>
        new Promise((resolve, reject) => {
            const stop = (): void => {
                clearTimeout(timer);
                reject(new DOMException('stopped', 'AbortError'));
            };
            if (signal.aborted) return reject(new DOMException('stopped', 'AbortError'));
            const timer = setTimeout(() => {
                signal.removeEventListener('abort', stop);
                resolve();
            }, ms);
            signal.addEventListener('abort', stop, { once: true });
        }),
};

/** Later, when the page has nothing else to do. */
export function whenIdle(task: () => void): void {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 3000 });
    else setTimeout(task, 1000);
}

/** `4:07`, `1:02:03`, and tenths when it gets tight: `0:09.4`. */
export function clockText(ms: number): string {
    const left = Math.max(0, ms);
    const two = (value: number): string => String(value).padStart(2, '0');
    if (left < 10_000) {
        const tenths = Math.floor(left / 100);
        return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
    }
    // A second that has begun is still there.
    const seconds = Math.ceil(left / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
