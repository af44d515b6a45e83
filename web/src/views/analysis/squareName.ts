import { squareName } from '../../board/names';
import type { Core } from '../../core/core';
import type { PlacedTower, Square, Tower } from '../../core/types';
import type { ColourNaming } from '../../words/letters';
import { settings } from '../../browser/settings.svelte';
import { wording } from '../../words/text.svelte';
import { lookOf } from './boardLook.svelte';

/** A square as it is heard, with what stands on it. */
export function heardSquare(core: Core, towers: readonly PlacedTower[], square: Square): string {
    const { squareColours, turnedColours } = core;
    return squareName(square, { towers, squareColours, turnedColours, look: lookOf(), text: wording.text.board });
}

export function heardTower(tower: Tower, naming: ColourNaming | null): string {
    const colour = naming?.[tower.colour] ?? tower.colour;
    return wording.text.board.tower(tower.player, colour, tower.rings, settings.edition);
}
