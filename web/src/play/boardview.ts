import type { Event, Move, Square } from '../core/types';

/** The towers that may be touched and where each may go. */
export function targetsOf(moves: readonly Move[]): Map<Square, Square[]> {
    const targets = new Map<Square, Square[]>();
    for (const { from, to } of moves) targets.set(from, [...(targets.get(from) ?? []), to]);
    return targets;
}

/** The move among what happened. */
export function moveIn(events: readonly Event[]): { from: Square; to: Square } | null {
    const event = events.findLast((one) => one.kind === 'moved' || one.kind === 'pushed');
    return event ? { from: event.from, to: event.to } : null;
}
