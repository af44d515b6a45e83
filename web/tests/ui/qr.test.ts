import { expect, it } from 'vitest';
import { alignmentsOf, codewordsOf, sizeOf, versionFor } from '../../src/ui/qr/codewords';
import { formatBits, masks, pathThrough, qrCode, versionBits, type Modules } from '../../src/ui/qr/qr';
import { correctionOf } from '../../src/ui/qr/reedSolomon';

/** Values of ISO/IEC 18004 and of well-known worked examples. */
it('knows what the standard prints', () => {
    const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect([0, 1, 2, 7].map((mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual([
        '101010000010010',
        '101000100100101',
        '101111001111100',
        '100101010100000',
    ]);
    expect([7, 8, 9].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99]);
    expect([1, 2, 6, 7, 8, 9].map(alignmentsOf)).toEqual([[], [6, 18], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]]);
    // How many bytes each version holds at level M, and how many codewords there are in all.
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180];
    const all = [26, 44, 70, 100, 134, 172, 196, 242, 292];
    most.forEach((length, i) => {
        expect([versionFor(length), versionFor(length + 1)]).toEqual([i + 1, i === 8 ? null : i + 2]);
        expect(codewordsOf(new Uint8Array(length), i + 1)).toHaveLength(all[i]!);
    });
});

/** Modules that are not data, drawn anew from the standard's description. */
function isMark(x: number, y: number, version: number): boolean {
    const size = sizeOf(version);
    const far = size - 8;
    if (x === 6 || y === 6) return true;
    if ((x <= 8 && y <= 8) || (x >= far && y <= 8) || (x <= 8 && y >= far)) return true;
    if (version >= 7 && ((x >= size - 11 && y <= 5) || (y >= size - 11 && x <= 5))) return true;
    const at = alignmentsOf(version);
    return at.some((ax) =>
        at.some(
            (ay) =>
                !((ax === 6 || ax === size - 7) && (ay === 6 || ay === size - 7) && !(ax > 6 && ay > 6)) &&
                Math.abs(ax - x) <= 2 &&
                Math.abs(ay - y) <= 2,
        ),
    );
}

/** What a camera would make of it, if nothing was unreadable. */
function read(modules: Modules, blocks: number, dataBytes: number): string {
    const size = modules.length;
    const version = (size - 17) / 4;
    const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => modules[y]?.[8]);
    const near = Number(
        '0b' +
            [...[0, 1, 2, 3, 4, 5].map((x) => modules[8]?.[x]), modules[8]?.[7], ...[...format].reverse()]
                .map(Number)
                .join(''),
    );
    const mask = masks.findIndex((_, index) => formatBits(index) === near);
    const bits: number[] = [];
    for (const { x, y } of pathThrough(size))
        if (!isMark(x, y, version)) bits.push(Number(modules[y]?.[x] !== masks[mask]?.(x, y)));
    const words = Array.from({ length: bits.length >> 3 }, (_, i) =>
        Number('0b' + bits.slice(8 * i, 8 * i + 8).join('')),
    );
    const short = Math.floor(dataBytes / blocks);
    const long = dataBytes % blocks;
    const parts = Array.from({ length: blocks }, () => [] as number[]);
    words.slice(0, dataBytes).forEach((word, i) => {
        const part = i < short * blocks ? i % blocks : blocks - long + (i - short * blocks);
        parts[part]?.push(word);
    });
    const hex = parts
        .flat()
        .map((word) => word.toString(16).padStart(2, '0'))
        .join('');
    const length = Number.parseInt(hex.slice(1, 3), 16);
    expect(hex[0]).toBe('4');
    return Buffer.from(hex.slice(3, 3 + 2 * length), 'hex').toString('utf8');
}

it('can be read again', () => {
    const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5];
    const dataBytes = [16, 28, 44, 64, 86, 108, 124, 154, 182];
    const address = 'https://kamisado.example/#/online/join/k7m2p9x4w3tz?';
    for (let length = 5; length <= 180; length += 7) {
        const text = address.repeat(4).slice(0, length);
        const modules = qrCode(text);
        if (!modules) throw new Error(`nothing of ${length} bytes`);
        const version = (modules.length - 17) / 4;
        expect(read(modules, blocks[version - 1]!, dataBytes[version - 1]!)).toBe(text);
    }
    expect(qrCode('x'.repeat(181))).toBeNull();
});
