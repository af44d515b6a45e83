/** How two logs of one match stand to each other. Logs only ever grow, so the longer one holds the shorter. */
export function relationOf(stored: string, offered: string): 'same' | 'grown' | 'older' | 'apart' {
    const [before, after] = [linesOf(stored), linesOf(offered)];
    const common = Math.min(before.length, after.length);
    for (let i = 0; i < common; ++i) if (before[i] !== after[i]) return 'apart';
    if (before.length === after.length) return 'same';
    return after.length > before.length ? 'grown' : 'older';
}

function linesOf(log: string): string[] {
    return log.split('\n').filter((line) => line !== '');
}

/** Where a log ends: its length, and a hash of what is in it. */
export type LogMark = readonly [length: number, hash: number];

const emptyLog: LogMark = [0, 0x811c9dc5];

/** The end of a log, or of what stands at another mark and some more lines. */
export function markOf(lines: string, [length, hash]: LogMark = emptyLog): LogMark {
    for (let at = 0; at < lines.length; ++at) hash = Math.imul(hash ^ lines.charCodeAt(at), 0x01000193);
    return [length + lines.length, hash >>> 0];
}

export function isSameMark(one: LogMark, other: LogMark | undefined): boolean {
    return one[0] === other?.[0] && one[1] === other[1];
}
