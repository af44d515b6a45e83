import { wardrobe } from '../board/dress.svelte';
import type { Settings } from '../browser/settings.svelte';

/** Every board of the page looks as the settings say. A look that cannot be loaded leaves the boards as they are. */
export function wearSettings({ colourAid, boardStyle, towerStyle }: Settings): void {
    const dress = { aid: colourAid, board: boardStyle, towers: towerStyle };
    wardrobe.wear(dress).catch((error: unknown) => console.warn(error));
}
