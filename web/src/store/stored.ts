import type { Core, Game } from '../core/core';
import type { Decision, GameSetup, GameState, Line, RecordTag, Result, Seat } from '../core/types';
import type { Time } from '../browser/time';
import { markOf, type LogMark } from './logs';
import { summaryOf } from './summary';
import type { MatchStore, StoredMatch } from './types';

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

export function storedMatch(game: Game, state: GameState, id: string, created: number, changed: number): StoredMatch {
    return { id, created, changed, log: game.log(), record: null, summary: summaryOf(state) };
}

/** A match as a record (docs/notation.md); one that came as a record is as it came. Empty: its log cannot be read. */
export function recordOf(core: Core, { log, record, created }: StoredMatch): string {
    if (record !== null) return record;
    const game = core.restoreGame(log, created);
    if (!game.ok) return '';
    const state = game.value.state(created);
    game.value.release();
    return core.writeRecord(
        { tags: tagsOf(state, created), line: lineOf(state), comments: [] },
        { spelling: 'ascii', language: 'en' },
    );
}

/** Keeps a live match in the store as it grows: only what is new is written. */
export class Keeper {
    readonly #store: Pick<MatchStore, 'put' | 'append'>;
    readonly #match: Pick<StoredMatch, 'id' | 'created'>;
    /** Where the log in the store ends. */
    #mark: LogMark;
    /** What is not in the store yet. */
    #lines = '';

    constructor(store: Pick<MatchStore, 'put' | 'append'>, { id, created, log }: StoredMatch) {
        this.#store = store;
        this.#match = { id, created };
        this.#mark = markOf(log);
    }

    /** To be written with what is saved next. */
    note(lines: string): void {
        this.#lines += lines;
    }

    async save(game: Game, state: GameState, changed: number): Promise<void> {
        const { id, created } = this.#match;
        const [lines, mark] = [this.#lines, markOf(this.#lines, this.#mark)];
        const entry = { id, created, changed, summary: summaryOf(state) };
        const isAppended = await this.#store.append(entry, this.#mark, lines);
        if (!isAppended) await this.#store.put(storedMatch(game, state, id, created, changed));
        this.#mark = mark;
        this.#lines = this.#lines.slice(lines.length);
    }
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

/** Starts a match, or plays on from decisions already taken, and saves it. */
export async function startMatch(
    parts: { core: Core; store: Pick<MatchStore, 'put'>; time: Pick<Time, 'now'> },
    setup: GameSetup,
    decisions: readonly Decision[] = [],
): Promise<Result<string>> {
    const { core, store, time } = parts;
    const game = core.newGame(setup, time.now());
    if (!game.ok) return game;
    try {
        for (const decision of decisions) {
            const taken = game.value.act({ kind: 'decide', decision }, time.now());
            if (!taken.ok) return taken;
        }
        const id = newId();
        const now = time.now();
        await store.put(storedMatch(game.value, game.value.state(now), id, now, now));
        return { ok: true, value: id };
    } finally {
        game.value.release();
    }
}
