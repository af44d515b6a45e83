import type { BoardMark } from '../../../board/types';
import type { PlacedTower, Player, Side, Square } from '../../../core/types';

/** A tower that is put on the home row: where it stood and where it goes. */
export interface Placing {
    tower: PlacedTower;
    to: Square;
}

/** The towers of a player in the order in which they are placed, read off the line-up that the core made. */
export function placings(
    towers: readonly PlacedTower[],
    lineUp: readonly PlacedTower[],
    player: Player,
    from: Side,
): Placing[] {
    // Each player's own left: Black's is file a, Gold's is file h.
    const upwards = (player === 'black') === (from === 'left');
    return lineUp
        .filter((tower) => tower.player === player)
        .toSorted((one, other) => one.square.localeCompare(other.square) * (upwards ? 1 : -1))
        .flatMap(({ colour, square }) => {
            const tower = towers.find((each) => each.player === player && each.colour === colour);
            return tower ? [{ tower, to: square }] : [];
        });
}

/** The numbers on the towers. */
export function orderMarks(order: readonly Placing[]): BoardMark[] {
    return order.map(({ tower }, index) => ({
        from: null,
        to: tower.square,
        kind: 'unknown',
        label: String(index + 1),
    }));
}
