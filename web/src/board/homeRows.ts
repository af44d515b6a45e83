import type { Colour, PlacedTower, Player, Side, Square } from '../core/types';
import { field, placeOf, unit } from './geometry';
import { shownColour } from './ground';
import { paint } from './palette';
import { shape, type Shape } from './shapes';
import { towerParts } from './symbols';
import type { BoardLook } from './types';

/** Between the two rows, where the empty board would be. */
const gap = 24;
/** Room beside the rows for the arrows. */
export const margin = 60;
export const rowsHeight = 2 * unit + gap;

const top = (row: number): number => (row === 0 ? 0 : unit + gap);

/** The corner at a player's own left or right, as that player sits at the board. */
export function cornerOf(player: Player, side: Side): Square {
    if (player === 'black') return side === 'left' ? 'a1' : 'h1';
    return side === 'left' ? 'h8' : 'a8';
}

/** Points from a corner along the row: from here it is filled. */
function arrow(corner: Square, flipped: boolean): Shape {
    const { column, row } = placeOf(corner, flipped);
    const y = top(row) + unit / 2;
    const [tail, ahead] = column === 0 ? [-margin + 8, 1] : [field + margin - 8, -1];
    const d = `M${tail} ${y - 26}L${tail + 34 * ahead} ${y}L${tail} ${y + 26}Z`;
    return shape('path', { d, fill: 'currentColor' });
}

const isHome = (square: Square): boolean => /[18]$/.test(square);

/** What an aid says of the squares under a line-up. */
export function homeRowBadges(
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
    look: BoardLook,
): Shape[] {
    return Object.entries(squareColours)
        .filter(([square]) => isHome(square))
        .map(([square, colour]) => {
            const { column, row } = placeOf(square, look.flipped);
            const name = shownColour(colour, look, turnedColours);
            return shape('use', {
                href: `#kamisado-badge-${name}`,
                x: (column + 0.5) * unit,
                y: top(row) + unit / 2,
            });
        });
}

/** The two home rows, close together, with their towers: a line-up at a glance. */
export function homeRowShapes(
    towers: readonly PlacedTower[],
    squareColours: Readonly<Record<Square, Colour>>,
    turnedColours: Readonly<Record<Colour, Colour>>,
    look: BoardLook,
    from: Side,
): Shape[] {
    const place = (square: Square): { x: number; y: number } => {
        const { column, row } = placeOf(square, look.flipped);
        return { x: column * unit, y: top(row) };
    };
    const ground = [0, 7].map((row) =>
        shape('rect', { x: -8, y: top(row) - 8, width: field + 16, height: unit + 16, rx: 12, fill: '#1c0e07' }),
    );
    const squares = Object.entries(squareColours)
        .filter(([square]) => isHome(square))
        .map(([square, colour]) => {
            const { x, y } = place(square);
            const fill = paint[shownColour(colour, look, turnedColours)];
            return shape('rect', { x: x + 2, y: y + 2, width: 96, height: 96, fill });
        });
    const standing = towers
        .filter(({ square }) => isHome(square))
        .map((tower) => {
            const { x, y } = place(tower.square);
            const parts = towerParts(tower, shownColour(tower.colour, look, turnedColours), look.edition);
            const transform = `translate(${x + unit / 2} ${y + unit / 2})`;
            return shape('g', { transform }, ...parts.rings, parts.top, ...parts.teeth);
        });
    const arrows = (['black', 'gold'] as const).map((player) => arrow(cornerOf(player, from), look.flipped));
    return [...ground, ...squares, ...standing, ...arrows];
}
