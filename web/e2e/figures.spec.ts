import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Language, Square } from '../src/core/types';
import type { Learning } from '../src/learn/text.svelte';
import { figures as de } from '../src/text/de/learn/figures';
import { figures as en } from '../src/text/en/learn/figures';
import { figures as fr } from '../src/text/fr/learn/figures';
import { test } from './support/test';
import { prefer, untilStill, visit } from './support/views';

const texts: Record<Language, Learning['figures']> = { en, de, fr };
const languages = Object.keys(texts) as Language[];

/** A figure as somebody finds it who only knows roles and names. */
class FigurePage {
    readonly board: Locator;
    readonly parts: Locator;

    constructor(
        readonly page: Page,
        readonly text: Learning['figures'],
        readonly number: number,
    ) {
        this.board = page.getByRole('grid', { name: text.ui.board(number) });
        this.parts = page.getByRole('navigation', { name: text.ui.parts });
    }

    static async open(page: Page, language: Language, number: number, letter = ''): Promise<FigurePage> {
        await prefer(page, { language, motion: 'none' });
        await visit(page, `learn/figure-${number}${letter && `/${letter}`}`);
        const figure = new FigurePage(page, texts[language], number);
        await expect(figure.board).toBeVisible();
        return figure;
    }

    card(letter: string): Locator {
        return this.page.getByRole('region', { name: this.text.ui.part(this.number, letter), exact: true });
    }
    aside(known: boolean): Locator {
        const { asideKnown, asideOther } = this.text.ui;
        return this.page.getByRole('region', { name: known ? asideKnown : asideOther });
    }
    button(name: string): Locator {
        return this.page.getByRole('button', { name, exact: true });
    }
    cell(square: Square): Locator {
        return this.board.locator(`[role="gridcell"][aria-label^="${square}, "]`);
    }
    async move(from: Square, to: Square): Promise<void> {
        await this.cell(from).click();
        await this.cell(to).click();
    }
}

for (const language of languages) {
    test(`the big finish is stepped through, forwards and backwards: ${language}`, async ({ page }) => {
        const figure = await FigurePage.open(page, language, 10);
        for (const letter of 'abcdefghijkl') {
            await page.keyboard.press('ArrowRight');
            await expect(figure.card(letter)).toBeVisible();
            await expect(page).toHaveURL(new RegExp(`figure-10/${letter}$`));
        }
        await expect(figure.card('l')).toContainText('22');
        await page.keyboard.press('ArrowLeft');
        await expect(figure.card('k')).toBeVisible();
        await page.keyboard.press('Home');
        await expect(page).toHaveURL(/figure-10$/);
    });

    test(`a figure is played: its move, another one, and one that is not allowed: ${language}`, async ({ page }) => {
        const figure = await FigurePage.open(page, language, 10, 'g');
        const { ui } = figure.text;
        await figure.button(ui.yourself).click();

        await figure.move('g5', 'g1');
        await expect(figure.card('g')).toContainText(ui.refused);
        await expect(figure.card('g').getByRole('link', { name: 'DS1' })).toBeVisible();

        await figure.move('g5', 'g3');
        await expect(figure.aside(true)).toContainText('c8');
        await figure.button(ui.toFigure).click();

        await figure.move('g5', 'g4');
        await expect(figure.card('h')).toContainText(ui.right);
        await expect(figure.parts.getByRole('link', { name: ui.foundByYou })).toHaveCount(1);
    });
}

test('a move that the book does not know is answered by the computer', async ({ page }) => {
    const figure = await FigurePage.open(page, 'en', 9, 'a');
    await figure.move('d4', 'a7');
    await expect(figure.aside(false).getByRole('listitem').nth(1)).toContainText('Gold', { timeout: 20_000 });
    await page.keyboard.press('Escape');
    await figure.button('Back to the figure').click();
    await expect(figure.card('a')).toBeVisible();
});

test('blocked towers are told one by one, and a deadlock gives its ring at the end', async ({ page }) => {
    const figure = await FigurePage.open(page, 'en', 6, 'd');
    await expect(figure.cell('f5')).not.toHaveAttribute('aria-label', /Sumo/);
    await figure.button('One step on').click();
    await expect(figure.cell('f5')).toHaveAttribute('aria-label', /Sumo/);
});

test('from a figure one gets to the next one, to a rule and back', async ({ page }) => {
    const figure = await FigurePage.open(page, 'en', 4, 'b');
    await page.getByRole('link', { name: /^Figure 5:/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(figure.text.titles[5]);
    await page.goBack();
    await expect(figure.card('b')).toBeVisible();
    await figure.card('b').getByRole('link', { name: 'M6' }).click();
    await expect(page).toHaveURL(/learn\/M6$/);
    await page.goBack();
    await expect(figure.card('b')).toBeVisible();
});

test('both fills can be chosen', async ({ page }) => {
    const figure = await FigurePage.open(page, 'en', 7, 'a');
    await page.getByRole('button', { name: /^From the right/ }).click();
    await expect(figure.card('g')).toBeVisible();
    await expect(figure.cell('a1')).toHaveAttribute('aria-label', /black purple Sumo/);
});

test('a figure runs by itself until it is stopped', async ({ page }) => {
    await page.clock.install();
    const figure = await FigurePage.open(page, 'en', 4);
    await figure.button('Let it run').click();
    await page.clock.runFor(7_000);
    await expect(figure.card('a')).toBeVisible();
    await figure.button('Pause').click();
    await page.clock.runFor(60_000);
    await expect(figure.card('a')).toBeVisible();
});

for (const [size, viewport] of [
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 360, height: 740 }],
] as const) {
    for (const theme of ['light', 'dark'] as const) {
        test(`figures have no faults that axe finds: ${size}, ${theme}`, async ({ page }) => {
            await page.setViewportSize(viewport);
            await prefer(page, { theme });
            const figure = await FigurePage.open(page, 'en', 7, 'b');
            const faults = async () => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
            await untilStill(page);
            expect(await faults()).toEqual([]);
            await visit(page, 'learn/figure-10/h');
            await figure.page.getByRole('button', { name: 'Play it yourself' }).click();
            await figure.page.getByRole('button', { name: /Pink to g3/ }).click();
            await untilStill(page);
            expect(await faults()).toEqual([]);
        });
    }
}
