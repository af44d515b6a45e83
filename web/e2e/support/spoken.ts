import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Line, Rule, Square } from '../../src/core/types';
import { plain } from '../../src/views/learn/prose';
import type { Prose } from '../../src/words/book';
import type { Voice } from '../../src/words/sentences';
import { de } from '../../src/words/de';
import { learn as learnDe } from '../../src/words/de/learn';
import { puzzles as puzzlesDe } from '../../src/words/de/puzzles';
import { en } from '../../src/words/en';
import { learn as learnEn } from '../../src/words/en/learn';
import { puzzles as puzzlesEn } from '../../src/words/en/puzzles';
import { fr } from '../../src/words/fr';
import { learn as learnFr } from '../../src/words/fr/learn';
import { puzzles as puzzlesFr } from '../../src/words/fr/puzzles';
import { testCore } from '../../tests/core/load';
import type { PlayedBoard } from './hands';
import { prefer } from './views';

export const languages: readonly Language[] = ['en', 'de', 'fr'];

const texts = {
    en: { text: en, learn: learnEn, puzzles: puzzlesEn },
    de: { text: de, learn: learnDe, puzzles: puzzlesDe },
    fr: { text: fr, learn: learnFr, puzzles: puzzlesFr },
};

export const core = testCore();

/** Everything the page has to say in a language, for those who read along. */
export class Spoken {
    constructor(readonly language: Language) {}

    get text() {
        return texts[this.language].text;
    }
    get learn() {
        return texts[this.language].learn;
    }
    get puzzles() {
        return texts[this.language].puzzles;
    }
    /** Unless it is chosen, it is that of the language's own book. */
    get edition(): 'burley' | 'huch' {
        return this.language === 'fr' ? 'huch' : 'burley';
    }
    get voice(): Voice {
        const { text, edition } = this;
        return { text, edition, shown: (colour) => colour, squareColours: core.squareColours };
    }

    rule(rule: Rule): string {
        return core.ruleName(rule, this.language);
    }

    /** What is read, without what makes it links and stress. */
    plain(prose: Prose): string {
        const { ui } = this.learn;
        return plain(prose, {
            words: ui.words[this.edition],
            ruleName: (rule) => this.rule(rule),
            pageName: (page) => ui[page],
        });
    }
}

/** Opens a view in a language, as somebody who has chosen it before. */
export async function openIn(page: Page, language: Language, address: string): Promise<Spoken> {
    await prefer(page, { language });
    await page.goto(`./#/${address}`);
    return new Spoken(language);
}

/** Speaks another language from now on; what is open is opened again. */
export async function speakIn(page: Page, language: Language): Promise<Spoken> {
    await page.evaluate((chosen) => {
        const key = 'kamisado.settings';
        const now = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ ...now, language: chosen }));
    }, language);
    await page.reload();
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached();
    return new Spoken(language);
}

/** The one board that is played on in a view, whatever its language calls it. */
export function boardOf(page: Page, label: string): PlayedBoard {
    const board = page.getByRole('grid', { name: label, exact: true });
    return { page, board, cell: (square: Square): Locator => board.locator(`[data-square="${square}"]`) };
}

/** Which decisions are allowed after a line. */
export function allowed(line: Line): string[] {
    const looked = core.look(line);
    if (!looked.ok) throw new Error(looked.error.sentence);
    return looked.value.position.moves.map(({ text }) => text);
}
