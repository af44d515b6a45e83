import type { learn } from '../text/en/learn';
import { LazyText } from '../text/lazy.svelte';
import type { Widened } from '../text/text.svelte';

/** Everything the book says. Another language has exactly these strings, or the build fails. */
export type Learning = Widened<typeof learn>;

export const learning = new LazyText<Learning>({
    en: () => import('../text/en/learn').then((module) => module.learn),
    de: () => import('../text/de/learn').then((module) => module.learn),
    fr: () => import('../text/fr/learn').then((module) => module.learn),
});
