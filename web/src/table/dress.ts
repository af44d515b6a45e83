import { tempo, wardrobe } from '../board/dress.svelte';
import { appearance } from '../browser/appearance.svelte';
import type { Settings } from '../browser/settings.svelte';

/** Every board of the page looks and moves as the settings say. A look that cannot be loaded leaves the boards as they are. */
export function wearSettings({ colourAid, boardStyle, towerStyle }: Settings): void {
    const dress = { aid: colourAid, board: boardStyle, towers: towerStyle };
    tempo.rate = appearance.rate;
    wardrobe.wear(dress).catch((error: unknown) => console.warn(error));
}
