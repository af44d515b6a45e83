import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../settings/settings.svelte';

const query = typeof window === 'undefined' ? null : new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the system asks for calm and the person has not asked for more. */
export function reducedMotion(): boolean {
    return settings.motion === 'none' || (settings.motion === 'system' && (query?.current ?? false));
}
