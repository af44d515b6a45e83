import type { embed } from '../text/en/embed';
import { LazyText } from '../text/lazy.svelte';
import type { Widened } from '../text/text.svelte';

/** What only the embedded document says. */
export type EmbedText = Widened<typeof embed>;

export const embedding = new LazyText<EmbedText>({
    en: () => import('../text/en/embed').then((module) => module.embed),
    de: () => import('../text/de/embed').then((module) => module.embed),
    fr: () => import('../text/fr/embed').then((module) => module.embed),
});
