import type { Square } from '../core/types';

/** A place as it is seen: column and row from the upper left, 0 to 7. */
export interface Place {
    column: number;
    row: number;
}

export const size = 8;
/** The width of a square in units; the playing field runs from 0 to `field`. */
export const unit = 100;
export const field = size * unit;

const files = 'abcdefgh';

/** How wide the frame is around the field. */
export function frameWidth(coordinates: boolean): number {
    return coordinates ? 34 : 20;
}

export function placeOf(square: Square, flipped: boolean): Place {
    const file = files.indexOf(square.charAt(0));
    const rank = Number(square.charAt(1)) - 1;
    return flipped ? { column: 7 - file, row: rank } : { column: file, row: 7 - rank };
}

export function squareAt({ column, row }: Place, flipped: boolean): Square {
    const [file, rank] = flipped ? [7 - column, row] : [column, 7 - row];
    return `${files.charAt(file)}${rank + 1}`;
}

/** All squares as they are seen, row by row from the top. */
export function rowsSeen(flipped: boolean): Square[][] {
    const numbers = Array.from({ length: size }, (_, index) => index);
    return numbers.map((row) => numbers.map((column) => squareAt({ column, row }, flipped)));
}

/** The middle of a square in units of the field. */
export function middleOf(square: Square, flipped: boolean): { x: number; y: number } {
    const { column, row } = placeOf(square, flipped);
    return { x: (column + 0.5) * unit, y: (row + 0.5) * unit };
}

/** The place under a point of the field, which is given in parts of its width and height; null outside. */
export function placeUnder(x: number, y: number): Place | null {
    const [column, row] = [Math.floor(x * size), Math.floor(y * size)];
    return column >= 0 && column < size && row >= 0 && row < size ? { column, row } : null;
}

/** What moves an element that is as large as a square from the upper left one to a place. */
export function shift({ column, row }: Place): string {
    return `translate(${column * 100}%, ${row * 100}%)`;
}

/** How many squares lie between two, along the longer way. */
export function stepsBetween(from: Square, to: Square): number {
    const [a, b] = [placeOf(from, false), placeOf(to, false)];
    return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}
