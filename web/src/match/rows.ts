import type { Core } from '../core/core';
import type { Line, Player, RecordEntry, RoundEnd, Side, Tower } from '../core/types';
import type { TurnEntry } from '../words/letters';

/** What a round ended with, asked of the core. */
export interface RoundResult {
    /** The decision that ended it is the step-th. */
    step: number;
    reason: RoundEnd['reason'];
    winner: Player;
    /** The tower that came home or that gets the ring, as it is afterwards; null when no ring was given. */
    ring: Tower | null;
    points: number;
    score: Record<Player, number>;
}

/** A line of the sheet. */
export type Row =
    | { kind: 'round'; round: number; starter: Player; lineUp: string; step: number }
    | { kind: 'turns'; number: number; black: TurnEntry | null; gold: TurnEntry | null; step: number }
    | { kind: 'deadlock'; step: number }
    | ({ kind: 'result' } & RoundResult)
    | { kind: 'fill'; player: Player; side: Side; step: number }
    | { kind: 'resigns' | 'time'; player: Player; step: number };

/**
 * The two columns, row by row. A turn of Black opens a row, and so does one of Gold that finds none open: a round that
 * Gold starts begins at the right. Results stand after the last turn of their round.
 */
export function rowsOf(entries: readonly RecordEntry[], results: readonly RoundResult[] = []): Row[] {
    const rows: Row[] = [];
    const waiting = [...results];
    let number = 0;
    let open: Extract<Row, { kind: 'turns' }> | null = null;
    entries.forEach((entry, index) => {
        if ('parts' in entry) {
            if (entry.player === 'black' || !open) {
                number += 1;
                open = { kind: 'turns', number, black: null, gold: null, step: entry.step };
                rows.push(open);
            }
            open[entry.player] = entry;
            open.step = entry.step;
            if (entry.player === 'gold') open = null;
        } else {
            open = null;
            if (entry.kind === 'round') number = 0;
            rows.push(entry);
        }
        const next = entries[index + 1];
        const result = waiting[0];
        const lastOfStep = !next || next.step > entry.step || next.kind === 'round';
        if (result && lastOfStep && entry.kind !== 'round' && entry.step === result.step) {
            open = null;
            rows.push({ kind: 'result', ...result });
            waiting.shift();
        }
    });
    return rows;
}

/** The rows of now, with those of before in the places where nothing has changed: a list need not be drawn anew. */
export function keptRows(before: readonly Row[], now: readonly Row[]): Row[] {
    return now.map((row, index) => {
        const old = before[index];
        return old && isSame(old, row) ? old : row;
    });
}

/** Rows that stand and fall together in a list. */
export interface RowGroup {
    /** The step of the row before them. */
    after: number;
    rows: readonly Row[];
}

const groupSize = 20;

/** The rows in groups, with those of before where none of their rows has changed. */
export function groupsOf(rows: readonly Row[], before: readonly RowGroup[]): RowGroup[] {
    return Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, index) => {
        const first = index * groupSize;
        const old = before[index];
        const size = Math.min(groupSize, rows.length - first);
        if (old?.rows.length === size && old.rows.every((row, at) => row === rows[first + at])) return old;
        return { after: rows[first - 1]?.step ?? 0, rows: rows.slice(first, first + size) };
    });
}

function isSame(one: Row, other: Row): boolean {
    const values: Partial<Record<string, unknown>> = { ...other };
    return Object.entries(one).every(([name, value]) => values[name] === value);
}

/** How the rounds of a line ended, as far as they have. Only steps that can end a round are asked about. */
export function resultsOf(core: Core, line: Line, entries: readonly RecordEntry[]): RoundResult[] {
    const ends = new Set<number>();
    entries.forEach((entry, index) => {
        const next = entries[index + 1];
        if (('parts' in entry || entry.kind === 'deadlock') && (!next || !('parts' in next))) ends.add(entry.step);
    });
    return [...ends].flatMap((step) => resultAt(core, line, step));
}

function resultAt(core: Core, line: Line, step: number): RoundResult[] {
    if (step === 0) return [];
    const result: Partial<RoundResult> = { step, reason: 'home-row', ring: null, points: 1 };
    for (const event of core.eventsAt(line, step - 1)) {
        if (event.kind === 'deadlock') result.reason = 'deadlock';
        if (event.kind === 'ring') {
            result.winner = event.tower.player;
            result.ring = { ...event.tower, rings: event.rings };
            result.points = event.points;
        }
        if (event.kind === 'point') result.winner = event.player;
    }
    const after = core.look({ ...line, decisions: line.decisions.slice(0, step) });
    if (!result.winner || !after.ok) return [];
    return [{ ...result, score: after.value.score } as RoundResult];
}
