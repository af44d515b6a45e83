import type { Language } from '../../../src/core/types';
import { board } from '../../../src/words/en/board';
import { said } from '../../../src/words/catalogue/en';
import type { Text } from '../../../src/words/text.svelte';

/** As much of the page's texts as a board has to say, in the place of `web/src/words/text.svelte.ts`. */

type BoardText = Pick<Text, 'board' | 'said'>;

const load: Record<Language, () => Promise<BoardText>> = {
    en: () => Promise.resolve({ board, said }),
    de: () => import('./text_de').then((module) => module.text),
    fr: () => import('./text_fr').then((module) => module.text),
};

class Wording {
    language = $state<Language>('en');
    text = $state.raw<BoardText>({ board, said });

    async speak(language: Language): Promise<void> {
        this.text = await load[language]();
        this.language = language;
    }
}

export const wording = new Wording();
