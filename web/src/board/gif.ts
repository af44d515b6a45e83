/*
 * Animated pictures as GIF: of all formats that move, the one that chats, forums and mail show everywhere. The board has
 * few colours, so that 255 of them are enough; each frame holds only what differs from the one before.
 */

/** Red, green, blue and opacity of each dot, as a canvas gives them. */
export interface Dots {
    width: number;
    height: number;
    rgba: Uint8ClampedArray | Uint8Array;
}

/** One index stays free, for dots that are as they were. */
const unchanged = 255;
const mostColours = 255;

/** Colours by their five upper bits. */
const bins = 32 * 32 * 32;
const binOf = (rgba: Dots['rgba'], at: number): number =>
    ((rgba[at] ?? 0) >> 3) * 1024 + ((rgba[at + 1] ?? 0) >> 3) * 32 + ((rgba[at + 2] ?? 0) >> 3);

export interface Palette {
    /** Three bytes a colour. */
    colours: Uint8Array;
    /** The colour of each bin; those that were not in the samples have the nearest. */
    indexOf: (bin: number) => number;
}

interface Used {
    bin: number;
    count: number;
    /** Mean red, green and blue of the dots in it. */
    mean: readonly [number, number, number];
}

function usedIn(samples: readonly Dots[]): Used[] {
    const sums = new Float64Array(bins * 4);
    for (const { rgba } of samples)
        for (let at = 0; at < rgba.length; at += 4) {
            const bin = binOf(rgba, at) * 4;
            for (let channel = 0; channel < 3; ++channel)
                sums[bin + channel] = (sums[bin + channel] ?? 0) + (rgba[at + channel] ?? 0);
            sums[bin + 3] = (sums[bin + 3] ?? 0) + 1;
        }
    const used: Used[] = [];
    for (let bin = 0; bin < bins; ++bin) {
        const count = sums[bin * 4 + 3] ?? 0;
        const mean = (channel: number) => (sums[bin * 4 + channel] ?? 0) / count;
        if (count > 0) used.push({ bin, count, mean: [mean(0), mean(1), mean(2)] });
    }
    return used;
}

const channels = [0, 1, 2] as const;

function spread(box: readonly Used[]): { channel: 0 | 1 | 2; width: number } {
    const widths = channels.map((channel) => {
        const values = box.map(({ mean }) => mean[channel]);
        return { channel, width: Math.max(...values) - Math.min(...values) };
    });
    return widths.reduce((widest, one) => (one.width > widest.width ? one : widest));
}

function mixed(box: readonly Used[]): [number, number, number] {
    const all = box.reduce((sum, { count }) => sum + count, 0);
    const of = (channel: 0 | 1 | 2) => box.reduce((sum, { count, mean }) => sum + count * mean[channel], 0) / all;
    return [of(0), of(1), of(2)];
}

/** Median cut: the box of colours that is worth most is halved until there are enough. */
export function paletteOf(samples: readonly Dots[]): Palette {
    const boxes = [usedIn(samples)];
    const worth = (box: readonly Used[]) =>
        box.length < 2 ? 0 : spread(box).width * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0));
    const worths = boxes.map(worth);
    while (boxes.length < mostColours) {
        const best = worths.indexOf(Math.max(...worths));
        const box = boxes[best];
        if (!box || (worths[best] ?? 0) === 0) break;
        const { channel } = spread(box);
        const sorted = [...box].sort((one, other) => one.mean[channel] - other.mean[channel]);
        const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
        let [at, sum] = [0, 0];
        while (at < sorted.length - 1 && sum < half) sum += sorted[at++]?.count ?? 0;
        const [low, high] = [sorted.slice(0, at), sorted.slice(at)];
        boxes.splice(best, 1, low, high);
        worths.splice(best, 1, worth(low), worth(high));
    }
    const colours = new Uint8Array(256 * 3);
    const known = new Int16Array(bins).fill(-1);
    boxes.forEach((box, index) => {
        colours.set(mixed(box).map(Math.round), index * 3);
        for (const { bin } of box) known[bin] = index;
    });
    return { colours, indexOf: (bin) => (known[bin] = knownOr(known, bin, colours, boxes.length)) };
}

function knownOr(known: Int16Array, bin: number, colours: Uint8Array, count: number): number {
    const found = known[bin] ?? -1;
    if (found >= 0) return found;
    const own = [(bin >> 10) * 8 + 4, ((bin >> 5) & 31) * 8 + 4, (bin & 31) * 8 + 4];
    let [best, least] = [0, Infinity];
    for (let index = 0; index < count; ++index) {
        const away = channels.reduce<number>((sum, i) => sum + ((colours[index * 3 + i] ?? 0) - (own[i] ?? 0)) ** 2, 0);
        if (away < least) [best, least] = [index, away];
    }
    return best;
}

/** Bytes as they grow. */
class Bytes {
    #all = new Uint8Array(4096);
    #length = 0;

    add(...bytes: readonly number[]): void {
        this.append(bytes);
    }
    append(bytes: ArrayLike<number>): void {
        if (this.#length + bytes.length > this.#all.length) {
            const larger = new Uint8Array(2 * (this.#length + bytes.length));
            larger.set(this.#all.subarray(0, this.#length));
            this.#all = larger;
        }
        this.#all.set(bytes, this.#length);
        this.#length += bytes.length;
    }
    short(value: number): void {
        this.add(value & 255, value >> 8);
    }
    text(letters: string): void {
        this.append(Array.from(letters, (letter) => letter.charCodeAt(0)));
    }
    done(): Uint8Array<ArrayBuffer> {
        return this.#all.slice(0, this.#length);
    }
}

const [clear, end, mostCodes] = [256, 257, 4096];

/** GIF's way of LZW: codes grow from 9 to 12 bits, then everything known is forgotten. */
function packed(indices: Uint8Array): Uint8Array {
    const out = new Bytes();
    let [held, bits, width] = [0, 0, 9];
    const put = (code: number) => {
        held |= code << bits;
        for (bits += width; bits >= 8; bits -= 8) {
            out.add(held & 255);
            held >>>= 8;
        }
    };
    let known = new Map<number, number>();
    let next = end + 1;
    put(clear);
    let before = indices[0] ?? 0;
    for (let i = 1; i < indices.length; ++i) {
        const index = indices[i] ?? 0;
        const longer = known.get(before * 256 + index);
        if (longer !== undefined) {
            before = longer;
            continue;
        }
        put(before);
        if (next < mostCodes) {
            known.set(before * 256 + index, next);
            if (next++ === 1 << width && width < 12) ++width;
        } else {
            put(clear);
            known = new Map();
            [next, width] = [end + 1, 9];
        }
        before = index;
    }
    put(before);
    put(end);
    if (bits > 0) out.add(held & 255);
    return out.done();
}

interface Area {
    left: number;
    top: number;
    right: number;
    below: number;
}

export class GifWriter {
    readonly #out = new Bytes();
    readonly #palette: Palette;
    readonly #width: number;
    readonly #height: number;
    #shown: Uint8Array | null = null;

    constructor(width: number, height: number, palette: Palette) {
        this.#width = width;
        this.#height = height;
        this.#palette = palette;
        this.#out.text('GIF89a');
        this.#out.short(width);
        this.#out.short(height);
        this.#out.add(0xf7, 0, 0);
        this.#out.append(palette.colours);
        this.#out.add(0x21, 0xff, 11);
        this.#out.text('NETSCAPE2.0');
        this.#out.add(3, 1, 0, 0, 0); // again and again
    }

    /** How many bytes it has come to would be known only at the end: frames are what is counted. */
    add({ rgba }: Dots, milliseconds: number): void {
        const indices = new Uint8Array(this.#width * this.#height);
        for (let i = 0; i < indices.length; ++i) indices[i] = this.#palette.indexOf(binOf(rgba, i * 4));
        const area = this.#changed(indices);
        const part = new Uint8Array((area.right - area.left) * (area.below - area.top));
        let at = 0;
        for (let y = area.top; y < area.below; ++y)
            for (let x = area.left; x < area.right; ++x) {
                const dot = y * this.#width + x;
                part[at++] = indices[dot] === this.#shown?.[dot] ? unchanged : (indices[dot] ?? 0);
            }
        this.#shown = indices;
        this.#out.add(0x21, 0xf9, 4, 0b101); // stays; one index is see-through
        this.#out.short(Math.round(milliseconds / 10));
        this.#out.add(unchanged, 0, 0x2c);
        for (const value of [area.left, area.top, area.right - area.left, area.below - area.top])
            this.#out.short(value);
        this.#out.add(0, 8);
        const bytes = packed(part);
        for (let from = 0; from < bytes.length; from += 255) {
            const block = bytes.subarray(from, from + 255);
            this.#out.add(block.length);
            this.#out.append(block);
        }
        this.#out.add(0);
    }

    done(): Uint8Array<ArrayBuffer> {
        this.#out.add(0x3b);
        return this.#out.done();
    }

    #changed(indices: Uint8Array): Area {
        const all = { left: 0, top: 0, right: this.#width, below: this.#height };
        if (!this.#shown) return all;
        const area = { left: this.#width, top: this.#height, right: 0, below: 0 };
        for (let y = 0; y < this.#height; ++y)
            for (let x = 0; x < this.#width; ++x)
                if (indices[y * this.#width + x] !== this.#shown[y * this.#width + x]) {
                    area.left = Math.min(area.left, x);
                    area.top = Math.min(area.top, y);
                    area.right = Math.max(area.right, x + 1);
                    area.below = y + 1;
                }
        return area.right > 0 ? area : { left: 0, top: 0, right: 1, below: 1 };
    }
}
