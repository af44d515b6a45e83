import type { Colour, PlacedTower, Player } from '../core/types';

/** A side's towers as they stand from file a to file h. */
export function lineUpColours(towers: readonly PlacedTower[], player: Player): Colour[] {
    return towers
        .filter((tower) => tower.player === player)
        .toSorted((one, other) => one.square.localeCompare(other.square))
        .map((tower) => tower.colour);
}
