import { pageError } from '../words/errors';
import type { Core } from '../core/core';
import type { CoreError, MatchRecord, Result } from '../core/types';
import { readBackup, type Backup } from './backup';
import { packedOf, unpack } from '../match/link';

/** A record with the text that it was read from. */
export interface ReadRecord {
    text: string;
    record: MatchRecord;
}

/** What somebody opened, dropped or pasted. */
export type Found =
    | { kind: 'record'; from: 'text' | 'link'; records: ReadRecord[] }
    | { kind: 'position'; text: string; running: boolean }
    | { kind: 'backup'; backup: Backup };

/** `source` is the text in which the error has its place: of a link, what was packed in it. */
export type Reading = { ok: true; value: Found } | { ok: false; error: CoreError; source: string };

/** Asks the core what a text is: a record or several, a position, a backup, or a link that holds a match. */
export async function whatIsThis(core: Core, given: string): Promise<Reading> {
    const text = given.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
    const refused = (error: CoreError, source = text): Reading => ({ ok: false, error, source });
    if (text.trim() === '') return refused(pageError('text.empty', 'there is nothing here to read'));

    const backup = readBackup(text);
    if (backup)
        return backup.ok ? { ok: true, value: { kind: 'backup', backup: backup.value } } : refused(backup.error);

    const packed = packedOf(text);
    if (packed !== null) {
        const unpacked = await unpack(packed);
        return unpacked.ok ? readRecords(core, unpacked.value, 'link') : refused(unpacked.error);
    }
    if (looksLikePosition(text)) {
        const position = core.readPosition(text.trim());
        return position.ok ? { ok: true, value: { kind: 'position', ...position.value } } : refused(position.error);
    }
    if (!looksLikeRecord(text))
        return refused(pageError('text.unknown', 'this is no record, position, backup or link of this page'));
    return readRecords(core, text, 'text');
}

/** One line with the strokes between ranks. */
function looksLikePosition(text: string): boolean {
    const line = text.trim();
    return !line.includes('\n') && !/[[{]/.test(line) && (line.match(/\//g)?.length ?? 0) >= 3 && !line.includes('://');
}

/** Tags, or anything that only a record has; a record without its tags shall hear that they are missing. */
function looksLikeRecord(text: string): boolean {
    return /^\s*\[/m.test(text) || /^\s*(round \d|fill (left|right)|\d+\.\s)/m.test(text);
}

/** One record or several, one after the other. */
function readRecords(core: Core, text: string, from: 'text' | 'link'): Reading {
    const records: ReadRecord[] = [];
    for (const part of splitRecords(core, text)) {
        const read = core.readRecord(part.text);
        if (!read.ok) {
            const line = read.error.place.line && read.error.place.line + part.line;
            const error = { ...read.error, place: { ...read.error.place, line } };
            return { ok: false, error, source: text };
        }
        records.push({ text: part.text, record: read.value });
    }
    return { ok: true, value: { kind: 'record', from, records } };
}

/** `line`: how many lines stand before. */
export function splitRecords(core: Core, text: string): { text: string; line: number }[] {
    const starts = core.splitRecords(text);
    if (starts.length < 2) return [{ text, line: 0 }];
    const lines = text.split('\n');
    return starts.map((line, i) => ({
        text:
            lines
                .slice(line, starts[i + 1])
                .join('\n')
                .trimEnd() + '\n',
        line,
    }));
}

const largestFile = 100_000_000;

/** A file's text. What is no UTF-8 is no text of ours. */
export async function readFile(file: File): Promise<Result<string>> {
    if (file.size > largestFile)
        return { ok: false, error: pageError('text.too-long', 'this is too long', { found: file.name }) };
    try {
        return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
    } catch {
        const sentence = `${file.name} is not a text file`;
        return { ok: false, error: pageError('text.not-text', sentence, { found: file.name }) };
    }
}

/** What was dropped or pasted: files, or text. */
export async function textsOf(data: DataTransfer): Promise<Result<string>[]> {
    // Taken before the first await: afterwards the browser has emptied it.
    const [files, text] = [[...data.files], data.getData('text/plain')];
    if (files.length > 0) return Promise.all(files.map(readFile));
    return text.trim() === '' ? [] : [{ ok: true, value: text }];
}
