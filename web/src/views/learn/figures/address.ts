import { routeFrom, router } from '../../../browser/router.svelte';
import { linkInto } from '../address';

/** A figure, or one of its parts. */
export function linkToFigure(number: number, letter = ''): string {
    return linkInto(letter ? `figure-${number}/${letter}` : `figure-${number}`);
}

/** The address follows the figure, and "back" leaves it at once. */
export function showInAddress(number: number, letter: string): void {
    const wanted = linkToFigure(number, letter);
    const { view, id } = router.route;
    // Whoever has gone elsewhere is not called back.
    if (view !== 'learn' || id.split('/')[0] !== `figure-${number}` || location.hash === wanted) return;
    history.replaceState(history.state, '', wanted);
    router.route = routeFrom(wanted);
}
