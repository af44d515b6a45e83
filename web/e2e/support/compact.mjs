// Makes pictures small: 256 colours each, chosen by median cut. node compact.mjs FILE.png...
// Pixels change by less than the comparison of pictures forgives, and a repository keeps every version for ever.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function* chunksOf(png) {
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
        yield {
            kind: png.toString('latin1', at + 4, at + 8),
            data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
        };
    }
}

function chunk(kind, data) {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

function paeth(a, b, c) {
    const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

/** Takes the filters off the lines; what is left of a line and above the first counts as 0. */
function unfiltered(raw, height, stride, size) {
    const out = Buffer.alloc(height * stride);
    for (let y = 0; y < height; ++y) {
        const filter = raw[y * (stride + 1)];
        for (let x = 0; x < stride; ++x) {
            const at = y * stride + x;
            const a = x >= size ? out[at - size] : 0;
            const b = y > 0 ? out[at - stride] : 0;
            const c = x >= size && y > 0 ? out[at - stride - size] : 0;
            const guess = [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter];
            out[at] = raw[y * (stride + 1) + 1 + x] + guess;
        }
    }
    return out;
}

/** Pixels as 0xRRGGBB; null for what is not a picture of 8 bits per channel. */
function read(png) {
    const chunks = [...chunksOf(png)];
    const head = chunks[0].data;
    const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
    const size = { 2: 3, 6: 4 }[head[9]];
    if (head[8] !== 8 || !size) return null;
    const raw = inflateSync(Buffer.concat(chunks.filter(({ kind }) => kind === 'IDAT').map(({ data }) => data)));
    const bytes = unfiltered(raw, height, width * size, size);
    const pixels = new Uint32Array(width * height);
    for (let i = 0; i < pixels.length; ++i) pixels[i] = bytes.readUIntBE(i * size, 3);
    return { width, height, pixels };
}

const channels = [16, 8, 0];
const part = (colour, shift) => (colour >> shift) & 255;

/** A box of [colour, count]s, with the channel in which it is widest. */
function boxOf(colours) {
    let [widest, width] = [0, -1];
    for (const shift of channels) {
        const values = colours.map(([colour]) => part(colour, shift));
        const range = values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
        if (range > width) [widest, width] = [shift, range];
    }
    const count = colours.reduce((sum, [, n]) => sum + n, 0);
    return { colours, widest, weight: width * Math.sqrt(count) };
}

function split({ colours, widest }) {
    const sorted = colours.toSorted(([a], [b]) => part(a, widest) - part(b, widest));
    const half = sorted.reduce((sum, [, n]) => sum + n, 0) / 2;
    let [at, passed] = [0, 0];
    while (at < sorted.length - 1 && passed + sorted[at][1] <= half) passed += sorted[at++][1];
    const cut = Math.min(Math.max(at, 1), sorted.length - 1);
    return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function nearest(palette, colour) {
    const [red, green, blue] = channels.map((shift) => part(colour, shift));
    let [best, least] = [0, Infinity];
    palette.forEach(([r, g, b], index) => {
        const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
        if (distance < least) [best, least] = [index, distance];
    });
    return best;
}

function paletteOf(pixels) {
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const boxes = [boxOf([...counts])];
    while (boxes.length < 256) {
        const worst = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
        if (worst.colours.length < 2) break;
        boxes.splice(boxes.indexOf(worst), 1, ...split(worst));
    }
    const palette = boxes.map(({ colours }) => {
        const total = colours.reduce((sum, [, n]) => sum + n, 0);
        return channels.map((shift) => Math.round(colours.reduce((s, [c, n]) => s + part(c, shift) * n, 0) / total));
    });
    // The nearest may be of another box, and a thin line of it would be seen.
    const indices = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
    return { palette, indices };
}

function write({ width, height, pixels }) {
    const { palette, indices } = paletteOf(pixels);
    const lines = Buffer.alloc(height * (width + 1));
    for (let i = 0; i < pixels.length; ++i) lines[i + Math.floor(i / width) + 1] = indices.get(pixels[i]);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 3], 8);
    const parts = {
        IHDR: head,
        PLTE: Buffer.from(palette.flat()),
        IDAT: deflateSync(lines, { level: 9, memLevel: 9 }),
    };
    const chunks = Object.entries({ ...parts, IEND: Buffer.alloc(0) }).map(([kind, data]) => chunk(kind, data));
    return Buffer.concat([signature, ...chunks]);
}

for (const file of process.argv.slice(2)) {
    const picture = read(readFileSync(file));
    if (picture) writeFileSync(file, write(picture));
}
