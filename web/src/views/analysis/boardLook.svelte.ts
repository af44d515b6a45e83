import type { BoardLook } from '../../board/types';
import { settings } from '../../browser/settings.svelte';

/** From which side the analysis is looked at. */
export const orientation = $state({ flipped: false });

export function lookOf(): BoardLook {
    return {
        flipped: orientation.flipped,
        turned: settings.turned,
        side: settings.boardSide,
        edition: settings.edition,
        coordinates: settings.coordinates,
    };
}
