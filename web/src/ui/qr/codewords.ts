import { correctionOf } from './reedSolomon';

/** Level M, versions 1 to 9: up to 180 bytes, of which 15 of 100 may be unreadable. */
const correctionPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22];
const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5];
export const versions = blocks.length;

export const sizeOf = (version: number): number => 17 + 4 * version;

/** Where the middles of the small squares lie, across and down. */
export function alignmentsOf(version: number): number[] {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const last = sizeOf(version) - 7;
    const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** How many bytes there are, with those for correction. */
function bytesIn(version: number): number {
    const count = alignmentsOf(version).length;
    const aligned = count === 0 ? 0 : (25 * count - 10) * count - 55;
    return Math.floor(((16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0)) / 8);
}

function dataBytesIn(version: number): number {
    return bytesIn(version) - (correctionPerBlock[version - 1] ?? 0) * (blocks[version - 1] ?? 0);
}

/** The smallest that holds N bytes; null when none does. */
export function versionFor(length: number): number | null {
    for (let version = 1; version <= versions; ++version) if (length + 2 <= dataBytesIn(version)) return version;
    return null;
}

/** Four bits say that bytes follow, eight how many; then come the bytes, and what fills the rest. */
function dataOf(bytes: Uint8Array, version: number): number[] {
    const nibbles = [
        4,
        bytes.length >> 4,
        bytes.length & 15,
        ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
        0,
    ];
    const data = Array.from({ length: nibbles.length / 2 }, (_, i) => (nibbles[2 * i]! << 4) | nibbles[2 * i + 1]!);
    for (let fill = 0xec; data.length < dataBytesIn(version); fill ^= 0xec ^ 0x11) data.push(fill);
    return data;
}

/** In blocks with their correction, dealt out in turn so that a stain hits all of them a little. */
export function codewordsOf(bytes: Uint8Array, version: number): number[] {
    const count = blocks[version - 1] ?? 1;
    const correction = correctionPerBlock[version - 1] ?? 0;
    const data = dataOf(bytes, version);
    const short = Math.floor(data.length / count);
    const shortBlocks = count - (data.length % count);
    const parts = Array.from({ length: count }, (_, i) => {
        const from = i * short + Math.max(0, i - shortBlocks);
        return data.slice(from, from + short + (i < shortBlocks ? 0 : 1));
    });
    const dealt = (rows: number[][]): number[] =>
        Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
            rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
        ).flat();
    return [...dealt(parts), ...dealt(parts.map((part) => correctionOf(part, correction)))];
}
