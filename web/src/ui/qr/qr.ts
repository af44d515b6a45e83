import { alignmentsOf, codewordsOf, sizeOf, versionFor } from './codewords';

/** Rows from the top; true is dark. */
export type Modules = boolean[][];

type Mask = (x: number, y: number) => boolean;
export const masks: readonly Mask[] = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** `value` followed by the remainder of its division. */
function withRest(value: number, bits: number, divisor: number): number {
    let rest = value;
    for (let i = 0; i < bits; ++i) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
    return (value << bits) | rest;
}

/** Which mask was used, at level M. */
export const formatBits = (mask: number): number => withRest(mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => withRest(version, 12, 0x1f25);

class Sheet {
    readonly size: number;
    readonly dark: Modules;
    /** Not for data. */
    readonly taken: Modules;

    constructor(readonly version: number) {
        this.size = sizeOf(version);
        const empty = (): Modules => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
        this.dark = empty();
        this.taken = empty();
    }

    set(x: number, y: number, dark: boolean): void {
        const [row, taken] = [this.dark[y], this.taken[y]];
        if (!row || !taken || x < 0 || x >= this.size) return;
        row[x] = dark;
        taken[x] = true;
    }

    /** Squares within each other around a middle. */
    square(middleX: number, middleY: number, reach: number, isDark: (ring: number) => boolean): void {
        for (let y = -reach; y <= reach; ++y)
            for (let x = -reach; x <= reach; ++x)
                this.set(middleX + x, middleY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }

    drawMarks(): void {
        const { size, version } = this;
        for (let i = 0; i < size; ++i) {
            this.set(6, i, i % 2 === 0);
            this.set(i, 6, i % 2 === 0);
        }
        for (const [x, y] of [
            [3, 3],
            [size - 4, 3],
            [3, size - 4],
        ] as const)
            this.square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
        const at = alignmentsOf(version);
        const last = size - 7;
        for (const x of at)
            for (const y of at) {
                const inCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
                if (!inCorner) this.square(x, y, 2, (ring) => ring !== 1);
            }
        this.drawFormat(0);
        if (version >= 7) this.drawVersion();
    }

    drawFormat(mask: number): void {
        const { size } = this;
        const bit = (i: number): boolean => ((formatBits(mask) >>> i) & 1) === 1;
        for (let i = 0; i < 15; ++i) {
            if (i < 8) this.set(8, i < 6 ? i : i + 1, bit(i));
            else this.set(i === 8 ? 7 : 14 - i, 8, bit(i));
            if (i < 8) this.set(size - 1 - i, 8, bit(i));
            else this.set(8, size - 15 + i, bit(i));
        }
        this.set(8, size - 8, true);
    }

    drawVersion(): void {
        for (let i = 0; i < 18; ++i) {
            const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
            const dark = ((versionBits(this.version) >>> i) & 1) === 1;
            this.set(far, near, dark);
            this.set(near, far, dark);
        }
    }

    /** In columns of two from the right, up and down by turns. */
    drawData(codewords: readonly number[], mask: Mask): void {
        let i = 0;
        for (const { x, y } of pathThrough(this.size)) {
            const row = this.dark[y];
            if (!row || this.taken[y]?.[x]) continue;
            const bit = ((codewords[i >>> 3] ?? 0) >>> (7 - (i & 7))) & 1;
            row[x] = (bit === 1) !== mask(x, y);
            ++i;
        }
    }
}

export function* pathThrough(size: number): Generator<{ x: number; y: number }> {
    let up = true;
    for (let right = size - 1; right > 0; right -= 2) {
        if (right === 6) right = 5;
        for (let step = 0; step < size; ++step)
            for (const x of [right, right - 1]) yield { x, y: up ? size - 1 - step : step };
        up = !up;
    }
}

/** Long rows and blocks of one colour are hard to read. */
function monotony(dark: Modules): number {
    let count = 0;
    for (let y = 0; y < dark.length; ++y)
        for (let x = 0; x < dark.length; ++x) {
            const at = (dx: number, dy: number): boolean => dark[y + dy]?.[x + dx] === dark[y]?.[x];
            if (at(1, 0) && at(0, 1) && at(1, 1)) count += 3;
            if ([1, 2, 3, 4].every((step) => at(step, 0))) count += 1;
            if ([1, 2, 3, 4].every((step) => at(0, step))) count += 1;
        }
    return count;
}

/** A text as a QR code; null when it is too long for a small one. */
export function qrCode(text: string): Modules | null {
    const bytes = new TextEncoder().encode(text);
    const version = versionFor(bytes.length);
    if (version === null) return null;
    const codewords = codewordsOf(bytes, version);
    const drawn = masks.map((mask, index) => {
        const sheet = new Sheet(version);
        sheet.drawMarks();
        sheet.drawFormat(index);
        sheet.drawData(codewords, mask);
        return sheet.dark;
    });
    return drawn.reduce((best, next) => (monotony(next) < monotony(best) ? next : best));
}
