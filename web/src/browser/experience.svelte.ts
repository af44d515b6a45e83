import { onShelf, putOnShelf } from './shelf.svelte';

const key = 'kamisado.finished';
/** So many matches are somebody's first ones. */
const firstGames = 5;

/** How many matches were finished in this browser, as far as the page needs to know: it helps newcomers more. */
class Experience {
    #finished = $state.raw<readonly string[]>(finishedFrom(onShelf(key)));

    readonly isNew: boolean = $derived(this.#finished.length < firstGames);

    /** A match is over; told twice of the same one, it counts once. */
    finished(match: string): void {
        if (!this.isNew || this.#finished.includes(match)) return;
        this.#finished = [...this.#finished, match];
        putOnShelf(key, JSON.stringify(this.#finished));
    }
}

function finishedFrom(text: string | null): readonly string[] {
    try {
        const stored: unknown = JSON.parse(text ?? '[]');
        if (Array.isArray(stored)) return stored.filter((one) => typeof one === 'string');
    } catch {
        // Not ours to repair: whoever has a broken entry is helped once more.
    }
    return [];
}

export const experience = new Experience();
