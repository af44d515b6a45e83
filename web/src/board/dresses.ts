import type { Colour } from '../core/types';
import { signOf } from './aids';
import type { Dress } from './dress.svelte';
import { colours, ink, isPale, ivory, metals, mixed, paint, type Metal } from './palette';
import { shape, type Shape } from './shapes';
import { allMetals, redraw } from './symbols';
import { octagonPath, reach } from './tower';

/** Other drawings for the symbols of `symbols.ts`, under the same names: whatever points to them changes with them. */

function sign(colour: Colour, left: number, top: number, size: number): Shape {
    return shape('use', {
        href: `#kamisado-kanji-${colour}`,
        transform: `translate(${left} ${top}) scale(${size / 100})`,
        fill: isPale[colour] ? ink : ivory,
    });
}

/** Without a dragon there is room for a sign that is seen from afar. */
function top(colour: Colour, metal: Metal): Shape {
    const use = (name: string) => shape('use', { href: `#kamisado-${name}` });
    return shape(
        'g',
        { id: `kamisado-tower-${metal}-${colour}` },
        use(`rim-${metal}`),
        use(`face-${colour}`),
        sign(colour, -21, -21, 42),
    );
}

/** In the upper left corner of a square on which a tower stands: what the square is, seen beside the tower. */
function badge(colour: Colour): Shape {
    const plate = { x: -49, y: -49, width: 34, height: 34, rx: 8 };
    return shape(
        'g',
        { id: `kamisado-badge-${colour}` },
        shape('rect', { ...plate, fill: paint[colour], stroke: '#120a06', 'stroke-width': 5 }),
        shape('rect', { ...plate, fill: 'none', stroke: ivory, 'stroke-width': 2 }),
        sign(colour, -44.5, -44.5, 25),
    );
}

function markedSquare(colour: Colour, ground: readonly Shape[]): Shape {
    return shape('g', { id: `kamisado-square-${colour}-kanji` }, ...ground, sign(colour, 22, 22, 56));
}

function flatGround(colour: Colour): Shape[] {
    return [shape('rect', { x: 0.6, y: 0.6, width: 98.8, height: 98.8, fill: paint[colour] })];
}

function lacqueredGround(colour: Colour): Shape[] {
    return [shape('use', { href: `#kamisado-square-${colour}` })];
}

function gradient(
    id: string,
    ...stops: readonly (readonly [offset: number, colour: string, opacity: number])[]
): Shape {
    const drawn = stops.map(([offset, colour, opacity]) =>
        shape('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
    );
    return shape('linearGradient', { id, x2: 1, y2: 1 }, ...drawn);
}

/** Flat squares edge to edge, in a frame of slate. */
function flatBoard(): Shape[] {
    return [
        ...colours.map((colour) => shape('g', { id: `kamisado-square-${colour}` }, ...flatGround(colour))),
        gradient('kamisado-lacquer', [0, '#ffffff', 0], [1, '#ffffff', 0]),
        gradient('kamisado-frame', [0, '#39424c', 1], [1, '#242b33', 1]),
        gradient('kamisado-inlay', [0, '#8c98a5', 1], [1, '#5c6772', 1]),
    ];
}

/** A flat disc of eight sides; the rim still says whose it is. */
function plainTowers(): Shape[] {
    const rims = allMetals.map((metal) =>
        shape(
            'g',
            { id: `kamisado-rim-${metal}` },
            shape('path', {
                d: octagonPath(reach),
                fill: metals[metal].middle,
                stroke: metal === 'black' ? metals.black.lit : '#120a06',
                'stroke-width': 2.4,
                'stroke-linejoin': 'round',
            }),
        ),
    );
    const faces = colours.map((colour) =>
        shape(
            'g',
            { id: `kamisado-face-${colour}` },
            shape('path', {
                d: octagonPath(32),
                fill: paint[colour],
                stroke: mixed(paint[colour], '#000000', 0.5),
                'stroke-width': 1.6,
            }),
        ),
    );
    return [...rims, ...faces];
}

/** The symbols that differ from the usual ones. */
export function drawingsOf({ aid, board, towers }: Dress): Shape[] {
    const ground = board === 'flat' ? flatGround : lacqueredGround;
    const bare = towers === 'plain' || aid !== 'none';
    return [
        ...(board === 'flat' ? flatBoard() : []),
        ...(towers === 'plain' ? plainTowers() : []),
        ...(bare ? allMetals.flatMap((metal) => colours.map((colour) => top(colour, metal))) : []),
        ...(aid !== 'none' || board === 'flat' ? colours.map((colour) => markedSquare(colour, ground(colour))) : []),
        ...(aid === 'none'
            ? []
            : colours.flatMap((colour) => [
                  badge(colour),
                  shape('path', { id: `kamisado-kanji-${colour}`, d: signOf(colour, aid) }),
              ])),
    ];
}

export function change(dress: Dress): void {
    redraw(drawingsOf(dress));
}
