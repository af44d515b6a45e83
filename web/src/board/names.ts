import type { Colour, PlacedTower, Square } from '../core/types';
import type { Text } from '../words/text.svelte';
import { shownColour } from './ground';
import { standingOn } from './state';
import type { BoardLook } from './types';

export interface Named {
    towers: readonly PlacedTower[];
    squareColours: Readonly<Record<Square, Colour>>;
    turnedColours: Readonly<Record<Colour, Colour>>;
    look: BoardLook;
    text: Text['board'];
}

/** A square for those who hear it: "e5, brown square, black purple Sumo tower". */
export function squareName(square: Square, { towers, squareColours, turnedColours, look, text }: Named): string {
    const called = (colour: Colour) => shownColour(colour, look, turnedColours);
    const parts: string[] = [square];
    const ground = squareColours[square];
    if (ground) parts.push(text.square(called(ground)));
    const tower = standingOn(towers, square);
    if (tower) parts.push(text.tower(tower.player, called(tower.colour), tower.rings, look.edition));
    return parts.join(', ');
}
