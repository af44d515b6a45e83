import { field, middleOf, placeOf, rowsSeen, unit } from '../../board/geometry';
import { writing } from '../../board/glyphs';
import { ink, isPale, ivory, metalOf, metals, paint } from '../../board/palette';
import { shape, type Shape } from '../../board/shapes';
import { towerParts } from '../../board/symbols';
import { octagonPath, topScale } from '../../board/tower';
import type { BoardLook } from '../../board/types';
import type { Colour, PlacedTower, Square } from '../../core/types';

/** Room for the letters and numbers at the edge. */
export const margin = 40;

/** A tower as a printer likes it: flat, and without its dragon, which is larger than all the rest of a page. */
function printedTower(tower: PlacedTower, look: BoardLook, isToMove: boolean): Shape {
    const { x, y } = middleOf(tower.square, look.flipped);
    const metal = metals[metalOf(tower.player, look.edition)];
    const { rings, teeth } = towerParts(tower, tower.colour, look.edition);
    const light = isToMove
        ? [shape('path', { d: octagonPath(49), fill: '#ffffff', stroke: ink, 'stroke-width': 2 })]
        : [];
    const top = shape(
        'g',
        { transform: `scale(${topScale(tower.rings, look.edition === 'huch')})` },
        shape('path', { d: octagonPath(43), fill: metal.middle, stroke: ink, 'stroke-width': 2.5 }),
        shape('path', { d: octagonPath(32), fill: paint[tower.colour], stroke: metal.contour, 'stroke-width': 1.5 }),
        shape('use', {
            href: `#kamisado-kanji-${tower.colour}`,
            transform: 'translate(-21 -21) scale(.42)',
            fill: isPale[tower.colour] ? ink : ivory,
        }),
    );
    return shape('g', { transform: `translate(${x} ${y})` }, ...light, ...rings, top, ...teeth);
}

function edge(look: BoardLook): Shape[] {
    const rows = rowsSeen(look.flipped);
    const letter = (text: string, x: number, y: number): Shape => writing(text, x, y, 20, { stroke: '#5f5348' });
    return rows.flatMap((squares, index) => [
        letter((squares[0] ?? '').charAt(1), -margin / 2, (index + 0.5) * unit),
        letter((rows[7]?.[index] ?? '').charAt(0), (index + 0.5) * unit, field + margin / 2 + 2),
    ]);
}

/** A position on paper. */
export function printedShapes(
    towers: readonly PlacedTower[],
    squareColours: Readonly<Record<Square, Colour>>,
    look: BoardLook,
    toMove: Square | null,
): Shape[] {
    const squares = Object.entries(squareColours).map(([square, colour]) => {
        const { column, row } = placeOf(square, look.flipped);
        return shape('rect', {
            x: column * unit,
            y: row * unit,
            width: unit,
            height: unit,
            fill: paint[colour],
            stroke: '#1c0e07',
            'stroke-width': 3,
        });
    });
    return [...edge(look), ...squares, ...towers.map((tower) => printedTower(tower, look, tower.square === toMove))];
}
