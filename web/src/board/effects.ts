import type { Tower } from '../core/types';
import { ink, ivory } from './palette';
import { shape, short, type Shape } from './shapes';
import { octagonPath } from './tower';
import type { BoardLook } from './types';

/** Passing drawings of what happens, in units of the field. */

const placed = (x: number, y: number, ...children: Shape[]) =>
    // The outer group stands still, so that the inner one can be scaled around its own middle.
    shape('g', {}, shape('g', { transform: `translate(${short(x)} ${short(y)})` }, ...children));

/** A square that names a tower: its frame in its own colour. */
export function squarePulse(x: number, y: number, paint: string): Shape {
    const frame = { x: -46, y: -46, width: 92, height: 92, rx: 9, fill: 'none' };
    return placed(
        x,
        y,
        shape('rect', { ...frame, stroke: ivory, 'stroke-width': 15 }),
        shape('rect', { ...frame, stroke: paint, 'stroke-width': 9 }),
    );
}

export function octagonWave(x: number, y: number, paint: string): Shape {
    return placed(
        x,
        y,
        shape('path', { d: octagonPath(46), fill: 'none', stroke: ivory, 'stroke-width': 10 }),
        shape('path', { d: octagonPath(46), fill: 'none', stroke: paint, 'stroke-width': 6 }),
    );
}

/** From a square to the tower it names. */
export function trail(from: { x: number; y: number }, to: { x: number; y: number }, paint: string): Shape {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const line = {
        d: `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`,
        'stroke-linecap': 'round',
        fill: 'none',
    };
    return shape(
        'g',
        { 'stroke-dasharray': short(length) },
        shape('path', { ...line, stroke: ivory, 'stroke-width': 17, 'stroke-opacity': 0.92 }),
        shape('path', { ...line, stroke: paint, 'stroke-width': 10 }),
    );
}

/** Where a pusher meets the line. */
export function impact(x: number, y: number, angle: number): Shape {
    const lines = [-1, -0.5, 0.5, 1].map((side) => {
        const a = angle + Math.PI / 2 + side * 0.35 + (side < 0 ? Math.PI : 0);
        const far = Math.abs(side) === 1 ? 34 : 46;
        return `M${short(Math.cos(a) * 20)} ${short(Math.sin(a) * 20)}L${short(Math.cos(a) * far)} ${short(Math.sin(a) * far)}`;
    });
    const drawn = { d: lines.join(''), fill: 'none', 'stroke-linecap': 'round' };
    return placed(
        x,
        y,
        shape('path', { ...drawn, stroke: ink, 'stroke-width': 10, 'stroke-opacity': 0.6 }),
        shape('path', { ...drawn, stroke: ivory, 'stroke-width': 5.5 }),
    );
}

export function rays(x: number, y: number): Shape {
    const lines = Array.from({ length: 16 }, (_, index) => {
        const a = (index * Math.PI) / 8;
        const far = index % 2 ? 92 : 110;
        return `M${short(Math.cos(a) * 60)} ${short(Math.sin(a) * 60)}L${short(Math.cos(a) * far)} ${short(Math.sin(a) * far)}`;
    });
    const drawn = { d: lines.join(''), fill: 'none', 'stroke-linecap': 'round' };
    return placed(
        x,
        y,
        shape('path', { ...drawn, stroke: ink, 'stroke-width': 9, 'stroke-opacity': 0.5 }),
        shape('path', { ...drawn, stroke: '#ffe9a0', 'stroke-width': 5 }),
    );
}

/** Nothing moves any more: a lock over the middle of the board. */
export function lockSeal(): Shape {
    return placed(
        400,
        400,
        shape('path', {
            d: octagonPath(120),
            fill: '#1c0e07',
            'fill-opacity': 0.92,
            stroke: '#e3c06a',
            'stroke-width': 6,
        }),
        shape('path', {
            d: 'M-34 -8V-34A34 34 0 0 1 34 -34V-8',
            fill: 'none',
            stroke: '#e3c06a',
            'stroke-width': 15,
            'stroke-linecap': 'round',
        }),
        shape('rect', { x: -52, y: -10, width: 104, height: 78, rx: 12, fill: '#e3c06a' }),
        shape('path', { d: 'M0 18A11 11 0 0 1 6 38L10 54H-10L-6 38A11 11 0 0 1 0 18Z', fill: '#1c0e07' }),
    );
}

/** A tower's newest ring (or tooth) on its way down. */
export function ringDropping(tower: Tower, edition: BoardLook['edition'], x: number, y: number): Shape {
    if (edition === 'huch') {
        return placed(x, y, shape('use', { href: `#kamisado-tooth-${tower.rings - 1}-of-${tower.rings}` }));
    }
    // Only the band: a ring is open inside, and the tower is seen through it.
    const tone = tower.player === 'gold' ? '#dfae34' : '#28262b';
    const edge = tower.player === 'gold' ? '#fff0b0' : '#cfc4b4';
    return placed(
        x,
        y,
        shape('path', { d: octagonPath(45), fill: 'none', stroke: ink, 'stroke-width': 7 }),
        shape('path', { d: octagonPath(45), fill: 'none', stroke: tone, 'stroke-width': 5 }),
        shape('path', { d: octagonPath(46.5), fill: 'none', stroke: edge, 'stroke-width': 1.2 }),
    );
}
