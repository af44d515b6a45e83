import { onShelf, putOnShelf } from './shelf.svelte';

const key = 'kamisado.finished';
const streakKey = 'kamisado.streak';
const coachedKey = 'kamisado.coached';
/** How many matches are remembered, so that stepping through one again does not count it twice. */
const remembered = 100;
/** How many matches count as somebody's first ones. */
const firstGames = 5;

/** How many matches were finished in this browser, as far as the page needs to know: it helps newcomers more. */
class Experience {
    #finished = $state.raw<readonly string[]>(finishedFrom(onShelf(key)));

    #streak = $state.raw<{ wins: number; counted: readonly string[] }>(streakFrom(onShelf(streakKey)));

    /** Matches won one after the other, up to the last one. */
    readonly streak: number = $derived(this.#streak.wins);
    readonly isNew: boolean = $derived(this.#finished.length < firstGames);

    #coached = $state(onShelf(coachedKey) !== null);
    /** Nobody has finished a match here, nor sent the coach away. */
    readonly wantsCoach: boolean = $derived(!this.#coached && this.#finished.length === 0);

    coachLeaves(): void {
        this.#coached = true;
        putOnShelf(coachedKey, 'yes');
    }

    /** Somebody has won or lost a match alone here. */
    count(match: string, won: boolean): void {
        const { wins, counted } = this.#streak;
        if (counted.includes(match)) return;
        this.#streak = { wins: won ? wins + 1 : 0, counted: [match, ...counted].slice(0, remembered) };
        putOnShelf(streakKey, JSON.stringify(this.#streak));
    }

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

function streakFrom(text: string | null): { wins: number; counted: readonly string[] } {
    try {
        const stored = JSON.parse(text ?? 'null') as { wins?: unknown; counted?: unknown } | null;
        if (typeof stored?.wins === 'number' && Array.isArray(stored.counted))
            return { wins: stored.wins, counted: stored.counted.filter((one) => typeof one === 'string') };
    } catch {
        // A streak that cannot be read starts over.
    }
    return { wins: 0, counted: [] };
}

export const experience = new Experience();
