import type { Core } from '../../core/core';
import { sideOf } from '../../match/decision';
import { roundStarts } from '../../engine/moments';
import type { Lesson } from '../../engine/training/lessons';

/** In which round, and at which of its moves; null for a fill. */
export function momentOf(core: Core, { line, played }: Lesson): { round: number; move: number | null } {
    const step = line.decisions.length;
    const starts = roundStarts(core, line).filter((start) => start <= step);
    const round = Math.max(1, starts.length);
    return { round, move: sideOf(played) ? null : step - (starts[round - 1] ?? 0) + 1 };
}
