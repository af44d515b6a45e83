import type { online } from '../text/en/online';
import { LazyText } from '../text/lazy.svelte';
import type { Widened } from '../text/text.svelte';

/** Everything the online rooms say. Another language has exactly these strings, or the build fails. */
export type OnlineText = Widened<typeof online>;

export const onlineText = new LazyText<OnlineText>({
    en: () => import('../text/en/online').then((module) => module.online),
    de: () => import('../text/de/online').then((module) => module.online),
    fr: () => import('../text/fr/online').then((module) => module.online),
});
