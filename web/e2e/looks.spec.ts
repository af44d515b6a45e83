import { expect, type Locator, type Page } from '@playwright/test';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { expectNothing } from './support/axe';
import { Mouse } from './support/hands';
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
        const offer = page.getByLabel(text.settings.colourAid);
        await expect(offer).toBeVisible();
        await expect(offer).toHaveValue('none');
        await expect(badges(page)).toHaveCount(0);
        const character = await pathOf(page, 'red');
        for (const aid of ['letters', 'shapes'] as const) {
            await offer.selectOption(text.settings.colourAids[aid]);
            // Sixteen towers stand on squares that say what they are.
            await expect(badges(page)).toHaveCount(16);
            await expect.poll(() => pathOf(page, 'red')).not.toBe(character);
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

declare global {
    interface Window {
        rates?: number[];
        loudness?: GainNode;
    }
}

test.describe('what moves', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    for (const [speed, rate] of [
        ['Slow', 0.6],
        ['Normal', 1],
        ['Fast', 1.8],
        ['Off', null],
    ] as const) {
        test(`moves as it was set: ${speed}`, async ({ page }) => {
            await page.addInitScript(() => {
                const rates: number[] = (window.rates = []);
                const given = Object.getOwnPropertyDescriptor(Animation.prototype, 'playbackRate')!;
                Object.defineProperty(Animation.prototype, 'playbackRate', {
                    ...given,
                    set(this: Animation, value: number) {
                        rates.push(value);
                        given.set?.call(this, value);
                    },
                });
            });
            await visit(page, 'settings');
            await card(page.getByRole('group', { name: 'Animation' }), speed).click();
            await visit(page, 'new');
            await page.getByRole('button', { name: 'Play now' }).click();
            const table = await opened(page);
            await new Mouse(table).move('c1', 'c3');
            await expect(table.cell('c3')).toHaveAccessibleName(/red tower/);
            if (rate === null) expect(await page.evaluate(() => window.rates)).toEqual([]);
            else await expect.poll(() => page.evaluate(() => [...new Set(window.rates)])).toEqual([rate]);
        });
    }
});

test('a device that asks for calm is obeyed, unless somebody wants movement all the same', async ({ page }) => {
    await visit(page, 'settings');
    await card(page.getByRole('group', { name: 'Animation' }), 'Slow').click();
    const anyway = page.getByRole('switch', { name: en.settings.moveAnyway });
    await expect(anyway).not.toBeChecked();
    const motion = (): Promise<string> =>
        page.evaluate(
            () => (JSON.parse(localStorage.getItem('kamisado.settings') ?? '{}') as { motion: string }).motion,
        );
    await expect.poll(motion).toBe('system');
    await anyway.click();
    await expect.poll(motion).toBe('full');
    await card(page.getByRole('group', { name: 'Animation' }), 'Off').click();
    await expect.poll(motion).toBe('none');
    await expect(anyway).toBeHidden();
});

test('sounds are as loud as somebody wants them', async ({ page }) => {
    await page.addInitScript(() => {
        const create = AudioContext.prototype.createGain;
        AudioContext.prototype.createGain = function () {
            const made = create.call(this);
            window.loudness ??= made; // the first one stands before all others
            return made;
        };
    });
    await visit(page, 'settings');
    const volume = page.getByRole('slider', { name: 'Volume' });
    await expect(volume).toBeDisabled();
    await page.getByRole('switch', { name: 'Sounds' }).click();
    await expect(volume).toHaveValue('70');
    const gain = (): Promise<number | undefined> => page.evaluate(() => window.loudness?.gain.value);
    await volume.press('ArrowDown');
    await expect.poll(gain).toBeCloseTo(0.65 ** 2, 3);
    await volume.press('End');
    await expect.poll(gain).toBe(1);
    await page.reload();
    await expect(volume).toHaveValue('100');
});

for (const [language, size] of [
    ['en', { width: 1280, height: 720 }],
    ['de', { width: 390, height: 844 }],
    ['fr', { width: 844, height: 390 }],
] as const) {
    test(`boards and towers have more than one style (${language})`, async ({ page }, info) => {
        const text = texts[language].settings;
        await page.setViewportSize(size);
        await prefer(page, { language });
        await visit(page, 'settings');
        const drawn = (id: string): Promise<string> => page.locator(`#kamisado-${id}`).innerHTML();
        const before = [await drawn('square-red'), await drawn('tower-gold-red'), await drawn('frame')];
        await page.getByRole('group', { name: text.boardStyle }).getByText(text.boardStyles.flat).click();
        await expect.poll(() => drawn('square-red')).not.toBe(before[0]);
        expect(await drawn('tower-gold-red')).toBe(before[1]);
        await page.getByRole('group', { name: text.towerStyle }).getByText(text.towerStyles.plain).click();
        await expect.poll(() => drawn('tower-gold-red')).not.toBe(before[1]);
        await expectNothing(page, info.workerIndex + 1);
        await page.getByRole('button', { name: text.reset }).click();
        await expect
            .poll(async () => [await drawn('square-red'), await drawn('tower-gold-red'), await drawn('frame')])
            .toEqual(before);
    });
}
