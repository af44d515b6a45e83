import type { Language } from '../core/types';
import { en } from './en';

/** Everything the page says. Another language has exactly these strings, or the build fails. */
export type Text = Widened<typeof en>;

/** Literal strings become `string`, functions stay as they are. */
export type Widened<T> = T extends string
    ? string
    : T extends (...args: never[]) => string
      ? T
      : { [K in keyof T]: Widened<T[K]> };

export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

const load: Record<Language, () => Promise<Text>> = {
    en: () => Promise.resolve(en),
    de: () => import('./de').then((module) => module.de),
    fr: () => import('./fr').then((module) => module.fr),
};

function regionalOf(language: Language): string {
    const preferred = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
    return preferred.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
}

class Wording {
    language = $state<Language>('en');
    /** What to say, in the language of the moment: `wording.text.play.resign`. */
    text = $state.raw<Text>(en);
    /** As the browser writes this language where it is: days and months of British English, if it is that. */
    readonly #locale = $derived(regionalOf(this.language));
    readonly number = $derived(new Intl.NumberFormat(this.#locale));
    /** `1,234.5`: one digit after the point, always. */
    readonly decimal = $derived(
        new Intl.NumberFormat(this.#locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    );
    readonly percent = $derived(new Intl.NumberFormat(this.#locale, { style: 'percent', maximumFractionDigits: 1 }));
    readonly wholePercent = $derived(new Intl.NumberFormat(this.#locale, { style: 'percent' }));
    readonly date = $derived(new Intl.DateTimeFormat(this.#locale, { dateStyle: 'medium' }));
    readonly dateAndTime = $derived(new Intl.DateTimeFormat(this.#locale, { dateStyle: 'medium', timeStyle: 'short' }));
    /** `Wednesday, 18 November`, with the day of the week. */
    readonly longDate = $derived(
        new Intl.DateTimeFormat(this.#locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    );
    readonly weekday = $derived(new Intl.DateTimeFormat(this.#locale, { weekday: 'narrow' }));

    async speak(language: Language): Promise<void> {
        this.text = await load[language]();
        this.language = language;
        document.documentElement.lang = language;
    }
}

export const wording = new Wording();
