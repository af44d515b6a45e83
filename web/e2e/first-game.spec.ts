import { expect, type Page } from '@playwright/test';
import { Mouse } from './support/hands';
import { opened, withSettings } from './support/start';
import { speakIn } from './support/spoken';
import { test } from './support/test';

/** What somebody meets who has never seen the game. */

const sizes = [
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
];
const hero = (page: Page) => page.locator('[data-step]');
const stepOf = async (page: Page) => Number(await hero(page).getAttribute('data-step'));

for (const size of sizes)
    test(`the board, "Play now" and the colour-blind aid are on the first screen at ${size.width}×${size.height}`, async ({
        page,
    }) => {
        await page.setViewportSize(size);
        await page.goto('./');
        for (const language of ['en', 'de', 'fr'] as const) {
            await speakIn(page, language);
            for (const part of [hero(page), page.locator('.welcome .primary'), page.locator('.welcome select')])
                await expect(part).toBeInViewport({ ratio: 1 });
        }
    });

test('the board plays by itself, over and over, and waits when it is told to or cannot be seen', async ({ page }) => {
    await withSettings(page, { motion: 'full' });
    await page.clock.install();
    await page.goto('./');
    await expect(hero(page)).toHaveAttribute('data-runs', 'true');
    const passes = async (): Promise<void> => {
        const before = await stepOf(page);
        await expect
            .poll(async () => {
                await page.clock.runFor(4000);
                return stepOf(page);
            })
            .not.toBe(before);
    };
    for (let moves = 0; moves < 3; ++moves) await passes();

    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(hero(page)).toHaveAttribute('data-runs', 'false');
    const paused = await stepOf(page);
    await page.clock.runFor(60_000);
    expect(await stepOf(page)).toBe(paused);
    await page.getByRole('button', { name: 'Go on' }).click();
    await passes();

    await page.getByRole('button', { name: 'Start', exact: true }).scrollIntoViewIfNeeded();
    await expect(hero(page)).toHaveAttribute('data-runs', 'false');
    const left = await stepOf(page);
    await page.clock.runFor(60_000);
    expect(await stepOf(page)).toBe(left);
});

test('where less movement is asked for, the board stands still with a tower called', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('./');
    await expect(hero(page)).toHaveAttribute('data-runs', 'false');
    const step = await stepOf(page);
    expect(step).toBeGreaterThan(0);
    await page.clock.runFor(60_000);
    expect(await stepOf(page)).toBe(step);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test.describe('the coach', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('says two lines at a time, changes with the moves and goes away by itself', async ({ page }) => {
        await page.goto('./');
        await page.getByRole('button', { name: 'Play now' }).click();
        const table = await opened(page);
        const coach = page.getByRole('region', { name: 'Your first game' });
        await expect(coach.locator('p')).toHaveText([/far row/, /diagonally/]);
        await new Mouse(table).move('d1', 'd4');
        await expect(coach.locator('p')).toHaveText([/colour/, /opponent/]);
        await expect(table.open.first()).toBeVisible();
        await table.open.first().click();
        await expect(coach).toHaveCount(0);
        // It does not come back.
        await page.reload();
        await opened(page);
        await expect(coach).toHaveCount(0);
    });

    test('is sent away by hand, for good', async ({ page }) => {
        await page.goto('./');
        await page.getByRole('button', { name: 'Play now' }).click();
        await opened(page);
        const coach = page.getByRole('region', { name: 'Your first game' });
        await coach.getByRole('button', { name: 'Close' }).click();
        await expect(coach).toHaveCount(0);
        await page.reload();
        await opened(page);
        await expect(coach).toHaveCount(0);
    });

    test('does not hide the board or what is to be done, in any language', async ({ page }) => {
        for (const size of sizes) {
            await page.setViewportSize(size);
            for (const language of ['en', 'de', 'fr']) {
                await page.goto('./');
                await page.evaluate((chosen) => {
                    indexedDB.deleteDatabase('kamisado');
                    localStorage.setItem('kamisado.settings', JSON.stringify({ language: chosen }));
                }, language);
                await page.reload();
                await page.locator('.welcome .primary, form .primary').first().click();
                await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
                await expect(page.locator('.coach')).toBeInViewport({ ratio: 1 });
                await expect(page.locator('[data-status]')).toBeInViewport({ ratio: 1 });
            }
        }
    });
});
