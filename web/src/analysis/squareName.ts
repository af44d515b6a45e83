import type { Colour, Square, Tower } from '../core/types';
import type { ColourNaming } from '../record/letters';
import { playerName, rankName } from '../record/names';
import { wording } from '../text/text.svelte';

/** "e5, brown square, Black's purple Sumo", as the set-up board is heard. */
export function squareName(square: Square, colour: Colour, tower: Tower | null, naming: ColourNaming | null): string {
    const { analysis, common } = wording.text;
    const place = analysis.square(square, common.colours[colour]);
    return tower ? `${place}, ${towerName(tower, naming)}` : `${place}, ${analysis.empty}`;
}

export function towerName(tower: Tower, naming: ColourNaming | null): string {
    const colour = wording.text.common.colours[naming?.[tower.colour] ?? tower.colour];
    return wording.text.analysis.towerOf(playerName(tower.player), colour, rankName(tower.rings));
}
