import type { Language } from '../core/types';
import { wording } from './text.svelte';

/** The texts of one part of the page, fetched only by those who open it: a book is longer than all the rest together. */
export class LazyText<T> {
    readonly #load: Record<Language, () => Promise<T>>;
    /** In the language of the moment; null until it has come. */
    text = $state.raw<T | null>(null);
    #asked: Language | null = null;

    constructor(load: Record<Language, () => Promise<T>>) {
        this.#load = load;
    }

    /** To be called in an `$effect`, so that it follows the language. A failed try may be repeated. */
    async follow(): Promise<void> {
        const { language } = wording;
        if (language === this.#asked) return;
        this.#asked = language;
        try {
            const text = await this.#load[language]();
            if (this.#asked === language) this.text = text;
        } catch (error) {
            if (this.#asked === language) this.#asked = null;
            throw error;
        }
    }
}
