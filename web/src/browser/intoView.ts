import { appearance } from './appearance.svelte';

/** Scrolls what appears below the board into view. */
export function intoView(element: HTMLElement, wanted = true): void {
    if (!wanted) return;
    element.scrollIntoView({ block: 'nearest', behavior: appearance.still ? 'auto' : 'smooth' });
}
