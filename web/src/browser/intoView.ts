import { appearance } from './appearance.svelte';

/** What appears below the board appears to be read. */
export function intoView(element: HTMLElement, wanted = true): void {
    if (!wanted) return;
    element.scrollIntoView({ block: 'nearest', behavior: appearance.still ? 'auto' : 'smooth' });
}
