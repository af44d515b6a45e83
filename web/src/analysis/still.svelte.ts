import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte';

const reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** Nothing moves, because the settings or the system say so. */
export function isStill(): boolean {
    return settings.motion === 'none' || (settings.motion === 'system' && reduced.current);
}
