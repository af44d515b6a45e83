import type { Decision, Line } from '../../../../core/types';

/** A round that begins in a position, or the first one, and has come this far. */
export function round(start: string | null, decisions: Decision[] = []): Line {
    return { format: { kind: 'single', rounds: 1 }, start, decisions };
}
