import type { Language } from '../core/types';

const known: readonly Language[] = ['en', 'de', 'fr'];

/** The first language that the browser asks for and that we speak. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
    for (const tag of wanted) {
        const language = known.find((code) => tag.toLowerCase().split('-')[0] === code);
        if (language) return language;
    }
    return 'en';
}
