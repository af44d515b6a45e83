import type { Format, Player, Seat } from '../core/types';

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

/** A match in the browser. The log (src/game) is the truth, the rest is for lists. */
export interface StoredMatch {
    id: string;
    /** Milliseconds since 1970. */
    created: number;
    changed: number;
    /** The whole log of the live match; restores it exactly, in the middle of a round too. */
    log: string;
    /** As a record (docs/notation.md), so that an export needs nothing else. */
    record: string;
    summary: MatchSummary;
}

/** All my matches. A write is finished when its promise is. */
export interface MatchStore {
    get(id: string): Promise<StoredMatch | null>;
    /** Adds or replaces. */
    put(match: StoredMatch): Promise<void>;
    /** The newest first. */
    list(): Promise<StoredMatch[]>;
    remove(ids: readonly string[]): Promise<void>;
    /** The unfinished match that was touched last. */
    latestUnfinished(): Promise<StoredMatch | null>;
}
