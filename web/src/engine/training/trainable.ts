import { loadCore, type Line, type Review } from '../../core';

/**
 * Puts the mistakes of a review among those that are to be trained: of the people who played, when the match is one of
 * one's own. Somebody who asks for it wants those of any other match too, of both sides.
 */
export async function trainable(line: Line, review: Review, asked: boolean): Promise<void> {
    const [{ peopleOf }, { training }, { matchStore }, core] = await Promise.all([
        import('./people'),
        import('./training.svelte'),
        import('../../store/store'),
        loadCore(),
    ]);
    const people = await peopleOf(core, matchStore, line);
    training.learnFrom(line, review, people ?? (asked ? ['black', 'gold'] : []));
}
