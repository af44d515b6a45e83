import { onShelf, putOnShelf } from '../../browser/shelf.svelte';

/** What somebody wants to be told; kept in the browser, apart from the settings of the whole page. */
export interface Wishes {
    engine: boolean;
    distance: boolean;
    points: boolean;
    match: boolean;
}

const key = 'kamisado.analysis';
const defaults: Wishes = { engine: true, distance: true, points: false, match: false };

/** Only what is known and of the right type. */
export function wishesFrom(text: string | null): Wishes {
    try {
        const stored: unknown = JSON.parse(text ?? 'null');
        if (typeof stored !== 'object' || stored === null) return { ...defaults };
        const known = Object.entries(stored).filter(([name, value]) => name in defaults && typeof value === 'boolean');
        return { ...defaults, ...Object.fromEntries(known) };
    } catch {
        return { ...defaults };
    }
}

export const wishes: Wishes = $state(wishesFrom(onShelf(key)));

export function keepWishes(): void {
    putOnShelf(key, JSON.stringify(wishes));
}
