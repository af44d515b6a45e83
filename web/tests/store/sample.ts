import type { MatchEntry, MatchSummary, RecordedMatch } from '../../src/store/types';

export function sampleSummary(change: Partial<MatchSummary> = {}): MatchSummary {
    return {
        format: { kind: 'standard', rounds: 1 },
        seats: { black: { name: 'Akane', level: null }, gold: { name: '', level: 4 } },
        score: { black: 0, gold: 0 },
        round: 1,
        end: null,
        decisions: 3,
        ...change,
    };
}

export function sampleMatch(id: string, change: Partial<RecordedMatch> = {}): RecordedMatch {
    return {
        id,
        created: 1000,
        changed: 1000,
        log: `start ${id}\n1 e1e5\n`,
        record: `[Kamisado "1"]\n[Format "standard"]\n[Event "${id}"]\n`,
        summary: sampleSummary(),
        ...change,
    };
}

export function sampleEntry(id: string, created: number, summary: Partial<MatchSummary>): MatchEntry {
    return { id, created, changed: created, summary: sampleSummary(summary) };
}
