import type { Language, Spelling } from '../core/types';
import { onShelf, putOnShelf } from './shelf.svelte';

/** What a person likes, kept in the browser. */
export interface Settings {
    language: Language | null; // null: as the browser says
    theme: 'system' | 'light' | 'dark';
    /** Burley Games: gold and black, Sumo rings. HUCH & friends: white and black, dragon's teeth. */
    edition: 'burley' | 'huch';
    /** The edition was chosen by hand; otherwise it follows the language. */
    editionChosen: boolean;
    /** What says a colour to those who cannot see it: on squares, towers and goals. */
    colourAid: 'none' | 'letters' | 'shapes' | 'kanji';
    boardStyle: 'lacquer' | 'flat';
    towerStyle: 'dragon' | 'plain';
    /** Both sides of the board. */
    boardSide: 'plain' | 'kanji';
    /** The board lies turned by a quarter. */
    turned: boolean;
    /** Two people on one screen: the board turns to whoever is to move. */
    boardFollows: boolean;
    coordinates: boolean;
    spelling: Exclude<Spelling, 'coordinates'>;
    sounds: boolean;
    /** Of the sounds, 0 to 100. */
    volume: number;
    /** Whether anything moves: as the device asks, although it asks for less, or not at all. */
    motion: 'system' | 'full' | 'none';
    /** How fast what moves does so. */
    speed: 'slow' | 'normal' | 'fast';
    confirmTouch: boolean;
    /** The tower that a move will call is shown while the move is only looked at. */
    callPreview: boolean;
    /** A move that lets the opponent win at once must be confirmed. */
    warn: 'first-games' | 'always' | 'never';
    /** Whether to be told of one's turn while looking elsewhere. */
    turnNotices: 'unasked' | 'yes' | 'no';
}

const defaults: Settings = {
    language: null,
    theme: 'system',
    edition: 'burley',
    editionChosen: false,
    colourAid: 'none',
    boardStyle: 'lacquer',
    towerStyle: 'dragon',
    boardSide: 'plain',
    turned: false,
    boardFollows: false,
    coordinates: true,
    spelling: 'symbols',
    sounds: false,
    volume: 70,
    motion: 'system',
    speed: 'normal',
    confirmTouch: false,
    callPreview: true,
    warn: 'first-games',
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
    // Until version 0.9 it could only be on or off.
    if ('warnings' in stored && stored.warnings === true && !('warn' in stored)) stored = { ...stored, warn: 'always' };
    const known = Object.entries(stored as object).filter(
        ([name, value]) =>
            name in defaults && (name === 'language' || typeof value === typeof defaults[name as keyof Settings]),
    );
    // People who were here before editions followed languages keep theirs.
    const earlier = 'edition' in (stored as object) ? { editionChosen: true } : {};
    return { ...defaults, ...earlier, ...Object.fromEntries(known) };
}

export const settings: Settings = $state(settingsFrom(onShelf(key)));

/** Called by the shell in an effect: writes every change. */
export function keepSettings(): void {
    putOnShelf(key, JSON.stringify(settings));
}

/** The French book is that of HUCH & friends, and has its words; the others are Burley Games'. */
export function followLanguage(language: Language): void {
    if (!settings.editionChosen) settings.edition = language === 'fr' ? 'huch' : 'burley';
}

/** @param language the one that nobody has to choose */
export function resetSettings(language: Language = 'en'): void {
    Object.assign(settings, defaults);
    followLanguage(language);
}
