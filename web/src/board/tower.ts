import type { Colour, Rings } from '../core/types';
import { ink, isPale, ivory, metals, mixed, paint, type Metal } from './palette';
import { shape, short, type Shape } from './shapes';
import type { Point } from './brush';

/** The corners of an octagon that stands on a side, clockwise from the upper right of the top side. */
export function octagon(radius: number): Point[] {
    return Array.from({ length: 8 }, (_, corner) => {
        const angle = ((22.5 + corner * 45) * Math.PI) / 180;
        const far = radius / Math.cos(Math.PI / 8);
        return [Math.sin(angle) * far, -Math.cos(angle) * far] as const;
    });
}

export function octagonPath(radius: number): string {
    return `M${octagon(radius)
        .map(([x, y]) => `${short(x)} ${short(y)}`)
        .join('L')}Z`;
}

/** How much light falls on a side that faces N degrees clockwise from the top; the lamp is at the upper left. */
function light(facing: number): number {
    return (1 + Math.cos(((facing + 38) * Math.PI) / 180)) / 2;
}

/** The eight sloping sides between two octagons. */
function bevel(outer: number, inner: number, tone: (light: number) => string): Shape {
    const [far, near] = [octagon(outer), octagon(inner)];
    const text = (point: Point | undefined) => (point ? `${short(point[0])} ${short(point[1])}` : '');
    const sides = far.map((corner, index) => {
        const next = (index + 1) % 8;
        const d = `M${text(corner)}L${text(far[next])}L${text(near[next])}L${text(near[index])}Z`;
        return shape('path', { d, fill: tone(light((index + 1) * 45)) });
    });
    return shape('g', {}, ...sides);
}

function metallic(metal: Metal): (light: number) => string {
    const { lit, middle, shade } = metals[metal];
    return (light) => (light < 0.5 ? mixed(shade, middle, light * 2) : mixed(middle, lit, light * 2 - 1));
}

/** How far a tower reaches from the middle of its square, which is 50 to a side. */
export const reach = 41;
const ringWidth = 5.6;
const widest = 47;

/** How large the tower's top is drawn with N rings around it. */
export function topScale(rings: Rings, teeth: boolean): number {
    if (rings === 0 || teeth) return 1;
    return (widest - rings * ringWidth) / reach;
}

/** Where the rim ends and the face begins. */
const face = 34.6;

/** The rim that shows whose tower it is. */
export function towerRim(metal: Metal): Shape {
    const tone = metallic(metal);
    const { shade, lit } = metals[metal];
    const edge = { fill: 'none', 'stroke-linejoin': 'round' };
    return shape(
        'g',
        {},
        shape('path', { ...edge, d: octagonPath(reach), fill: shade, stroke: '#120a06', 'stroke-width': 1.4 }),
        bevel(reach, face + 2, tone),
        bevel(face + 2, face, (light) => tone(1 - light)),
        shape('path', {
            ...edge,
            d: octagonPath(reach - 0.7),
            stroke: lit,
            'stroke-width': 0.7,
            'stroke-opacity': 0.55,
        }),
    );
}

/** The face in the tower's own colour, enamelled. */
export function towerFace(colour: Colour): Shape {
    const own = paint[colour];
    const [pale, deep] = [mixed(own, '#ffffff', 0.38), mixed(own, '#000000', 0.45)];
    return shape(
        'g',
        {},
        bevel(face, face - 2.6, (light) =>
            light < 0.5 ? mixed(deep, own, light * 2) : mixed(own, pale, light * 2 - 1),
        ),
        shape('path', { d: octagonPath(face - 2.6), fill: own }),
        shape('path', { d: octagonPath(face - 2.6), fill: 'url(#kamisado-sheen)' }),
    );
}

/** The character is inked or pale as the face asks for: the rim and the dragon say whose it is. */
function mark(colour: Colour, metal: Metal): Shape {
    const { dragon, contour } = metals[metal];
    const pale = metal === 'black' ? ivory : dragon[0];
    return shape('use', {
        href: `#kamisado-kanji-${colour}`,
        transform: 'translate(-12.8 -12.8) scale(.256)',
        'stroke-width': 3.4,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        ...(isPale[colour] ? { fill: ink } : { fill: pale, stroke: metal === 'black' ? ink : contour }),
    });
}

/** A tower's top: its rim, its face, the dragon and the character. */
export function towerTop(colour: Colour, metal: Metal): Shape {
    const use = (name: string) => shape('use', { href: `#kamisado-${name}` });
    return shape('g', {}, use(`rim-${metal}`), use(`face-${colour}`), use(`dragon-${metal}`), mark(colour, metal));
}

/** One Sumo ring: an octagonal band with a dark gap inside it, so that rings can be counted; the first lies outside. */
export function sumoRing(index: number, metal: Metal): Shape {
    const outer = widest - index * ringWidth;
    const tone = metallic(metal);
    const black = metal === 'black';
    return shape(
        'g',
        {},
        shape('path', { d: octagonPath(outer + 0.3), fill: '#0d0705' }),
        bevel(outer - 0.3, outer - 3.9, (light) => tone(black ? 0.25 + light * 0.5 : 0.26 + light * 0.5)),
        shape('path', {
            d: octagonPath(outer - 0.8),
            fill: 'none',
            stroke: black ? '#cfc4b4' : metals[metal].lit,
            'stroke-width': 0.9,
            'stroke-linejoin': 'round',
        }),
    );
}

/** One of N dragon's teeth, which stand out over the upper edge of the rim. */
export function tooth(index: number, of: Rings): Shape {
    const angle = (index - (of - 1) / 2) * 34;
    return shape(
        'g',
        { transform: `rotate(${angle}) translate(0 -37)` },
        shape('path', {
            d: 'M-6.6 5.5C-7.4 -1 -4.6 -8.5 1.6 -13C.6 -8 4.6 -2 6.6 5.5C2.6 8.2 -2.8 8.2 -6.6 5.5Z',
            fill: 'url(#kamisado-tooth)',
            stroke: '#2a2018',
            'stroke-width': 1.5,
            'stroke-linejoin': 'round',
        }),
        shape('path', {
            d: 'M-3.6 4.6C-4.2 0 -2.8 -5 .2 -8.6',
            fill: 'none',
            stroke: '#ffffff',
            'stroke-width': 1.3,
            'stroke-linecap': 'round',
        }),
    );
}

/** The shadow that a tower throws on its square. */
export function towerShadow(): Shape {
    return shape('ellipse', { cx: 3, cy: 6, rx: 49, ry: 48, fill: 'url(#kamisado-shadow)' });
}
