import { expect, type Locator, type Page } from '@playwright/test';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { expectNothing } from './support/axe';
import { speakIn } from './support/spoken';
import { opened } from './support/start';
import { test } from './support/test';
import { prefer, visit } from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = { en, de, fr };
const laptop = { width: 1280, height: 720 };
const sideways = { width: 844, height: 390 };
const wideSideways = { width: 915, height: 412 };

const board = (page: Page): Locator => page.getByRole('grid').first();

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
    await expect(part).toBeVisible();
    return (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** All of it can be seen, without anything being scrolled. */
async function expectSeen(page: Page, part: Locator): Promise<void> {
    await expect(part).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
}

for (const language of ['en', 'de', 'fr'] as const) {
    for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 740 },
        { width: 820, height: 1180 },
        sideways,
    ]) {
        test(`the navigation of ${size.width} by ${size.height} has words (${language})`, async ({ page }) => {
            const { views, more } = texts[language].shell;
            await page.setViewportSize(size);
            await prefer(page, { language });
            await page.goto('./');
            const nav = page.getByRole('navigation').first();
            const asked = nav.getByRole('button', { name: more });
            if (size.width < 600) {
                await expect(nav.getByText(views.settings, { exact: true })).toBeHidden();
                await asked.click();
                await expect(asked).toHaveAttribute('aria-expanded', 'true');
            } else await expect(asked).toBeHidden();
            for (const view of [
                'new',
                'online',
                'learn',
                'puzzles',
                'analysis',
                'matches',
                'settings',
                'about',
            ] as const) {
                const word = nav.getByText(views[view], { exact: true });
                await expectSeen(page, word);
                const place = nav.getByRole('link', { name: views[view] });
                const [outer, inner] = [await boxOf(place), await boxOf(word)];
                expect(outer.height).toBeGreaterThanOrEqual(44);
                expect(inner.width, views[view]).toBeLessThanOrEqual(outer.width);
            }
            await nav.getByRole('link', { name: views.settings }).click();
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].settings.title);
            if (size.width < 600) await expect(asked).toHaveAttribute('aria-expanded', 'false');
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        });
    }
}

test('analysis shows its best moves on a laptop without scrolling', async ({ page }) => {
    await page.setViewportSize(laptop);
    await visit(page, 'analysis');
    const rows = page.getByRole('table').first().getByRole('row');
    await expect(rows.nth(3)).toContainText('wins', { timeout: 45_000 });
    for (const nth of [1, 2, 3]) await expectSeen(page, rows.nth(nth));
});

test('analysis shows its best moves on a phone held sideways without scrolling', async ({ page }) => {
    await page.setViewportSize(sideways);
    await visit(page, 'analysis');
    await expectSeen(page, board(page));
    const best = page.getByRole('table', { name: 'Moves with their verdicts' }).getByRole('button');
    await expect(best.first()).toBeInViewport({ ratio: 1 });
    await expect(best.nth(1)).toBeInViewport({ ratio: 1 });
});

for (const [name, address] of [
    ['analysis', 'analysis'],
    ['a figure', 'learn/figure-3'],
    ['a lesson', 'learn/M6'],
    ['the first game', 'learn/first-game'],
] as const) {
    test(`${name} has board and words side by side on a phone held sideways`, async ({ page }) => {
        test.slow(); // three languages, and axe
        await visit(page, address);
        for (const [size, language] of [
            [sideways, 'de'],
            [wideSideways, 'fr'],
            [sideways, 'en'],
        ] as const) {
            await page.setViewportSize(size);
            await speakIn(page, language);
            await expectSeen(page, board(page));
            const field = await boxOf(board(page));
            expect(field.height).toBeGreaterThan(290);
            const beside = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('main')?.id, {
                x: field.x + field.width + 60,
                y: 200,
            });
            expect(beside).toBe('main');
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
        await expectNothing(page, null);
    });
}

test('a lesson’s board is about as large as a match’s, and stays put when it is solved', async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    const match = await boxOf((await opened(page)).board);
    await visit(page, 'learn/first-game');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your towers');
    const before = await boxOf(board(page));
    expect(before.width).toBeGreaterThan(0.9 * match.width);
    await page.locator('[data-square="c1"]').click();
    await page.locator('[data-square="c3"]').click();
    const onward = page.getByRole('main').getByRole('link', { name: 'Next step' }).first();
    await expectSeen(page, onward);
    await expect.poll(() => boxOf(board(page))).toEqual(before);
    await visit(page, 'learn/M6');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A blocked tower');
    expect((await boxOf(board(page))).width).toBeGreaterThan(0.82 * match.width);
});
