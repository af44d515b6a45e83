import { settings } from './settings.svelte';

/** What the device prefers, as it changes. */
function preference(query: string): { readonly matches: boolean } {
    if (typeof matchMedia === 'undefined') return { matches: false };
    const media = matchMedia(query);
    const state = $state({ matches: media.matches });
    media.addEventListener('change', () => (state.matches = media.matches));
    return state;
}

const dark = preference('(prefers-color-scheme: dark)');
const reduced = preference('(prefers-reduced-motion: reduce)');

/** The settings, with "as the device" resolved. */
class Appearance {
    readonly theme = $derived(settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme);
    /** Nothing moves. */
    readonly still = $derived(settings.motion === 'none' || (settings.motion === 'system' && reduced.matches));
}

export const appearance = new Appearance();
