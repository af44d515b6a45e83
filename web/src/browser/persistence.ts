import { onShelf, putOnShelf } from './shelf.svelte';

const key = 'kamisado.asked-to-keep';
let asked = false;

/** Asks the browser, once, not to clear the matches away when space is short. Some browsers ask the person then. */
export function askToKeep(): void {
    if (asked || typeof navigator === 'undefined' || !navigator.storage?.persist) return;
    asked = true;
    // A browser that keeps no word of ours will not keep more.
    if (onShelf(key) !== null || !putOnShelf(key, 'yes')) return;
    // Refused or not, the matches are there; nothing depends on the answer.
    navigator.storage.persist().catch(() => {});
}
