import type { Colour, Square } from '../core/types';
import { field, frameWidth, middleOf, placeOf, rowsSeen, unit } from './geometry';
import { writing } from './glyphs';
import { shape, type Shape } from './shapes';
import type { BoardLook } from './types';

/** How a colour is called on the board as it lies. */
export function shownColour(colour: Colour, look: BoardLook, turnedColours: Readonly<Record<Colour, Colour>>): Colour {
    return look.turned ? turnedColours[colour] : colour;
}

function frame(width: number): Shape[] {
    const rect = (inset: number, radius: number, attributes: Shape['attributes']) =>
        shape('rect', {
            x: inset - width,
            y: inset - width,
            width: field + 2 * (width - inset),
            height: field + 2 * (width - inset),
            rx: radius,
            ...attributes,
        });
    return [
        rect(0, 16, { fill: 'url(#kamisado-frame)' }),
        rect(1.5, 15, { fill: 'none', stroke: '#8a6142', 'stroke-opacity': 0.55, 'stroke-width': 1.5 }),
        rect(width - 5, 7, { fill: '#0f0703', stroke: 'url(#kamisado-inlay)', 'stroke-width': 2.4 }),
    ];
}

function coordinates(flipped: boolean, width: number): Shape[] {
    const middle = width / 2 - 2.5;
    const tone = { stroke: '#e9cf8f' };
    return rowsSeen(flipped).flatMap((squares, index) => {
        const rank = (squares[0] as Square).charAt(1);
        const file = squareFile(index, flipped);
        const at = (index + 0.5) * unit;
        return [
            writing(rank, -middle - 5, at, 17, tone),
            writing(rank, field + middle + 5, at, 17, tone),
            writing(file, at, -middle - 5 - 1, 17, tone),
            writing(file, at, field + middle + 5 - 1, 17, tone),
        ];
    });
}

function squareFile(column: number, flipped: boolean): string {
    return (rowsSeen(flipped)[0]?.[column] ?? '').charAt(0);
}

/** The frame and the 64 squares: all that never moves. */
export function groundShapes(
    look: BoardLook,
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
): Shape[] {
    const width = frameWidth(look.coordinates);
    const squares = Object.entries(squareColours).map(([square, colour]) => {
        const { column, row } = placeOf(square, look.flipped);
        const name = `${shownColour(colour, look, turnedColours)}${look.side === 'kanji' ? '-kanji' : ''}`;
        return shape('use', { href: `#kamisado-square-${name}`, x: column * unit, y: row * unit });
    });
    return [...frame(width), ...squares, ...(look.coordinates ? coordinates(look.flipped, width) : [])];
}

/** On each square with a tower, what the square is: drawn over the towers when an aid is worn. */
export function badgeShapes(
    occupied: Iterable<Square>,
    look: BoardLook,
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
): Shape[] {
    return Array.from(occupied, (square) => {
        const { x, y } = middleOf(square, look.flipped);
        const colour = shownColour(squareColours[square] ?? 'brown', look, turnedColours);
        return shape('use', { href: `#kamisado-badge-${colour}`, x, y });
    });
}

/** The view box of the whole board with its frame. */
export function viewBox(look: BoardLook): string {
    const width = frameWidth(look.coordinates);
    return `${-width} ${-width} ${field + 2 * width} ${field + 2 * width}`;
}
