import type { Colour, Rings, Tower } from '../core/types';
import { dragon } from './dragon';
import { kanji } from './kanji';
import { colours, ink, isPale, ivory, metalOf, metals, mixed, paint, type Metal } from './palette';
import { asElement, shape, type Shape } from './shapes';
import { octagonPath, sumoRing, tooth, topScale, towerFace, towerRim, towerShadow, towerTop } from './tower';
import type { BoardLook } from './types';

/** Everything that is drawn more than once, drawn once: boards and icons only point to it. */

export const allMetals: readonly Metal[] = ['gold', 'black', 'white'];

const stop = (offset: number, colour: string, opacity = 1) =>
    shape('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

function gradients(): Shape[] {
    return [
        shape(
            'radialGradient',
            { id: 'kamisado-sheen', cx: 0.35, cy: 0.25, r: 0.9 },
            stop(0, '#ffffff', 0.34),
            stop(0.5, '#ffffff', 0.04),
            stop(1, '#000000', 0.28),
        ),
        shape(
            'radialGradient',
            { id: 'kamisado-shadow' },
            stop(0.74, '#000000', 0.5),
            stop(0.86, '#000000', 0.2),
            stop(1, '#000000', 0),
        ),
        shape(
            'radialGradient',
            { id: 'kamisado-glow' },
            stop(0.62, '#fff3c4', 1),
            stop(0.76, '#ffe9a0', 0.62),
            stop(1, '#ffe9a0', 0),
        ),
        ...allMetals.map((metal) =>
            shape(
                'linearGradient',
                { id: `kamisado-skin-${metal}`, gradientUnits: 'userSpaceOnUse', x1: -20, y1: -26, x2: 18, y2: 26 },
                stop(0, metals[metal].dragon[0]),
                stop(1, metals[metal].dragon[1]),
            ),
        ),
        shape('linearGradient', { id: 'kamisado-tooth', x2: 1, y2: 0 }, stop(0, '#fffaf0'), stop(1, '#cbb994')),
        shape(
            'linearGradient',
            { id: 'kamisado-lacquer', x2: 1, y2: 1 },
            stop(0, '#ffffff', 0.2),
            stop(0.42, '#ffffff', 0.03),
            stop(0.6, '#000000', 0.02),
            stop(1, '#000000', 0.24),
        ),
        shape(
            'linearGradient',
            { id: 'kamisado-frame', x2: 1, y2: 1 },
            stop(0, '#5a3a26'),
            stop(0.35, '#3a2114'),
            stop(0.7, '#2a160c'),
            stop(1, '#1c0e07'),
        ),
        shape(
            'linearGradient',
            { id: 'kamisado-inlay', x2: 1, y2: 1 },
            stop(0, '#f6dd92'),
            stop(0.5, '#b98a2c'),
            stop(1, '#e3c06a'),
        ),
    ];
}

/** A square, 100 by 100 from its upper left corner. */
function square(colour: Colour, withKanji: boolean): Shape {
    const own = paint[colour];
    const parts = [
        shape('rect', { x: 1.5, y: 1.5, width: 97, height: 97, rx: 5, fill: own }),
        shape('rect', { x: 1.5, y: 1.5, width: 97, height: 97, rx: 5, fill: 'url(#kamisado-lacquer)' }),
        shape('path', {
            d: 'M4.5 94V8Q4.5 4.5 8 4.5H94',
            fill: 'none',
            stroke: mixed(own, '#ffffff', 0.55),
            'stroke-opacity': 0.55,
            'stroke-width': 1.6,
            'stroke-linecap': 'round',
        }),
        shape('path', {
            d: 'M6 95.5H92Q95.5 95.5 95.5 92V6',
            fill: 'none',
            stroke: '#000000',
            'stroke-opacity': 0.28,
            'stroke-width': 1.6,
            'stroke-linecap': 'round',
        }),
    ];
    if (withKanji) {
        parts.push(
            shape('use', {
                href: `#kamisado-kanji-${colour}`,
                transform: 'translate(20 20) scale(.6)',
                fill: isPale[colour] ? ink : ivory,
                'fill-opacity': isPale[colour] ? 0.78 : 0.88,
            }),
        );
    }
    return shape('g', { id: `kamisado-square-${colour}${withKanji ? '-kanji' : ''}` }, ...parts);
}

/** The light around a tower that must move or is in hand. */
function halo(): Shape {
    return shape(
        'g',
        { id: 'kamisado-halo' },
        shape('circle', { r: 72, fill: 'url(#kamisado-glow)' }),
        shape('path', {
            d: octagonPath(52),
            fill: '#fffbe8',
            stroke: '#1b0f08',
            'stroke-width': 1.6,
            'stroke-opacity': 0.5,
        }),
    );
}

/** Around each tower that may move when the choice is free: a thin edge of light, as eight of them stand side by side. */
function shimmer(): Shape {
    return shape(
        'g',
        { id: 'kamisado-shimmer' },
        shape('circle', { r: 60, fill: 'url(#kamisado-glow)', 'fill-opacity': 0.5 }),
        shape('path', { d: octagonPath(45), fill: 'none', stroke: '#fffbe8', 'stroke-width': 2.4 }),
    );
}

/** The octagon with a character by which the move list writes a colour; 100 by 100 around (0, 0). */
function chip(colour: Colour): Shape {
    const own = paint[colour];
    return shape(
        'g',
        { id: `kamisado-chip-${colour}` },
        shape('path', { d: octagonPath(46), fill: own, stroke: mixed(own, '#000000', 0.45), 'stroke-width': 4 }),
        shape('path', { d: octagonPath(46), fill: 'url(#kamisado-sheen)' }),
        shape('use', {
            href: `#kamisado-kanji-${colour}`,
            transform: 'translate(-31 -31) scale(.62)',
            fill: isPale[colour] ? ink : '#ffffff',
        }),
    );
}

function usualSymbols(): Shape[] {
    const withId = (id: string, drawing: Shape) => shape('g', { id }, drawing);
    return [
        ...gradients(),
        withId('kamisado-tower-shadow', towerShadow()),
        halo(),
        shimmer(),
        ...colours.map((colour) => shape('path', { id: `kamisado-kanji-${colour}`, d: kanji[colour] })),
        ...allMetals.map((metal) =>
            shape(
                'g',
                { id: `kamisado-dragon-${metal}`, transform: 'scale(1.1)' },
                dragon(`url(#kamisado-skin-${metal})`, metals[metal].contour, metal === 'black' ? 1.1 : 1.5),
            ),
        ),
        ...colours.flatMap((colour) => [
            withId(`kamisado-face-${colour}`, towerFace(colour)),
            square(colour, false),
            square(colour, true),
            chip(colour),
        ]),
        ...allMetals.flatMap((metal) => [
            withId(`kamisado-rim-${metal}`, towerRim(metal)),
            ...colours.map((colour) => withId(`kamisado-tower-${metal}-${colour}`, towerTop(colour, metal))),
            ...[0, 1, 2].map((index) => withId(`kamisado-ring-${metal}-${index}`, sumoRing(index, metal))),
        ]),
        ...([1, 2, 3] as const).flatMap((of) =>
            Array.from({ length: of }, (_, index) => withId(`kamisado-tooth-${index}-of-${of}`, tooth(index, of))),
        ),
    ];
}

/** Drawings that replace usual ones of the same name, or that the usual ones do not have. */
let redrawn: readonly Shape[] = [];

export function allSymbols(): Shape[] {
    const others = new Map(redrawn.map((drawing) => [drawing.attributes.id, drawing]));
    const usual = usualSymbols();
    const known = new Set(usual.map(({ attributes }) => attributes.id));
    return [
        ...usual.map((drawing) => others.get(drawing.attributes.id) ?? drawing),
        ...redrawn.filter(({ attributes }) => !known.has(attributes.id)),
    ];
}

const use = (id: string, attributes: Shape['attributes'] = {}) => shape('use', { href: `#${id}`, ...attributes });

export interface TowerParts {
    /** Lie under the top, the first outside. */
    rings: Shape[];
    top: Shape;
    /** Stand over the top. */
    teeth: Shape[];
}

/** A tower as pointers to what is drawn once; `colour` is the colour as it is called on the board that is shown. */
export function towerParts(tower: Tower, colour: Colour, edition: BoardLook['edition']): TowerParts {
    const metal = metalOf(tower.player, edition);
    const hasTeeth = edition === 'huch';
    const each = (of: Rings, name: (index: number) => string) =>
        Array.from({ length: of }, (_, index) => use(name(index)));
    return {
        rings: hasTeeth ? [] : each(tower.rings, (index) => `kamisado-ring-${metal}-${index}`),
        top: use(`kamisado-tower-${metal}-${colour}`, { transform: `scale(${topScale(tower.rings, hasTeeth)})` }),
        teeth: hasTeeth ? each(tower.rings, (index) => `kamisado-tooth-${index}-of-${tower.rings}`) : [],
    };
}

/** The whole tower with its shadow. */
export function towerShapes(tower: Tower, colour: Colour, edition: BoardLook['edition']): Shape[] {
    const { rings, top, teeth } = towerParts(tower, colour, edition);
    return [use('kamisado-tower-shadow'), ...rings, top, ...teeth];
}

let holder: SVGElement | null = null;

/** Puts the symbols into the page, once for all boards and icons. */
export function installSymbols(): void {
    if (holder) return;
    const attributes = { width: 0, height: 0, 'aria-hidden': 'true', focusable: 'false', class: 'kamisado-symbols' };
    holder = asElement(shape('svg', attributes, shape('defs', {}, ...allSymbols())));
    holder.style.position = 'absolute';
    document.body.append(holder);
}

/** From now on these are drawn instead, on every board that is seen and on every picture of one. */
export function redraw(drawings: readonly Shape[]): void {
    redrawn = drawings;
    holder?.replaceChildren(asElement(shape('defs', {}, ...allSymbols())));
}
