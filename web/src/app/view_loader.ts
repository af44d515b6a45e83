import type { Component } from 'svelte';
import { loadCore } from '../core';
import { whenIdle } from '../browser/time';
import type { View } from '../browser/router.svelte';

/** A view is told what follows its name in the address; some do not care. */
export type ViewComponent = Component<{ id: string; query: URLSearchParams }>;
type Loader = () => Promise<{ default: ViewComponent | Component }>;

/** Each view is a file of its own, so that the first one is there at once. */
const loaders: Record<View, Loader> = {
    new: () => import('../views/play/NewMatchView.svelte'),
    match: () => import('../views/play/PlayView.svelte'),
    online: () => import('../views/online/OnlineView.svelte'),
    analysis: () => import('../views/analysis/AnalysisView.svelte'),
    learn: () => import('../views/learn/LearnView.svelte'),
    puzzles: () => import('../views/puzzles/PuzzlesView.svelte'),
    matches: () => import('../views/matches/MatchesView.svelte'),
    settings: () => import('../views/settings/SettingsView.svelte'),
    sheet: () => import('../views/sheet/SheetView.svelte'),
    about: () => import('../views/about/AboutView.svelte'),
    nowhere: () => import('./Nowhere.svelte'),
};

/** The view, when the core that it asks is there too. */
export async function loadView(view: View): Promise<ViewComponent> {
    const [module] = await Promise.all([loaders[view](), loadCore()]);
    return module.default as ViewComponent;
}

/** The view that most people open next, when there is nothing else to do. */
export function prefetchViews(): void {
    whenIdle(() => void loaders.match().catch(() => undefined));
}
