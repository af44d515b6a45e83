import type { coach } from './en/coach';
import type { embed } from './en/embed';
import type { learn } from './en/learn';
import type { live } from './en/live';
import type { online } from './en/online';
import type { puzzles } from './en/puzzles';
import type { tournaments } from './en/tournaments';
import { LazyText } from './lazy.svelte';
import type { Widened } from './text.svelte';

/**
 * The texts that only a part of the page needs, each fetched with it. Another language has exactly these strings, or the
 * build fails.
 */
export type CoachText = Widened<typeof coach>;
export type EmbedText = Widened<typeof embed>;
export type Learning = Widened<typeof learn>;
export type LiveText = Widened<typeof live>;
export type OnlineText = Widened<typeof online>;
export type PuzzleText = Widened<typeof puzzles>;
export type TournamentText = Widened<typeof tournaments>;

export const coaching = new LazyText<CoachText>({
    en: () => import('./en/coach').then((module) => module.coach),
    de: () => import('./de/coach').then((module) => module.coach),
    fr: () => import('./fr/coach').then((module) => module.coach),
});

export const embedding = new LazyText<EmbedText>({
    en: () => import('./en/embed').then((module) => module.embed),
    de: () => import('./de/embed').then((module) => module.embed),
    fr: () => import('./fr/embed').then((module) => module.embed),
});

export const learning = new LazyText<Learning>({
    en: () => import('./en/learn').then((module) => module.learn),
    de: () => import('./de/learn').then((module) => module.learn),
    fr: () => import('./fr/learn').then((module) => module.learn),
});

export const liveText = new LazyText<LiveText>({
    en: () => import('./en/live').then((module) => module.live),
    de: () => import('./de/live').then((module) => module.live),
    fr: () => import('./fr/live').then((module) => module.live),
});

export const onlineText = new LazyText<OnlineText>({
    en: () => import('./en/online').then((module) => module.online),
    de: () => import('./de/online').then((module) => module.online),
    fr: () => import('./fr/online').then((module) => module.online),
});

export const puzzling = new LazyText<PuzzleText>({
    en: () => import('./en/puzzles').then((module) => module.puzzles),
    de: () => import('./de/puzzles').then((module) => module.puzzles),
    fr: () => import('./fr/puzzles').then((module) => module.puzzles),
});
