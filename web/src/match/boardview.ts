import type { Event, Move, Player, Square } from '../core/types';

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

/** The points that were won in what happened. */
export function pointsIn(events: readonly Event[]): Record<Player, number> {
    const points = { black: 0, gold: 0 };
    for (const event of events) {
        if (event.kind === 'ring') points[event.tower.player] += event.points;
        else if (event.kind === 'point') points[event.player] += 1;
    }
    return points;
}
