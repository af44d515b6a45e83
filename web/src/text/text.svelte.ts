import type { Language } from '../core/types';
import { en } from './en';

/** Everything the page says. Another language has exactly these strings, or the build fails. */
export type Text = Widened<typeof en>;

/** Literal strings become `string`, functions stay as they are. */
type Widened<T> = T extends string
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

/** Dates and numbers as they are written where the reader lives, if the browser says so: 10 Oct in Leeds, Oct 10 in Boston. */
export function localeFor(language: Language, wanted: readonly string[]): string {
    return wanted.find((locale) => locale === language || locale.startsWith(`${language}-`)) ?? language;
}

class Wording {
    language = $state<Language>('en');
    readonly #locale = $derived(localeFor(this.language, globalThis.navigator?.languages ?? []));
    /** What to say, in the language of the moment: `wording.text.play.resign`. */
    text = $state.raw<Text>(en);
    readonly number = $derived(new Intl.NumberFormat(this.#locale));
    readonly percent = $derived(new Intl.NumberFormat(this.#locale, { style: 'percent', maximumFractionDigits: 1 }));
    readonly date = $derived(new Intl.DateTimeFormat(this.#locale, { dateStyle: 'medium' }));

    async speak(language: Language): Promise<void> {
        this.text = await load[language]();
        this.language = language;
        document.documentElement.lang = language;
    }
}

export const wording = new Wording();
