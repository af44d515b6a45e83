import { describe, expect, it } from 'vitest';
import { GifWriter, paletteOf, type Dots } from '../../src/board/gif';

interface Frame {
    delay: number;
    left: number;
    top: number;
    width: number;
    height: number;
    indices: number[];
    clear: number;
}

/** LZW as the standard has it, read back. */
function unpacked(bytes: number[]): number[] {
    const out: number[] = [];
    let [at, held, bits, width] = [0, 0, 0, 9];
    let known: number[][] = [];
    let before: number[] | null = null;
    for (;;) {
        while (bits < width) {
            held |= (bytes[at++] ?? 0) << bits;
            bits += 8;
        }
        const code = held & ((1 << width) - 1);
        held >>>= width;
        bits -= width;
        if (code === 257) return out;
        if (code === 256) {
            known = Array.from({ length: 258 }, (_, index) => [index]);
            [width, before] = [9, null];
            continue;
        }
        if (code > known.length) throw new Error('a code that nobody knows');
        const here: number[] = known[code] ?? [...(before ?? []), before?.[0] ?? 0];
        out.push(...here);
        if (before && known.length < 4096) known.push([...before, here[0] ?? 0]);
        if (known.length === 1 << width && width < 12) ++width;
        before = here;
    }
}

function read(file: Uint8Array): { width: number; height: number; colours: Uint8Array; frames: Frame[] } {
    let at = 13;
    const short = (from: number) => (file[from] ?? 0) + 256 * (file[from + 1] ?? 0);
    expect(String.fromCharCode(...file.subarray(0, 6))).toBe('GIF89a');
    const colours = file.subarray(at, (at += 768));
    const frames: Frame[] = [];
    let control = { delay: 0, clear: -1 };
    for (; file[at] !== 0x3b;) {
        const blocks = (): number[] => {
            const all: number[] = [];
            for (let length = file[at++] ?? 0; length > 0; length = file[at++] ?? 0)
                all.push(...file.subarray(at, (at += length)));
            return all;
        };
        if (file[at] === 0x21) {
            const kind = file[at + 1];
            at += 2;
            const content = blocks();
            if (kind === 0xf9)
                control = { delay: (content[1] ?? 0) + 256 * (content[2] ?? 0), clear: content[3] ?? -1 };
        } else {
            expect(file[at]).toBe(0x2c);
            const [left, top, width, height] = [short(at + 1), short(at + 3), short(at + 5), short(at + 7)];
            at += 11;
            frames.push({ ...control, left, top, width, height, indices: unpacked(blocks()) });
        }
    }
    expect(at).toBe(file.length - 1);
    return { width: short(6), height: short(8), colours, frames };
}

/** What is seen after each frame. */
function played(file: Uint8Array): { seen: number[][]; delays: number[] } {
    const { width, height, colours, frames } = read(file);
    const shown = Array.from({ length: width * height * 3 }, () => 0);
    const seen = frames.map((frame) => {
        expect(frame.indices).toHaveLength(frame.width * frame.height);
        frame.indices.forEach((index, i) => {
            if (index === frame.clear) return;
            const dot = (frame.top + Math.floor(i / frame.width)) * width + frame.left + (i % frame.width);
            for (let channel = 0; channel < 3; ++channel) shown[dot * 3 + channel] = colours[index * 3 + channel] ?? 0;
        });
        return [...shown];
    });
    return { seen, delays: frames.map(({ delay }) => delay) };
}

function dots(width: number, height: number, paint: (x: number, y: number) => readonly number[]): Dots {
    const rgba = new Uint8Array(width * height * 4).fill(255);
    for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) rgba.set(paint(x, y), (y * width + x) * 4);
    return { width, height, rgba };
}

function worst(seen: number[], { rgba }: Dots): number {
    let most = 0;
    for (let i = 0; i < seen.length; ++i) {
        const due = rgba[Math.floor(i / 3) * 4 + (i % 3)] ?? 0;
        most = Math.max(most, Math.abs((seen[i] ?? 0) - due));
    }
    return most;
}

describe('an animated picture', () => {
    it('shows each frame as it was drawn', () => {
        const flat = dots(64, 48, (x, y) => [x < 32 ? 200 : 20, y < 24 ? 220 : 40, 90]);
        const moved = dots(64, 48, (x, y) =>
            x > 40 && x < 50 && y > 4 && y < 9 ? [5, 5, 5] : [x < 32 ? 200 : 20, y < 24 ? 220 : 40, 90],
        );
        const writer = new GifWriter(64, 48, paletteOf([flat, moved]));
        for (const frame of [flat, moved, moved, flat]) writer.add(frame, 900);
        const file = writer.done();
        const { seen, delays } = played(file);
        expect(delays).toEqual([90, 90, 90, 90]);
        [flat, moved, moved, flat].forEach((frame, index) => expect(worst(seen[index] ?? [], frame)).toBe(0));
        expect(read(file).frames.map(({ width, height }) => width * height)).toEqual([64 * 48, 36, 1, 36]);
    });

    it('keeps many colours nearly as they are, through every length of code', () => {
        // Noise fills the table of codes many times over.
        let chance = 1;
        const noise = dots(200, 160, (x, y) => {
            chance = (chance * 48271) % 2147483647;
            return [x, y, 100 + (chance % 3) * 2];
        });
        const writer = new GifWriter(200, 160, paletteOf([noise]));
        writer.add(noise, 100);
        const { seen } = played(writer.done());
        expect(worst(seen[0] ?? [], noise)).toBeLessThan(24);
    });
});
