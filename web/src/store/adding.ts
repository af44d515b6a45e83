import type { Core } from '../core/core';
import type { CoreError, GameState, MatchRecord, Player, Result, Seat } from '../core/types';
import type { ReadRecord } from './reading';
import type { Backup } from './backup';
import { hashOf } from './hash';
import { breathe } from './breath';
import { relationOf } from './logs';
import { copyOf } from './merge';
import { summaryOf } from './summary';
import { recordOf } from './stored';
import type { MatchStore, RecordedMatch, StoredMatch } from './types';

/** The result of an import. */
export interface Added {
    /** Ids, in the order in which they came. */
    ids: string[];
    added: number;
    already: number;
    /** Could not be understood. */
    failed: number;
}

const tagOf = (record: MatchRecord, name: string) => record.tags.find((tag) => tag.name === name)?.value ?? null;

/** `Black` and `Gold` are names; `BlackLevel` and `GoldLevel` tell of a computer, and so does what it is called. */
function seatOf(record: MatchRecord, player: Player): Seat {
    const title = player === 'black' ? 'Black' : 'Gold';
    const name = tagOf(record, title) ?? '';
    const called = /^Computer, level (\d+)$/.exec(name)?.[1];
    const level = Number(tagOf(record, `${title}Level`) ?? called ?? NaN);
    const isLevel = Number.isInteger(level) && level >= 1 && level <= 10;
    return { name: isLevel && called ? '' : fitting(name), level: isLevel ? level : null };
}

/** A live match takes names of one line and of some length; the record keeps them as they are. */
function fitting(name: string): string {
    let short = name.replace(/\p{Cc}/gu, ' ').trim();
    while (new TextEncoder().encode(short).length > 120) short = [...short].slice(0, -1).join('');
    return short;
}

/** The day of the Date tag at noon, so that no time zone makes it another day. */
function dateOf(record: MatchRecord, now: number): number {
    const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(tagOf(record, 'Date') ?? '');
    const time = day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3]), 12).getTime() : now;
    return Number.isFinite(time) ? Math.min(time, now) : now;
}

const plain = (record: string) => record.replace(/\r\n?/g, '\n').trim();

/** The record's match played anew as a live one; its own text stays with it, tags and comments and all. */
export function matchFromRecord(core: Core, { text, record }: ReadRecord, now: number): Result<RecordedMatch> {
    const { format, start, decisions } = record.line;
    const seats = { black: seatOf(record, 'black'), gold: seatOf(record, 'gold') };
    const game = core.newGame({ format, start, seats, clock: { kind: 'none' } }, now);
    if (!game.ok) return game;
    try {
        for (const decision of decisions) {
            const acted = game.value.act({ kind: 'decide', decision }, now);
            if (!acted.ok) return acted;
        }
        const state: GameState = game.value.state(now);
        const value: RecordedMatch = {
            id: `record-${hashOf(plain(text))}`,
            created: dateOf(record, now),
            changed: now,
            log: game.value.log(),
            record: plain(text) + '\n',
            summary: summaryOf(state),
        };
        return { ok: true, value };
    } finally {
        game.value.release();
    }
}

/** Adds records to my matches; one that is there already stays as it is. */
export async function addRecords(
    core: Core,
    store: MatchStore,
    records: readonly ReadRecord[],
    now: number,
): Promise<Result<Added>> {
    const known = await knownAmong(core, store, records);
    const result: Added = { ids: [], added: 0, already: 0, failed: 0 };
    const matches: StoredMatch[] = [];
    let firstError: CoreError | null = null;
    for (const record of records) {
        await breathe();
        const there = known.get(plain(record.text));
        const match = there === undefined ? matchFromRecord(core, record, now) : null;
        if (there !== undefined) {
            ++result.already;
            result.ids.push(there);
        } else if (match?.ok) {
            matches.push(match.value);
            known.set(plain(record.text), match.value.id);
            result.ids.push(match.value.id);
        } else {
            ++result.failed;
            firstError ??= match?.error ?? null;
        }
    }
    if (firstError && result.ids.length === 0) return { ok: false, error: firstError };
    const fresh = await unknownIn(store, matches);
    result.added = fresh.length;
    result.already += matches.length - fresh.length;
    await store.putAll(fresh);
    return { ok: true, value: result };
}

/** My matches by their records; only those that have as many decisions as one that comes in. */
async function knownAmong(core: Core, store: MatchStore, records: readonly ReadRecord[]): Promise<Map<string, string>> {
    const sizes = new Set(records.map(({ record }) => record.line.decisions.length));
    const known = new Map<string, string>();
    for (const match of await store.list()) {
        if (!sizes.has(match.summary.decisions)) continue;
        await breathe();
        known.set(plain(recordOf(core, match)), match.id);
    }
    return known;
}

/** One that was imported before and played on since keeps what was played. */
async function unknownIn(store: MatchStore, matches: readonly StoredMatch[]): Promise<StoredMatch[]> {
    const ids = new Set((await store.entries()).map(({ id }) => id));
    return matches.filter(({ id }) => !ids.has(id));
}

/** Adds what a backup holds: the longer log of the same match stays, and two that went different ways stay both. */
export async function addBackup(core: Core, store: MatchStore, backup: Backup, now: number): Promise<Added> {
    const known = new Map((await store.list()).map((match) => [match.id, match]));
    const result: Added = { ids: [], added: 0, already: 0, failed: backup.damaged };
    const news: StoredMatch[] = [];
    for (const offered of backup.matches) {
        await breathe();
        const match = examined(core, offered, now);
        if (!match) {
            ++result.failed;
            continue;
        }
        const written = newsOf(match, known);
        result.ids.push(written?.id ?? match.id);
        if (written) {
            known.set(written.id, written);
            news.push(written);
        }
    }
    await store.putAll(news);
    result.added = news.length;
    result.already = result.ids.length - news.length;
    return result;
}

/** What to store for an imported match; null if it is here already. If two went different ways, it is a copy. */
function newsOf(offered: StoredMatch, known: ReadonlyMap<string, StoredMatch>): StoredMatch | null {
    const stored = known.get(offered.id);
    if (!stored) return offered;
    switch (relationOf(stored.log, offered.log)) {
        case 'same':
        case 'older':
            return null;
        case 'grown':
            return offered;
        case 'apart':
            return known.has(copyOf(offered).id) ? null : copyOf(offered);
    }
}

/** The log counts; where it cannot be read any more, the record does. null: neither can. */
function examined(core: Core, match: RecordedMatch, now: number): StoredMatch | null {
    const { id, created, changed, log, record } = match;
    const game = core.restoreGame(log, now);
    if (game.ok) {
        const summary = summaryOf(game.value.state(now));
        game.value.release();
        return { id, created, changed, log, record, summary };
    }
    const read = core.readRecord(record);
    const again = read.ok ? matchFromRecord(core, { text: record, record: read.value }, now) : null;
    return again?.ok ? { ...again.value, id, created, changed } : null;
}
