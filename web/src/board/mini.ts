import type { Colour, PlacedTower, Square } from '../core/types';
import { field, middleOf, placeOf, unit } from './geometry';
import { badgeShapes, shownColour } from './ground';
import { ink, isPale, ivory, paint } from './palette';
import { shape, type Shape } from './shapes';
import { towerParts } from './symbols';
import type { BoardLook } from './types';

/** A board in small: flat squares, and towers without shadows. All squares of a colour are one path. */
export function miniShapes(
    towers: readonly PlacedTower[],
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
    look: BoardLook,
): Shape[] {
    const fields = new Map<Colour, string>();
    for (const [square, colour] of Object.entries(squareColours)) {
        const { column, row } = placeOf(square, look.flipped);
        const called = shownColour(colour, look, turnedColours);
        const d = `M${column * unit + 2} ${row * unit + 2}h96v96h-96Z`;
        fields.set(called, (fields.get(called) ?? '') + d);
    }
    const standing = towers.map((tower) => {
        const { x, y } = middleOf(tower.square, look.flipped);
        const parts = towerParts(tower, shownColour(tower.colour, look, turnedColours), look.edition);
        return shape('g', { transform: `translate(${x} ${y})` }, ...parts.rings, parts.top, ...parts.teeth);
    });
    return [
        shape('rect', { x: -12, y: -12, width: field + 24, height: field + 24, rx: 16, fill: '#1c0e07' }),
        ...[...fields].map(([colour, d]) => shape('path', { d, fill: paint[colour] })),
        shape('rect', { width: field, height: field, fill: 'url(#kamisado-lacquer)' }),
        ...standing,
    ];
}

/** What an aid adds: a sign on every empty square, and a badge beside every tower. */
export function miniAids(
    towers: readonly PlacedTower[],
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
    look: BoardLook,
): Shape[] {
    const occupied = new Set(towers.map(({ square }) => square));
    const signs = Object.entries(squareColours)
        .filter(([square]) => !occupied.has(square))
        .map(([square, colour]) => {
            const { column, row } = placeOf(square, look.flipped);
            const called = shownColour(colour, look, turnedColours);
            return shape('use', {
                href: `#kamisado-kanji-${called}`,
                transform: `translate(${column * unit + 22} ${row * unit + 22}) scale(.56)`,
                fill: isPale[called] ? ink : ivory,
            });
        });
    return [...signs, ...badgeShapes(occupied, look, squareColours, turnedColours)];
}
