import type { Language, Spelling } from '../core/types';
import { onShelf, putOnShelf } from './shelf.svelte';

/** What a person likes, kept in the browser. */
export interface Settings {
    language: Language | null; // null: as the browser says
    theme: 'system' | 'light' | 'dark';
    /** Burley Games: gold and black, Sumo rings. HUCH & friends: white and black, dragon's teeth. */
    edition: 'burley' | 'huch';
    /** Both sides of the board. */
    boardSide: 'plain' | 'kanji';
    /** The board lies turned by a quarter. */
    turned: boolean;
    /** Two people on one screen: the board turns to whoever is to move. */
    boardFollows: boolean;
    coordinates: boolean;
    spelling: Exclude<Spelling, 'coordinates'>;
    sounds: boolean;
    motion: 'system' | 'full' | 'none';
    confirmTouch: boolean;
    warnings: boolean;
    /** Whether to be told of one's turn while looking elsewhere. */
    turnNotices: 'unasked' | 'yes' | 'no';
}

const defaults: Settings = {
    language: null,
    theme: 'system',
    edition: 'burley',
    boardSide: 'plain',
    turned: false,
    boardFollows: false,
    coordinates: true,
    spelling: 'symbols',
    sounds: false,
    motion: 'system',
    confirmTouch: false,
    warnings: false,
    turnNotices: 'unasked',
};

const key = 'kamisado.settings';

/** Only what is known and of the right type; a broken entry costs that setting and nothing else. */
export function settingsFrom(text: string | null): Settings {
    let stored: unknown = null;
    try {
        stored = JSON.parse(text ?? 'null');
    } catch {
        // Not ours to repair: the defaults serve.
    }
    if (typeof stored !== 'object' || stored === null) return { ...defaults };
    const known = Object.entries(stored).filter(
        ([name, value]) =>
            name in defaults && (name === 'language' || typeof value === typeof defaults[name as keyof Settings]),
    );
    return { ...defaults, ...Object.fromEntries(known) };
}

export const settings: Settings = $state(settingsFrom(onShelf(key)));

/** Called by the shell in an effect: writes every change. */
export function keepSettings(): void {
    putOnShelf(key, JSON.stringify(settings));
}

export function resetSettings(): void {
    Object.assign(settings, defaults);
}
