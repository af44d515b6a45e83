import { expect as soon } from '@playwright/test';
import { figure10 } from '../src/views/learn/figures/finish';
import { figure4 } from '../src/views/learn/figures/round';
import type { Figure } from '../src/views/learn/figures/types';
import { Mouse } from './support/hands';
import { squaresOf } from './support/match';
import { boardOf, core, languages, openIn, type Spoken } from './support/spoken';
import { test } from './support/test';

/** A machine may be busy with other things. */
const expect = soon.configure({ timeout: 15_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is told at a stop. */
function captionOf(spoken: Spoken, figure: Figure, letter: string): string {
    const stories: Record<string, { stops: Record<string, string> } | undefined> = spoken.learn.figures.stories;
    return spoken.plain(stories[figure.number]?.stops[letter || 'start'] ?? '');
}

/** Where the towers stand after so many decisions of the figure. */
function squaresAt({ sequences: [line] }: Figure, step: number): string[] {
    const looked = line && core.look({ ...line, decisions: line.decisions.slice(0, step) });
    if (!looked?.ok) throw new Error('a figure that cannot be');
    return looked.value.position.towers.map(({ square }) => square).sort();
}

for (const language of languages) {
    test(`figures to step through, to play and to leave, in ${language}`, async ({ page }) => {
        const spoken = await openIn(page, language, 'learn/figure-10');
        const { ui, titles, stories } = spoken.learn.figures;
        const { board } = boardOf(page, ui.board(10));
        const card = (letter: string) => page.getByRole('region', { name: letter ? ui.part(10, letter) : ui.start });
        const occupied = (): Promise<string[]> =>
            board.locator('[data-square]').evaluateAll((cells) =>
                cells
                    .filter((cell) => (cell.getAttribute('aria-label') ?? '').split(', ').length > 2)
                    .map((cell) => cell.getAttribute('data-square') ?? '')
                    .sort(),
            );
        await expect(page.getByRole('heading', { level: 1 })).toContainText(titles['10']);

        // All twelve parts, with keys, and each one tells its own.
        for (const { letter, step } of figure10.stops) {
            await expect(card(letter).locator('.caption')).toHaveText(captionOf(spoken, figure10, letter));
            await expect.poll(occupied).toEqual(squaresAt(figure10, step));
            if (letter) await expect(page).toHaveURL(new RegExp(`figure-10/${letter}$`));
            await page.keyboard.press('ArrowRight');
        }
        await page.keyboard.press('ArrowLeft');
        await expect(card('k')).toBeVisible();
        await page.keyboard.press('Home');
        await expect(card('')).toBeVisible();

        // A part by its address; what else was possible there, and back.
        await page.goto('./#/learn/figure-10/g');
        await expect(card('g').locator('.caption')).toHaveText(captionOf(spoken, figure10, 'g'));
        const [other] = figure10.stops.find(({ letter }) => letter === 'g')?.alternatives ?? [];
        await page.getByRole('region', { name: ui.instead }).getByRole('button').first().click();
        const aside = page.getByRole('region', { name: ui.asideKnown });
        const told: Record<string, string | undefined> = stories['10'].alternatives;
        await expect(aside).toContainText(spoken.plain(told[other?.decision ?? ''] ?? 'nothing is told'));
        await expect(board.locator(`[data-square="${other?.answer[0]?.slice(2, 4)}"]`)).toHaveAccessibleName(/.*,.*,/);
        await aside.getByRole('button', { name: ui.toFigure }).click();
        await expect(card('g')).toBeVisible();
        await expect.poll(occupied).toEqual(squaresAt(figure10, 7));

        // On a narrow phone nothing is too wide, in the longest words either.
        await page.setViewportSize({ width: 360, height: 740 });
        await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1280, height: 800 });

        // Another one is played by hand: first something else, then its own moves.
        await page.goto('./#/learn/figure-4');
        const four = boardOf(page, ui.board(4));
        const mouse = new Mouse(four);
        await page.getByRole('button', { name: ui.yourself }).click();
        await expect(page.getByText(ui.find)).toBeVisible();
        await mouse.move('a2', 'a3');
        await expect(page.getByRole('region', { name: ui.asideOther })).toContainText(ui.otherMove);
        await page.getByRole('button', { name: ui.toFigure }).click();
        await four.cell('h1').click();
        await expect(page.getByRole('main')).toContainText(ui.refused);
        await expect(
            page.getByRole('link', { name: spoken.learn.ui.exercise.readRule(spoken.rule('T2')) }),
        ).toBeVisible();
        for (const decision of figure4.sequences[0]?.decisions ?? []) {
            const { from, to } = squaresOf(decision);
            await mouse.move(from, to);
            await expect(page.getByText(ui.right)).toBeVisible();
            // The blocked tower is a part of its own.
            while (await page.getByText(ui.noMove).isVisible()) await page.keyboard.press(']');
        }
        await expect(page.getByRole('region', { name: ui.part(4, 'c') })).toBeVisible();
    });
}

test('a figure runs by itself, stops when it is told to, and on a phone nothing is too wide', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { learn } = await openIn(page, 'en', 'learn/figure-4');
    const { ui } = learn.figures;
    await page.getByRole('button', { name: ui.play, exact: true }).click();
    await expect(page.getByRole('region', { name: ui.part(4, 'a') })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: ui.pause }).click();
    await expect(page.getByRole('button', { name: ui.play, exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
