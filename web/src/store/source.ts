import type { Core } from '../core/core';
import { pageError } from '../words/errors';
import type { Format, FormatKind, Line, MatchRecord, Result } from '../core/types';
import { recordOf } from './stored';
import type { MatchStore } from './types';
import { unpack } from '../match/link';

/** What a route asks to be looked at. */
export interface Source {
    line: Line;
    step: number;
    tags: MatchRecord['tags'];
    comments: MatchRecord['comments'];
}

/**
 * `match=ID&step=N` from the store, `r=PACKED` from a link, `p=POSITION` with a `format` if wanted, or the first position.
 */
export async function sourceOf(
    core: Core,
    query: URLSearchParams,
    store: Pick<MatchStore, 'get'>,
): Promise<Result<Source>> {
    const [match, packed, position] = ['match', 'r', 'p'].map((name) => query.get(name));
    const step = query.has('step') ? Number(query.get('step')) : Infinity;
    if (match) {
        const stored = await store.get(match);
        return stored ? recordSource(core, recordOf(core, stored), step) : missing(match);
    }
    if (packed) {
        const unpacked = await unpack(packed);
        return unpacked.ok ? recordSource(core, unpacked.value, step) : unpacked;
    }
    if (!position) return { ok: true, value: from(firstLine()) };
    return positionSource(core, position, formatFrom(query.get('format') ?? ''));
}

export function recordSource(core: Core, text: string, step = Infinity): Result<Source> {
    const read = core.readRecord(text);
    if (!read.ok) return read;
    const { line, tags, comments } = read.value;
    const last = line.decisions.length;
    // A whole match is looked at from its end, unless a step is asked for.
    return { ok: true, value: { line, tags, comments, step: Number.isFinite(step) ? Math.min(step, last) : last } };
}

/** The shortest kind of match that such a position can begin. */
const kinds: readonly FormatKind[] = ['standard', 'long', 'marathon', 'single'];

/** `long`, or `series-4`: a format as an address has it. */
export function formatText({ kind, rounds }: Format): string {
    return kind === 'series' ? `series-${rounds}` : kind;
}

export function formatFrom(text: string): Format | null {
    const [, kind, rounds] = /^(single|standard|long|marathon|series)(?:-([1-9]\d?))?$/.exec(text) ?? [];
    if (!kind || (kind === 'series') !== (rounds !== undefined)) return null;
    return { kind: kind as FormatKind, rounds: Number(rounds ?? 1) };
}

export function positionSource(core: Core, text: string, wanted: Format | null = null): Result<Source> {
    const read = core.readPosition(text);
    if (!read.ok) return read;
    const start = read.value.text === core.firstPosition ? null : read.value.text;
    let refused: Result<Source> = missing(text);
    for (const format of wanted ? [wanted] : kinds.map((kind): Format => ({ kind, rounds: 1 }))) {
        const line: Line = { format, start, decisions: [] };
        const looked = core.look(line);
        if (looked.ok) return { ok: true, value: from(line) };
        refused = looked;
    }
    return refused;
}

export function firstLine(): Line {
    return { format: { kind: 'standard', rounds: 1 }, start: null, decisions: [] };
}

function from(line: Line): Source {
    return { line, step: 0, tags: [], comments: [] };
}

function missing(id: string): Result<never> {
    return { ok: false, error: pageError('match.missing', 'there is no such match in this browser', { found: id }) };
}
