import type { live } from '../text/en/live';
import { LazyText } from '../text/lazy.svelte';
import type { Widened } from '../text/text.svelte';

/** Everything a match across the world says. Another language has exactly these strings, or the build fails. */
export type LiveText = Widened<typeof live>;

export const liveText = new LazyText<LiveText>({
    en: () => import('../text/en/live').then((module) => module.live),
    de: () => import('../text/de/live').then((module) => module.live),
    fr: () => import('../text/fr/live').then((module) => module.live),
});
