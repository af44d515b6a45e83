import type { Core } from '../core/core';
import type { CoreError, Line, MatchRecord, Result } from '../core/types';
import { pageError } from '../words/errors';
import { loadPuzzles } from '../views/puzzles/load';
import { taskOf, type Task } from '../views/puzzles/task';
import type { Puzzle } from '../views/puzzles/types';
import { pack, unpack } from '../match/link';
import type { EmbedRequest } from './request';

export type Opened =
    | {
          kind: 'match';
          line: Line;
          step: number;
          names: { black: string; gold: string } | null;
          comments: { step: number; text: string }[];
          page: string;
      }
    | { kind: 'puzzle'; puzzle: Puzzle; task: Task; page: string };

const refused = (error: CoreError): Result<never> => ({ ok: false, error });

/** What there is to see. `page` is where the whole page shows the same, from its own address on. */
export async function open(core: Core, { source, step }: EmbedRequest): Promise<Result<Opened>> {
    switch (source.kind) {
        case 'record':
            return openRecord(core, source.text, await pack(source.text), step);
        case 'packed': {
            const text = await unpack(source.packed);
            return text.ok ? openRecord(core, text.value, source.packed, step) : text;
        }
        case 'position':
            return openPosition(core, source.text);
        case 'puzzle':
            return openPuzzle(core, source.id);
        case 'none':
            return refused(pageError('embed.nothing', 'this address names no match and no puzzle'));
    }
}

function openRecord(core: Core, text: string, packed: string, step: number): Result<Opened> {
    const read = core.readRecord(text);
    if (!read.ok) return read;
    const { line, tags, comments } = read.value;
    const nameIn = (tag: string): string => tags.find(({ name }) => name === tag)?.value ?? '';
    const names = { black: nameIn('Black'), gold: nameIn('Gold') };
    const page = `#/analysis?${new URLSearchParams({ r: packed, step: String(step) })}`;
    const known = names.black || names.gold ? names : null;
    const at = Math.min(step, line.decisions.length);
    return {
        ok: true,
        value: { kind: 'match', line, step: at, names: known, comments: placed(core, line, comments), page },
    };
}

/** A record's comments stand after entries of the score sheet; here each belongs to the step at which that entry is seen. */
function placed(core: Core, line: Line, comments: MatchRecord['comments']): { step: number; text: string }[] {
    const entries = comments.length > 0 ? core.entries(line, 'en') : [];
    return comments.map(({ after, text }) => ({ step: entries[after - 1]?.step ?? 0, text }));
}

function openPosition(core: Core, text: string): Result<Opened> {
    const read = core.readPosition(text);
    if (!read.ok) return read;
    const line: Line = { format: { kind: 'single', rounds: 1 }, start: read.value.text, decisions: [] };
    const looked = core.look(line);
    if (!looked.ok) return looked;
    const page = `#/analysis?${new URLSearchParams({ p: read.value.text })}`;
    return { ok: true, value: { kind: 'match', line, step: 0, names: null, comments: [], page } };
}

async function openPuzzle(core: Core, id: string): Promise<Result<Opened>> {
    const puzzle = (await loadPuzzles()).find((one) => one.id === id);
    if (!puzzle) return refused(pageError('embed.no-such-puzzle', 'there is no such puzzle'));
    return { ok: true, value: { kind: 'puzzle', puzzle, task: taskOf(core, puzzle), page: `#/puzzles/${id}` } };
}
