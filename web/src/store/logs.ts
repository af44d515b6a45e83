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
