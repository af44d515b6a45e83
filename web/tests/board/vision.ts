/** How colours look to people who see them differently, and how far apart two colours then are. */

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB. */
export const kindsOfSight: Record<string, readonly [Triple, Triple, Triple]> = {
    usual: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protanopia: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
};

/** Without any colour: what is left is lightness. No two of the eight colours need be apart here; the aids must be. */
export const achromatopsia = 'achromatopsia';
const grey: Triple = [0.2126729, 0.7151522, 0.072175];
const withoutColour = [grey, grey, grey] as const;

const clamp = (x: number) => Math.min(1, Math.max(0, x));
const dot = (row: Triple, colour: Triple) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2];

function linearFrom(hex: string): Triple {
    const part = (at: number) => {
        const value = parseInt(hex.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return [part(1), part(3), part(5)];
}

/** CIE Lab under D65, of the colour as that kind of sight sees it. */
export function seenAs(hex: string, sight: string): Triple {
    const linear = linearFrom(hex);
    const matrix = sight === achromatopsia ? withoutColour : kindsOfSight[sight];
    if (!matrix) throw new Error(sight);
    const seen: Triple = [clamp(dot(matrix[0], linear)), clamp(dot(matrix[1], linear)), clamp(dot(matrix[2], linear))];
    const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
    const x = bend(dot([0.4124564, 0.3575761, 0.1804375], seen) / 0.95047);
    const y = bend(dot([0.2126729, 0.7151522, 0.072175], seen));
    const z = bend(dot([0.0193339, 0.119192, 0.9503041], seen) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000. */
export function distance([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
    const radians = Math.PI / 180;
    const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
    const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
    const c1 = Math.hypot(a1 * (1 + g), b1);
    const c2 = Math.hypot(a2 * (1 + g), b2);
    const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / radians + 360) % 360);
    const h1 = hue(a1 * (1 + g), b1);
    const h2 = hue(a2 * (1 + g), b2);
    const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
    const dl = l2 - l1;
    const dc = c2 - c1;
    const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians);
    const l = (l1 + l2) / 2;
    const c = (c1 + c2) / 2;
    const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
    const t =
        1 -
        0.17 * Math.cos((h - 30) * radians) +
        0.24 * Math.cos(2 * h * radians) +
        0.32 * Math.cos((3 * h + 6) * radians) -
        0.2 * Math.cos((4 * h - 63) * radians);
    const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
    const sc = 1 + 0.045 * c;
    const sh = 1 + 0.015 * c * t;
    const rt =
        -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * radians);
    return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + (rt * dc * dh) / (sc * sh));
}
