import { expect, type Locator, type Page } from '@playwright/test';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { expectNothing } from './support/axe';
import { opened } from './support/start';
import { test } from './support/test';
import { prefer, visit } from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = { en, de, fr };
const card = (group: Locator, name: string): Locator =>
    group.locator('label').filter({ has: group.page().getByRole('radio', { name, exact: true }) });
const badges = (page: Page): Locator => page.locator('main use[href^="#kamisado-badge-"]');

/** What a symbol is drawn as at this moment. */
const pathOf = (page: Page, colour: string): Promise<string | null> =>
    page.locator(`#kamisado-kanji-${colour}`).getAttribute('d');

for (const [language, size] of [
    ['en', { width: 1280, height: 720 }],
    ['de', { width: 390, height: 844 }],
    ['fr', { width: 844, height: 390 }],
] as const) {
    test(`the first screen offers an aid to colour-blind players (${language})`, async ({ page }, info) => {
        const text = texts[language];
        await page.setViewportSize(size);
        await prefer(page, { language });
        await page.goto('./');
        const offer = page.getByRole('group', { name: text.settings.colourAid });
        await expect(offer).toBeVisible();
        await expect(offer.getByRole('radio', { name: text.settings.colourAids.none })).toBeChecked();
        await expect(badges(page)).toHaveCount(0);
        const character = await pathOf(page, 'red');
        for (const aid of ['letters', 'shapes'] as const) {
            await card(offer, text.settings.colourAids[aid]).click();
            // Sixteen towers stand on squares that say what they are.
            await expect(badges(page)).toHaveCount(16);
            expect(await pathOf(page, 'red')).not.toBe(character);
        }
        await expectNothing(page, info.workerIndex);
        await page.setViewportSize(size);

        await page.getByRole('button', { name: text.newMatch.startAtOnce }).click();
        await expect(page.getByRole('grid', { name: text.play.boardLabel })).toBeVisible();
        await expect(badges(page)).toHaveCount(16);
        await page.locator('[data-square="c1"]').click();
        // Goals are framed, so that what lies on the square stays to be read.
        await expect(page.locator('main use[href$="-kanji"][href^="#kamisado-square-"]')).toHaveCount(64);

        await page.reload();
        await expect(badges(page)).toHaveCount(16);
        await visit(page, 'settings');
        await page
            .getByRole('group', { name: text.settings.colourAid })
            .getByText(text.settings.colourAids.none, { exact: true })
            .click();
        await expect(badges(page)).toHaveCount(0);
        await expect.poll(() => pathOf(page, 'red')).toBe(character);
    });
}

test('an aid stands above the light around the tower that is in hand', async ({ page }) => {
    await prefer(page, { colourAid: 'letters' });
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    await opened(page);
    await page.locator('[data-square="c1"]').click();
    const order = await page.evaluate(() => {
        const level = (selector: string): number =>
            Number(getComputedStyle(document.querySelector(selector) ?? document.body).zIndex);
        return [level('.board .tower.chosen'), level('.board .badges')];
    });
    expect(order[1]).toBeGreaterThan(order[0] ?? 9);
});
