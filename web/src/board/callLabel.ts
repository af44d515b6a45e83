import type { Square } from '../core/types';
import { placeOf, size } from './geometry';

/** Where the words of a call stand, in squares from the field's upper left corner. */
export interface LabelPlace {
    x: number;
    /** Of the edge or middle that `align` names. */
    y: number;
    align: 'above' | 'beside';
}

/** In squares: as wide as the words may become, and how high they are at most. */
export const labelWidth = 3.2;
const labelHeight = 1;
/** Between the goal and the words: a finger on the goal covers nothing of them. */
const gap = 0.45;

const top = ({ y, align }: LabelPlace): number => (align === 'above' ? y - labelHeight : y - labelHeight / 2);

function covers(place: LabelPlace, square: { column: number; row: number }): boolean {
    const [left, upper] = [place.x, top(place)];
    return (
        left < square.column + 1 &&
        square.column < left + labelWidth &&
        upper < square.row + 1 &&
        square.row < upper + labelHeight
    );
}

/** Next to the goal, on the board, never under a finger that lies on the goal, and off the called tower if possible. */
export function labelPlace(goal: Square, called: Square | null, flipped: boolean): LabelPlace {
    const { column, row } = placeOf(goal, flipped);
    const over = (x: number): LabelPlace => ({ x, y: row - gap, align: 'above' });
    const beside = (x: number, y = row + 0.5): LabelPlace => ({ x, y, align: 'beside' });
    const middle = Math.min(Math.max(column + 0.5 - labelWidth / 2, 0), size - labelWidth);
    const [left, right] = [column - gap - labelWidth, column + 1 + gap];
    const sides = column < size / 2 ? [right, left] : [left, right];
    const candidates = [
        over(middle),
        ...sides.map((x) => beside(x)),
        ...sides.map((x) => over(x)),
        ...sides.map((x) => beside(x, row - 0.6)),
        ...sides.map((x) => beside(x, row + 1.6)),
        ...sides.map((x) => beside(x, row + 2.6)),
    ].filter((place) => place.x >= 0 && place.x + labelWidth <= size && top(place) >= -0.05);
    const tower = called ? placeOf(called, flipped) : null;
    const free = candidates.filter((place) => tower === null || !covers(place, tower));
    return free[0] ?? candidates[0] ?? over(middle);
}
