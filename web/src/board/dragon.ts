import { brushed, smoothed, type Point, type Pressure } from './brush';
import { shape, short, type Shape } from './shapes';

/*
 * A dragon that lies coiled around the middle of a tower, seen from above: it swims in waves around the character of
 * its colour, and its head comes to rest over its tail. All of it is calculated from the line of its back.
 */

const middle = 20.8;
const wave = 1.9;
const waves = 5;
/** Degrees, clockwise from the top: the tail's tip, and where the neck meets the head. */
const tailAt = 18;
const neckAt = 322;

function around(degrees: number, radius: number): Point {
    const angle = (degrees * Math.PI) / 180;
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
}

function backAt(part: number): Point {
    const swing = Math.sin(part * waves * 2 * Math.PI) * wave * Math.min(1, (1 - part) * 5);
    // The tail's tip curls inwards, the neck rises outwards.
    const lift = (part < 0.12 ? -(((0.12 - part) / 0.12) ** 2) * 3.5 : 0) + (part > 0.9 ? (part - 0.9) * 12 : 0);
    return around(tailAt + (neckAt - tailAt) * part, middle + swing + lift);
}

const places = Array.from({ length: 71 }, (_, index) => index / 70);
const back = places.map(backAt);

const body: Pressure = [
    [0, 0.08],
    [0.1, 0.34],
    [0.3, 0.72],
    [0.55, 1],
    [0.82, 0.94],
    [1, 0.82],
];
const girth = 6.4;

/** At a part of the back: the place, the way ahead, and half the body's width. */
function rib(part: number): { at: Point; ahead: Point; half: number } {
    const [a, b] = [backAt(Math.max(0, part - 0.004)), backAt(Math.min(1, part + 0.004))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let before = body[0] as Pressure[number];
    let half = 0;
    for (const next of body) {
        if (part <= next[0]) {
            const share = next[0] === before[0] ? 0 : (part - before[0]) / (next[0] - before[0]);
            half = ((before[1] + (next[1] - before[1]) * share) * girth) / 2;
            break;
        }
        before = next;
    }
    return { at: backAt(part), ahead: [(b[0] - a[0]) / length, (b[1] - a[1]) / length], half };
}

/** A place given by how far ahead and how far to the outside of a rib it lies. */
function beside({ at, ahead }: ReturnType<typeof rib>, forwards: number, outwards: number): Point {
    return [at[0] + ahead[0] * forwards + ahead[1] * outwards, at[1] + ahead[1] * forwards - ahead[0] * outwards];
}

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** The comb along the back: small flames that blow backwards. */
function comb(): string {
    const flames: string[] = [];
    for (let part = 0.09; part < 0.95; part += 0.043) {
        const here = rib(part);
        const tip = here.half * 1.5 + 1.1;
        const root = here.half * 0.5;
        flames.push(
            `M${pair(beside(here, 1.7, root))}Q${pair(beside(here, 1.1, tip * 0.86))} ${pair(beside(here, -2.1, tip))}` +
                `Q${pair(beside(here, -0.7, tip * 0.72))} ${pair(beside(here, -1.5, root))}Z`,
        );
    }
    return flames.join('');
}

/** The tuft at the end of the tail. */
function tuft(): string {
    const end = rib(0.03);
    const ways: readonly (readonly [number, number])[] = [
        [-5.2, 0.4],
        [-4.2, 2.6],
        [-3.8, -2],
    ];
    return ways
        .map(([forwards, outwards]) =>
            brushed(
                smoothed([
                    beside(end, 0.8, 0),
                    beside(end, forwards * 0.5, outwards * 0.3),
                    beside(end, forwards, outwards),
                ]),
                [
                    [0, 0.8],
                    [0.4, 1],
                    [1, 0.1],
                ],
                1.7,
            ),
        )
        .join('');
}

/** Scales: small bows across the body. */
function scales(): string {
    const bows: string[] = [];
    for (let part = 0.16; part < 0.97; part += 0.026) {
        const here = rib(part);
        const reach = here.half * 0.62;
        bows.push(
            `M${pair(beside(here, -0.35, reach))}Q${pair(beside(here, 1.25, 0))} ${pair(beside(here, -0.35, -reach))}`,
        );
    }
    return bows.join('');
}

const claw: Pressure = [
    [0, 1.25],
    [0.5, 0.8],
    [1, 0.1],
];

/** A leg with three claws that grips outwards (1) or inwards (-1). */
function leg(part: number, side: 1 | -1, size: number): string {
    const here = rib(part);
    const s = (forwards: number, outwards: number) => beside(here, forwards * size, outwards * size * side);
    const thigh = brushed(
        smoothed([s(-1.6, 0.6), s(-1.2, 3.6), s(1.3, 5.2)]),
        [
            [0, 1.5],
            [0.6, 0.95],
            [1, 0.8],
        ],
        2.5 * size,
    );
    const claws = [
        [s(1.1, 5.1), s(3.2, 6), s(4.4, 5.1)],
        [s(1.1, 5.2), s(2.6, 7.2), s(3.9, 7.6)],
        [s(1.1, 5.2), s(0.9, 7.4), s(1.6, 8.6)],
    ] as const;
    return thigh + claws.map((points) => brushed(smoothed(points), claw, 1.25 * size)).join('');
}

/*
 * The head, on a small field of its own: it looks to the right, the neck comes in from the left at (0, 0); up is
 * outwards. Then it is laid where the neck ends.
 */
const headShape: readonly string[] = [
    // Skull, brow, muzzle with its nostril, open mouth, lower jaw, cheek.
    'M-3.4 -2.6C-1.6 -4.9 1.4 -5.3 3.4 -4.1C4.4 -5.1 6 -5 6.6 -3.8C8.4 -3.7 10.3 -3.5 11.6 -2.7C12.4 -3.6 14 -3.3 14.2 -2C15.3 -1.3 15.3 .2 14.2 .9L11.9 .75L11.2 2.1L10.2 .7L6.4 .9C7.6 1.9 9.8 2.1 11.8 1.9C12.8 2.1 13 3.2 12.2 3.9C10 5 6.6 4.9 4.4 3.7C2.6 4.7 .2 4.4 -1 3.2L-3.4 2.8Z',
    // Two horns swept back.
    'M3 -4.4C.8 -7.2 -2.6 -8.3 -6.6 -7.9C-3.6 -7.3 -1.4 -6 -.2 -3.8Z',
    'M5.8 -4.7C4.6 -7.6 2 -9.9 -1.8 -10.7C.4 -8.8 2 -6.9 2.8 -4.3Z',
    // Mane: three locks behind the cheek.
    'M-1.2 2.6C-2.8 4.9 -5.4 5.9 -8 5.6C-6.4 4.7 -5.4 3.4 -4.6 1.4Z',
    'M.8 3.4C.4 5.8 -1.4 7.8 -4 8.3C-3 6.9 -2.6 5.2 -2.4 3Z',
    'M3.6 3.4C4.2 5.6 3.4 7.6 1.4 9C1.8 7.4 1.4 5.6 .6 3.8Z',
];

const whiskers: readonly (readonly Point[])[] = [
    [
        [13.6, -2.6],
        [15.2, -6.2],
        [11.6, -8.2],
        [8.6, -7.2],
    ],
    [
        [13.8, 0.6],
        [17.4, 1.8],
        [17, 5.4],
        [13.6, 6.6],
    ],
];

function head(contour: string): Shape {
    const [x, y] = backAt(1);
    const placed = `translate(${short(x)} ${short(y)}) rotate(${neckAt + 8}) scale(.88)`;
    const hair: Pressure = [
        [0, 1],
        [1, 0.25],
    ];
    return shape(
        'g',
        { transform: placed },
        shape('path', { d: whiskers.map((points) => brushed(smoothed(points), hair, 1.05)).join('') }),
        shape('path', { d: headShape.join('') }),
        shape('path', { d: 'M4.3 -2.6Q6.2 -3.4 7.4 -1.7Q5.6 -.9 4.3 -2.6Z', fill: contour, stroke: 'none' }),
        shape('path', {
            d: 'M12.7 -1.9L13.5 -1.3M5.2 2.2Q8 3.4 11.4 2.9',
            fill: 'none',
            'stroke-width': 0.55,
        }),
    );
}

/** Calculated once for the dragons of all metals. */
const drawn = {
    comb: comb() + tuft(),
    body: brushed(back, body, girth),
    scales: scales(),
    // Where the body swings away from a side there is room for a leg on it.
    feet: leg(0.35, 1, 0.95) + leg(0.75, 1, 1) + leg(0.47, -1, 0.72) + leg(0.87, -1, 0.72),
};

/** The dragon, around the middle of a field of 100 by 100 whose middle is (0, 0). */
export function dragon(fill: string, contour: string, line: number): Shape {
    return shape(
        'g',
        { fill, stroke: contour, 'stroke-width': line, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
        shape('path', { d: drawn.comb }),
        shape('path', { d: drawn.body }),
        shape('path', { d: drawn.scales, fill: 'none', 'stroke-width': 0.45, 'stroke-opacity': 0.7 }),
        shape('path', { d: drawn.feet }),
        head(contour),
    );
}
