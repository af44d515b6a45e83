import type { Engine } from '../../../core/engine';
import type { Decision, Line } from '../../../core/types';

/** How long a part is shown when the figure runs by itself, in milliseconds: time to read it and to look. */
export function readingTime(caption: string): number {
    return 1600 + 34 * caption.length;
}

/** A moment to see what was played before it is answered. */
export function waitABit(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 700));
}

/** The strongest level answers. */
export function answerOf(engine: Engine): (line: Line) => Promise<Decision | null> {
    return async (line) => (await engine.choose(line, 10, 1).result).decision;
}
