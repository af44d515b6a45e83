import type { Core } from '../../core/core';
import type { Format, Language, Line, MatchState, Player, RecordEntry, Side } from '../../core/types';
import { resultsOf, rowsOf, type RoundResult, type Row } from '../../match/rows';

export type TurnRow = Extract<Row, { kind: 'turns' }>;

/** Whether an address asks for an empty sheet: in so many words, or by naming nothing that could be written on it. */
export function isBlank(query: URLSearchParams): boolean {
    return query.has('blank') || !['match', 'r', 'p'].some((name) => query.get(name));
}

/** One round of a printed sheet. */
export interface SheetRound {
    number: number;
    starter: Player | null;
    /** As it heads a round; null when the match began in the middle of this one. */
    lineUp: string | null;
    rows: TurnRow[];
    deadlock: boolean;
    result: RoundResult | null;
    fill: { player: Player; side: Side } | null;
    /** Who gave the match up in it, and how. */
    lost: { player: Player; how: 'resigns' | 'time' } | null;
}

/** The rounds of a match as they are printed. */
export function roundsOf(entries: readonly RecordEntry[], results: readonly RoundResult[]): SheetRound[] {
    const rounds: SheetRound[] = [];
    const current = (): SheetRound => rounds.at(-1) ?? opened(1, null, null);
    function opened(number: number, starter: Player | null, lineUp: string | null): SheetRound {
        const round: SheetRound = {
            number,
            starter,
            lineUp,
            rows: [],
            deadlock: false,
            result: null,
            fill: null,
            lost: null,
        };
        rounds.push(round);
        return round;
    }
    for (const row of rowsOf(entries, results)) {
        if (row.kind === 'round') opened(row.round, row.starter, row.lineUp);
        else if (row.kind === 'turns') current().rows.push(row);
        else if (row.kind === 'deadlock') current().deadlock = true;
        else if (row.kind === 'result') current().result = row;
        else if (row.kind === 'fill') current().fill = { player: row.player, side: row.side };
        else current().lost = { player: row.player, how: row.kind };
    }
    return rounds;
}

export interface Sheet {
    rounds: SheetRound[];
    state: MatchState | null;
}

export function sheetOf(core: Core, line: Line, language: Language): Sheet {
    const entries = core.entries(line, language);
    const looked = core.look(line);
    return { rounds: roundsOf(entries, resultsOf(core, line, entries)), state: looked.ok ? looked.value : null };
}

/** A round to be filled in by hand. */
export function blankRound(number: number, rows: number): SheetRound {
    return {
        number,
        starter: null,
        lineUp: null,
        rows: Array.from({ length: rows }, (_, index) => ({
            kind: 'turns',
            number: index + 1,
            black: null,
            gold: null,
            step: 0,
        })),
        deadlock: false,
        result: null,
        fill: null,
        lost: null,
    };
}

/**
 * The most rounds that a match of this kind can take: both players one round short of the target, with the cheapest rings
 * there are (eight towers take a first one each), and the round that decides.
 */
export function mostRounds(format: Format): number {
    return { single: 1, series: format.rounds, standard: 5, long: 13, marathon: 23 }[format.kind];
}
