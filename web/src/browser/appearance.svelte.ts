import { MediaQuery } from 'svelte/reactivity';
import { settings, type Settings } from './settings.svelte';

const dark = new MediaQuery('(prefers-color-scheme: dark)', false);
const reduced = new MediaQuery('(prefers-reduced-motion: reduce)', false);

const rates: Record<Settings['speed'], number> = { slow: 0.6, normal: 1, fast: 1.8 };

/** The settings, with "as the device" resolved. */
class Appearance {
    readonly theme = $derived(settings.theme === 'system' ? (dark.current ? 'dark' : 'light') : settings.theme);
    /** The device asks for less movement. */
    readonly calm = $derived(reduced.current);
    /** Nothing moves. */
    readonly still = $derived(settings.motion === 'none' || (settings.motion === 'system' && reduced.current));
    /** How many times as fast as usual things move. */
    readonly rate = $derived(rates[settings.speed] ?? 1);
}

export const appearance = new Appearance();
