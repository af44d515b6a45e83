import type { Decision, FormatKind, Line } from '../../../core/types';

/** A match that stands like this; `decisions` have been taken just before the exercise begins. */
export function lineOf(kind: FormatKind, start: string | null, decisions: Decision[] = []): Line {
    return { format: { kind, rounds: 1 }, start, decisions };
}
