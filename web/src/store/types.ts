import type { Format, Player, Seat } from '../core/types';
import type { LogMark } from './logs';

/** What the list shows without asking the core. */
export interface MatchSummary {
    format: Format;
    seats: Record<Player, Seat>;
    score: Record<Player, number>;
    round: number;
    /** null while it is played; `winner` null for a tied series. */
    end: { winner: Player | null; reason: string } | null;
    decisions: number;
}

/** A match in the browser. The log (src/core/game) is the truth, the rest is for lists. */
export interface StoredMatch {
    id: string;
    /** Milliseconds since 1970. */
    created: number;
    changed: number;
    /** The whole log of the live match; restores it exactly, in the middle of a round too. */
    log: string;
    /** The record that it came from (docs/notation.md); null: `recordOf` writes it when somebody wants it. */
    record: string | null;
    summary: MatchSummary;
}

/** A match beside its record, as it leaves this browser. */
export type RecordedMatch = StoredMatch & { record: string };

/** What a list needs of a match. */
export type MatchEntry = Omit<StoredMatch, 'log' | 'record'>;

/** Something in the store is different now. */
export interface MatchChange {
    kind: 'put' | 'removed';
    ids: readonly string[];
    /** Done by this tab; false: by another one, and what is shown here may be old. */
    here: boolean;
}

/** All my matches. A write is finished when its promise is. */
export interface MatchStore {
    get(id: string): Promise<StoredMatch | null>;
    /** Adds or replaces; never puts an older state over a newer one of the same log. */
    put(match: StoredMatch): Promise<void>;
    /**
     * Adds lines to the log that was left at this mark, and writes none of the rest again. False: the log in the store
     * is another one, and nothing was written.
     */
    append(match: MatchEntry, mark: LogMark, lines: string): Promise<boolean>;
    /** Many at once: all or none. */
    putAll(matches: readonly StoredMatch[]): Promise<void>;
    /** The newest first. */
    list(): Promise<StoredMatch[]>;
    /** The newest first, without logs and records: quick with thousands. */
    entries(): Promise<MatchEntry[]>;
    remove(ids: readonly string[]): Promise<void>;
    /** The unfinished match that was touched last. */
    latestUnfinished(): Promise<StoredMatch | null>;
    /** `memory`: the browser keeps nothing here, and all is gone when the page is closed. */
    keeping(): Promise<'browser' | 'memory'>;
    /** Calls back after every change, of other tabs too; returns what ends it. */
    onChange(listener: (change: MatchChange) => void): () => void;
}
