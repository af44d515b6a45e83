import type { puzzles } from '../text/en/puzzles';
import { LazyText } from '../text/lazy.svelte';
import type { Widened } from '../text/text.svelte';

/** Everything the puzzles say. Another language has exactly these strings, or the build fails. */
export type PuzzleText = Widened<typeof puzzles>;

export const puzzling = new LazyText<PuzzleText>({
    en: () => import('../text/en/puzzles').then((module) => module.puzzles),
    de: () => import('../text/de/puzzles').then((module) => module.puzzles),
    fr: () => import('../text/fr/puzzles').then((module) => module.puzzles),
});
