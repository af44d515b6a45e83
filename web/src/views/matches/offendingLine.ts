import type { CoreError } from '../../core/types';

export interface OffendingLine {
    number: number;
    before: string;
    marked: string;
    after: string;
}

/** So much of a very long line is shown on each side of the mark. */
const most = 60;

/** The line that an error speaks of, with the word or character at its column marked; null when it has no place. */
export function offendingLine(source: string, error: CoreError): OffendingLine | null {
    const { column } = error.place;
    // A position is one line and has no number.
    const number = error.place.line || (column > 0 ? 1 : 0);
    if (number === 0) return null;
    const line = source.split('\n')[number - 1];
    if (line === undefined) return null;
    const letters = [...line.replace(/\r$/, '')]; // columns count characters, not their halves
    const start = Math.max(0, Math.min(column - 1, letters.length));
    const length = lengthOfMark(letters.slice(start).join(''), error.found);
    const [before, after] = [letters.slice(0, start), letters.slice(start + length)];
    return {
        number,
        before: (before.length > most ? '…' : '') + before.slice(-most).join(''),
        // Behind the end of the line there is still something to see.
        marked: letters.slice(start, start + length).join('') || ' ',
        after: after.slice(0, most).join('') + (after.length > most ? '…' : ''),
    };
}

function lengthOfMark(rest: string, found: string): number {
    if (found !== '' && rest.startsWith(found)) return [...found].length;
    if (rest.startsWith('[')) return [...rest].length; // a tag is wrong as a whole
    return 1;
}

/** The same in a text field, which counts the halves of characters too: from `start` to `end`, in line `row` from 0. */
export function placeInText(source: string, error: CoreError): { start: number; end: number; row: number } {
    const lines = source.split('\n');
    const row = Math.max(0, error.place.line - 1);
    const before = [...(lines[row] ?? '')].slice(0, Math.max(0, error.place.column - 1)).join('');
    const start = lines.slice(0, row).reduce((sum, line) => sum + line.length + 1, 0) + before.length;
    const marked = [...source.slice(start)].slice(0, lengthOfMark(lines[row]?.slice(before.length) ?? '', error.found));
    return { start, end: start + marked.join('').length, row };
}
