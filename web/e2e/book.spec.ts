import { expect, test } from '@playwright/test';
import { expectNothing } from './support/axe';
import { puzzles } from './support/puzzles';
import { languages, openIn } from './support/spoken';
import { keepRecord, prefer, standardMatch, visit } from './support/views';
import { rankOf } from '../src/views/puzzles/types';
import { wholeMatch } from '../src/views/learn/whole_match';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
    test(`the whole match, the rules on one page and where the books differ, in ${language}`, async ({ page }) => {
        const spoken = await openIn(page, language, 'learn');
        const { ui, quick, clocks, wholeMatch: told } = spoken.learn;
        const note = page.locator('section.note');

        await page.getByRole('link', { name: ui.wholeMatch, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.wholeMatch);
        await expect(note).toContainText(spoken.plain(told.notes['0'] ?? ''));
        for (let step = 1; step <= 4; ++step) await page.keyboard.press('ArrowRight');
        await expect(note).toContainText(spoken.plain(told.notes['4'] ?? ''));
        await expect(note.getByRole('link', { name: spoken.rule('M6') })).toBeVisible();
        await page.keyboard.press('End');
        await expect(note).toContainText(spoken.plain(told.notes[`${wholeMatch.decisions.length}`] ?? ''));
        await expect(note.locator('.score')).toHaveText(spoken.text.record.score('1', '3'));
        await expectNothing(page, 1);

        await visit(page, 'learn/Scoring');
        await page.getByRole('link', { name: ui.differences }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(clocks.differences.title);

        await visit(page, 'learn/quick');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(quick.title);
        await expect(page.getByText(quick.box[spoken.edition])).toBeVisible();
        await expectNothing(page, 1);
        const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
}

test('figures say what the rulebook draws and what was built to its text', async ({ page }) => {
    const { learn } = await openIn(page, 'en', 'learn/figure-4');
    await expect(page.getByText(learn.figures.ui.asDrawn)).toContainText('Black is Amy and Gold is Chris');
    await visit(page, 'learn/figure-9');
    await expect(page.getByText(learn.figures.ui.asWritten)).toContainText('Black is Ludmilla and Gold is Alan');
});

test('whoever meets a Triple Sumo for the first time is told what it does', async ({ page }) => {
    const triple = puzzles.find((puzzle) => rankOf(puzzle) === 3)!;
    const spoken = await openIn(page, 'de', `puzzles/${triple.id}`);
    await expect(page.getByText(spoken.puzzles.newHere[3]('burley'))).toBeVisible();
    await page.getByRole('link', { name: spoken.puzzles.readRule }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken.learn.marathon.TS1.title);
});

test('a turned board’s colours are those of the score sheet, and the blank one has room for five rounds', async ({
    page,
}) => {
    await prefer(page, { turned: true, spelling: 'words' });
    await page.goto('./');
    await keepRecord(page, standardMatch);
    await page.keyboard.press('Escape');
    await visit(page, 'matches');
    await page.getByRole('link', { name: 'Blank score sheet' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Round/ })).toHaveCount(5);
    await visit(page, 'matches');
    await page
        .getByRole('link', { name: /Akane.*Benjiro|Benjiro.*Akane/ })
        .first()
        .click();
    await page.getByRole('link', { name: 'Score sheet' }).click();
    // Painted, the first move is Brown Forward 6 Red.
    await expect(page.getByRole('cell', { name: 'Orange Forward 6 Green' }).first()).toBeVisible();
});
