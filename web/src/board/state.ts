import type { Event, PlacedTower, Square, Tower } from '../core/types';

/** A tower is the same one in every position by its owner and colour. */
export function idOf(tower: Tower): string {
    return `${tower.player}-${tower.colour}`;
}

function changed(towers: readonly PlacedTower[], tower: Tower, change: Partial<PlacedTower>): PlacedTower[] {
    return towers.map((other) => (idOf(other) === idOf(tower) ? { ...other, ...change } : other));
}

/** How the towers stand when an event has happened. */
export function after(towers: readonly PlacedTower[], event: Event): PlacedTower[] {
    switch (event.kind) {
        case 'moved':
            return changed(towers, event.tower, { square: event.to });
        case 'pushed':
            return [event, ...event.pushed].reduce<PlacedTower[]>(
                (now, { tower, to }) => changed(now, tower, { square: to }),
                [...towers],
            );
        case 'ring':
            return changed(towers, event.tower, { rings: event.rings });
        case 'line-up':
            return [...event.towers];
        default:
            return [...towers];
    }
}

function before(towers: readonly PlacedTower[], event: Event): PlacedTower[] {
    switch (event.kind) {
        case 'moved':
            return changed(towers, event.tower, { square: event.from });
        case 'pushed':
            return [event, ...event.pushed].reduce<PlacedTower[]>(
                (now, { tower, from }) => changed(now, tower, { square: from }),
                [...towers],
            );
        case 'ring':
            return changed(towers, event.tower, { rings: event.tower.rings });
        default:
            return [...towers];
    }
}

/**
 * How the towers stood before it all happened. A line-up cannot be undone from what it led to: there the towers as they
 * were shown last serve.
 */
export function startOf(
    events: readonly Event[],
    end: readonly PlacedTower[],
    shownLast: readonly PlacedTower[],
): PlacedTower[] {
    const lineUp = events.findIndex((event) => event.kind === 'line-up');
    const known = lineUp < 0 ? events : events.slice(0, lineUp);
    const last = lineUp < 0 ? [...end] : known.reduce<PlacedTower[]>(after, [...shownLast]);
    return known.reduceRight<PlacedTower[]>(before, last);
}

/** How the towers stand in the end: as they are given, and with a ring that was won since, which a round's last
 * position does not have yet. */
export function endOf(events: readonly Event[], given: readonly PlacedTower[]): PlacedTower[] {
    const lineUp = events.findLastIndex((event) => event.kind === 'line-up');
    return events
        .slice(lineUp + 1)
        .filter((event) => event.kind === 'ring')
        .reduce<PlacedTower[]>(after, [...given]);
}

/** What a tower is to the player: the one in hand, the one that must move, one of those that may, or none of these. */
export type TowerState = 'chosen' | 'must' | 'free' | 'idle';

/** Those that may move are pointed out only until one of them is taken in hand. */
export function towerState(
    square: Square,
    selected: Square | null,
    { must, targets }: { must: Square | null; targets: ReadonlyMap<Square, unknown> },
): TowerState {
    if (selected === square) return 'chosen';
    if (must === square) return 'must';
    return selected === null && must === null && targets.has(square) ? 'free' : 'idle';
}

export function standingOn(towers: readonly PlacedTower[], square: Square): PlacedTower | null {
    return towers.find((tower) => tower.square === square) ?? null;
}
