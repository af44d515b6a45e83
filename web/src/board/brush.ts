import { short } from './shapes';

export type Point = readonly [x: number, y: number];

/** How a brush presses along a stroke: pairs of the part of the way and the width, 1 being the hand's usual width. */
export type Pressure = readonly (readonly [at: number, width: number])[];

/** Evenly spaced places on the smooth curve through the points (Catmull and Rom's). */
export function smoothed(points: readonly Point[], steps = 8): Point[] {
    if (points.length < 3) return [...points];
    const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
    const curve: Point[] = [];
    for (let i = 0; i + 1 < points.length; ++i) {
        const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        for (let step = 0; step < steps; ++step) {
            const t = step / steps;
            const along = (axis: 0 | 1) =>
                0.5 *
                (2 * q[axis] +
                    (r[axis] - p[axis]) * t +
                    (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
                    (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t * t * t);
            curve.push([along(0), along(1)]);
        }
    }
    curve.push(at(points.length - 1));
    return curve;
}

function widthAt(pressure: Pressure, part: number): number {
    let [before, from] = pressure[0] ?? [0, 1];
    for (const [at, width] of pressure) {
        if (part <= at) return at === before ? width : from + ((width - from) * (part - before)) / (at - before);
        [before, from] = [at, width];
    }
    return from;
}

/** The outline of a curve drawn with a brush, round at both ends. */
export function brushed(curve: readonly Point[], pressure: Pressure, width: number): string {
    const lengths = [0];
    for (let i = 1; i < curve.length; ++i) {
        const [a, b] = [curve[i - 1] as Point, curve[i] as Point];
        lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    const whole = lengths[lengths.length - 1] || 1;
    const sides: [Point[], Point[]] = [[], []];
    const halves: number[] = [];
    curve.forEach(([x, y], i) => {
        const before = curve[Math.max(0, i - 1)] as Point;
        const behind = curve[Math.min(curve.length - 1, i + 1)] as Point;
        const [dx, dy] = [behind[0] - before[0], behind[1] - before[1]];
        const length = Math.hypot(dx, dy) || 1;
        const half = Math.max(0.05, (widthAt(pressure, (lengths[i] as number) / whole) * width) / 2);
        halves.push(half);
        sides[0].push([x + (dy / length) * half, y - (dx / length) * half]);
        sides[1].push([x - (dy / length) * half, y + (dx / length) * half]);
    });
    const text = ([x, y]: Point) => `${short(x)} ${short(y)}`;
    const cap = (half: number, to: Point) => `A${short(half)} ${short(half)} 0 0 1 ${text(to)}`;
    const there = sides[0];
    const back = sides[1].reverse();
    const end = halves[halves.length - 1] as number;
    return (
        `M${there.map(text).join('L')}${cap(end, back[0] as Point)}` +
        `L${back.slice(1).map(text).join('L')}${cap(halves[0] as number, there[0] as Point)}Z`
    );
}
