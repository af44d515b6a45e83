import { MediaQuery } from 'svelte/reactivity';
import { settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
const reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

/** The settings, with "as the device" resolved. */
class Appearance {
    readonly theme = $derived(settings.theme === 'system' ? (dark.current ? 'dark' : 'light') : settings.theme);
    /** Nothing moves. */
    readonly still = $derived(settings.motion === 'none' || (settings.motion === 'system' && reduced.current));
}

export const appearance = new Appearance();
