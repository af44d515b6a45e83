import { pageError } from '../words/errors';
import type { Result } from '../core/types';
import type { RecordedMatch } from './types';

/** Everything in one file: logs and records, so that nothing is lost on the way to another browser. */
export interface Backup {
    matches: RecordedMatch[];
    /** How many entries could not be understood. */
    damaged: number;
}

const kind = 'kamisado-backup';
const version = 1;

export function writeBackup(matches: readonly RecordedMatch[], exported: Date): string {
    return JSON.stringify({ kind, version, exported: exported.toISOString(), matches }, null, 1) + '\n';
}

/** null: this is something else. */
export function readBackup(text: string): Result<Backup> | null {
    if (!/^\s*\{\s*"/.test(text)) return null; // a record may begin with a comment, and its brace is followed by words
    let content: unknown;
    try {
        content = JSON.parse(text);
    } catch {
        return text.includes(`"${kind}"`) ? damaged() : null;
    }
    if (!isObject(content) || content.kind !== kind) return null;
    if (typeof content.version !== 'number' || !Array.isArray(content.matches)) return damaged();
    if (content.version > version)
        return { ok: false, error: pageError('backup.newer', 'this backup was made by a newer version of this page') };
    const entries: unknown[] = content.matches;
    const matches = entries.filter(isStoredMatch);
    return { ok: true, value: { matches, damaged: entries.length - matches.length } };
}

function damaged(): Result<never> {
    return { ok: false, error: pageError('backup.damaged', 'this backup is damaged and cannot be read') };
}

function isObject(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null;
}

/** The summary is not looked at: the core tells it anew. */
function isStoredMatch(value: unknown): value is RecordedMatch {
    return (
        isObject(value) &&
        typeof value.id === 'string' &&
        value.id !== '' &&
        Number.isFinite(value.created) &&
        Number.isFinite(value.changed) &&
        typeof value.log === 'string' &&
        typeof value.record === 'string'
    );
}
