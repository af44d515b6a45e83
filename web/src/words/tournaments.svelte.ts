import { LazyText } from './lazy.svelte';
import type { TournamentText } from './parts.svelte';

/** Not with the other parts: the page that is opened first knows nothing of tournaments. */
export const tournamentText = new LazyText<TournamentText>({
    en: () => import('./en/tournaments').then((module) => module.tournaments),
    de: () => import('./de/tournaments').then((module) => module.tournaments),
    fr: () => import('./fr/tournaments').then((module) => module.tournaments),
});
