import type { BoardLook } from '../../board/types';
import { settings } from '../../browser/settings.svelte';

/** How boards look in the book: their colours keep their names. */
export function bookLook(flipped: boolean, coordinates = settings.coordinates): BoardLook {
    return { flipped, turned: false, side: settings.boardSide, edition: settings.edition, coordinates };
}
