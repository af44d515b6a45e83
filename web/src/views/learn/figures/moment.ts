import { after } from '../../../board/state';
import type { Core } from '../../../core/core';
import type { Decision, Event, Line, PlacedTower, Square } from '../../../core/types';
import type { Figure, Stop } from './types';

/** The board between two blocked towers of one chain: the core has long been further. */
export interface Midst {
    towers: PlacedTower[];
    must: Square | null;
    namedBy: Square | null;
}

export function lineOf(figure: Figure, stop: Stop): Line {
    return figure.sequences[stop.sequence] as Line;
}

export function pathTo(figure: Figure, stop: Stop): Decision[] {
    return lineOf(figure, stop).decisions.slice(0, stop.step);
}

function eventsOf(core: Core, line: Line, stop: Stop): readonly Event[] {
    return stop.step > 0 ? core.eventsAt(line, stop.step - 1) : [];
}

const startsWith = (whole: readonly Decision[], part: readonly Decision[]): boolean =>
    part.every((decision, index) => whole[index] === decision);

/** What happens when one comes to a stop from the one before it. */
export function happeningAt(core: Core, figure: Figure, index: number): readonly Event[] {
    const stop = figure.stops[index];
    if (!stop) return [];
    const line = lineOf(figure, stop);
    const events = eventsOf(core, line, stop);
    const shown = events.slice(0, stop.events ?? events.length);
    const before = figure.stops[index - 1];
    if (!before) return shown;
    const [path, past] = [pathTo(figure, stop), pathTo(figure, before)];
    const elsewhere = lineOf(figure, before).start !== line.start || !startsWith(past, path);
    if (elsewhere) return shown;
    return past.length === path.length ? shown.slice(before.events ?? events.length) : [];
}

function endOf(event: Event | undefined): Square | null {
    switch (event?.kind) {
        case 'moved':
            return event.to;
        case 'pushed':
            return event.pushed.at(-1)?.to ?? event.to;
        case 'blocked':
            return event.square;
        default:
            return null;
    }
}

/** How the board stands at a stop within a chain; null where it stands as the core has it. */
export function midstOf(core: Core, figure: Figure, stop: Stop): Midst | null {
    if (stop.events === null) return null;
    const line = lineOf(figure, stop);
    const before = core.look({ ...line, decisions: line.decisions.slice(0, stop.step - 1) });
    if (!before.ok) return null;
    const events = eventsOf(core, line, stop);
    const next = events[stop.events];
    const must = next?.kind === 'blocked' ? next.square : null;
    return {
        towers: events.slice(0, stop.events).reduce<PlacedTower[]>(after, before.value.position.towers),
        must,
        namedBy: must && endOf(events[stop.events - 1]),
    };
}
