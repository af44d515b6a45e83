import type { Core, Game } from '../core/core';
import type { GameState, Line, RecordTag, Seat } from '../core/types';
import { summaryOf } from '../matches/summary';
import type { StoredMatch } from '../matches/types';

export function lineOf(state: GameState): Line {
    return { format: state.setup.format, start: state.setup.start, decisions: state.decisions };
}

/** Records are read by other programs, so this is not translated. */
function nameInRecord(seat: Seat): string {
    return seat.name || (seat.level === null ? '' : `Computer, level ${seat.level}`);
}

export function tagsOf(state: GameState, created: number): RecordTag[] {
    const { black, gold } = state.setup.seats;
    return [
        { name: 'Black', value: nameInRecord(black) },
        { name: 'BlackLevel', value: String(black.level ?? '') },
        { name: 'Gold', value: nameInRecord(gold) },
        { name: 'GoldLevel', value: String(gold.level ?? '') },
        { name: 'Date', value: new Date(created).toISOString().slice(0, 10) },
    ].filter((tag) => tag.value !== '');
}

export function storedMatch(
    core: Core,
    game: Game,
    state: GameState,
    id: string,
    created: number,
    changed: number,
): StoredMatch {
    const record = core.writeRecord(
        { tags: tagsOf(state, created), line: lineOf(state), comments: [] },
        { spelling: 'ascii', language: 'en' },
    );
    return { id, created, changed, log: game.log(), record, summary: summaryOf(state) };
}

/** Short, and never the same twice; part of an address. */
export function newId(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(10));
    return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** The computer's luck in a match: the same when it is opened again. */
export function seedOf(id: string): number {
    let hash = 0x811c9dc5;
    for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return hash >>> 0;
}
