import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { analyseRecord, openTab, shortRound, standardMatch, visit } from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const choices = (page: Page) => page.getByRole('table', { name: 'Moves with their verdicts' }).getByRole('row');
const square = (page: Page, name: string) => page.locator(`[data-square=${name}]`);
const position = (page: Page) => page.getByLabel('Position as text');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function downloadOf(page: Page, name: string): Promise<Buffer> {
    const saving = page.waitForEvent('download');
    await button(page, name).click();
    return readFileSync(await (await saving).path());
}

test('the first position: all 102 moves have their verdicts, 16 win, the round in 17', async ({ page }) => {
    test.setTimeout(300_000);
    await visit(page, 'analysis');
    await expect(choices(page)).toHaveCount(103); // with the heading
    await expect(choices(page).filter({ hasText: 'open' })).toHaveCount(0, { timeout: 240_000 });
    await expect(choices(page).filter({ hasText: /wins/ })).toHaveCount(16);
    await expect(choices(page).filter({ hasText: /loses/ })).toHaveCount(86);
    await expect(page.getByRole('heading', { name: 'Black wins in 17 moves' })).toBeVisible({ timeout: 240_000 });
    await expect(page.getByText('16 of 102 moves win')).toBeVisible();
});

test('the opening explorer shows first moves and replies with their verdicts', async ({ page }) => {
    await visit(page, 'analysis');
    await openTab(page, 'Openings');
    await expect(page.getByText('16 of 102 first moves win')).toBeVisible();
    const moves = page.getByRole('table', { name: 'Openings' }).getByRole('button');
    await page.getByLabel('Winning 16').check();
    await expect(moves).toHaveCount(16);
    await page.getByLabel('All 102').check();
    await expect(moves).toHaveCount(102);
    await moves
        .and(page.getByRole('button', { name: /wins in 17/ }))
        .first()
        .click();
    await expect(page.getByText(/replies/).first()).toBeVisible();
    await expect(moves.first()).toHaveAccessibleName(/loses in 16/);
    await moves.first().click();
    await expect(moves.and(page.getByRole('button', { name: /wins in 15/ })).first()).toBeVisible();
    await expect(page.getByText('2 / 2')).toBeVisible();
});

test('a line plays itself to its end where nothing may move', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, shortRound);
    const reached = page.getByText(/^\d+ \/ \d+$/);
    const last = (await reached.innerText()).split(' / ')[1];
    await page.keyboard.press('Home');
    await expect(reached).toHaveText(`0 / ${last}`);
    await button(page, 'Play the moves one by one').click();
    await expect(reached).toHaveText(`${last} / ${last}`);
    await expect(button(page, 'Play the moves one by one')).toBeVisible();
});

test('a position is set up by mouse, and says why it cannot be', async ({ page }) => {
    await visit(page, 'analysis?setup');
    await expect(page.getByText('This position is fine.')).toBeVisible();
    const state = page.locator('form').getByRole('status');
    const text = await position(page).inputValue();

    // The brown tower of Black from a1 to a7, by dragging: the choice is not free any more.
    const [from, to] = await Promise.all([square(page, 'a1').boundingBox(), square(page, 'a7').boundingBox()]);
    if (!from || !to) throw new Error('the board is not there');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(square(page, 'a7')).toHaveAccessibleName(/Black’s brown tower/);
    await expect(state).toContainText('The choice is free only for a round’s first move');
    await expect(button(page, 'Analyse it')).toBeDisabled();
    await page.getByLabel('Tower to move').selectOption('brown');
    await expect(state).toContainText('Black’s brown tower on a7 is to move but is blocked.');
    expect(await position(page).inputValue()).not.toBe(text);

    // By clicks: chosen, then its goal; chosen again it gets a ring.
    await square(page, 'b8').click();
    await square(page, 'b5').click();
    await expect(square(page, 'b5')).toHaveAccessibleName(/Gold’s blue tower/);
    await expect(state).toHaveText('This position is fine.');
    await square(page, 'b5').click();
    await expect(square(page, 'b5')).toHaveAccessibleName(/Gold’s blue Sumo tower/);
    await button(page, 'Take off').click();
    await expect(state).toContainText('Gold has no blue tower.');
    await page.getByRole('group', { name: 'Gold’s towers beside the board' }).getByRole('button').click();
    await square(page, 'b6').click();
    await expect(page.getByText('This position is fine.')).toBeVisible();
    await button(page, 'Analyse it').click();
    await expect(page.getByRole('heading', { name: 'Black wins in 1 move', exact: true })).toBeVisible();
    // The address holds the position.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Black wins in 1 move', exact: true })).toBeVisible();
});

test('a position is set up by keyboard alone', async ({ page }) => {
    await visit(page, 'analysis?setup');
    await square(page, 'a1').focus();
    await page.keyboard.press('ArrowRight');
    await expect(square(page, 'b1')).toBeFocused();
    await page.keyboard.press('2');
    await expect(square(page, 'b1')).toHaveAccessibleName(/Double Sumo/);
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; ++step) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(square(page, 'b4')).toHaveAccessibleName(/Black’s green Double Sumo tower/);
    await page.keyboard.press('Delete');
    await expect(page.locator('form').getByRole('status')).toContainText('Black has no green tower.');
    const tray = page.getByRole('group', { name: 'Black’s towers beside the board' }).getByRole('button');
    await tray.focus();
    await page.keyboard.press('Enter');
    await square(page, 'b1').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('This position is fine.')).toBeVisible();
    await button(page, 'Analyse it').focus();
    await page.keyboard.press('Enter');
    await expect(choices(page)).toHaveCount(103);
});

test('branch, return, and step with the keys', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, standardMatch);
    const where = page.getByRole('group', { name: 'Steps' });
    await expect(where).toContainText('49 / 49');
    await page.keyboard.press('Home');
    await expect(where).toContainText('0 / 49');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(where).toContainText('1 / 49');

    await page.getByRole('table', { name: 'Moves with their verdicts' }).getByRole('button').last().click();
    await expect(page.getByRole('group', { name: 'Variation' })).toBeVisible();
    await expect(where).toContainText('2 / 2');
    await button(page, 'Leave the variation').click();
    await expect(where).toContainText('1 / 49');
    await expect(page.getByRole('group', { name: 'Variation' })).toBeVisible();
    await page.getByRole('group', { name: 'Variation' }).getByRole('button').first().click();
    await button(page, 'Delete variation').click();
    await expect(page.getByRole('group', { name: 'Variation' })).toBeHidden();
    await page.keyboard.press('End');
    await expect(where).toContainText('49 / 49');
});

test('the review: who was winning when, the moves that lost it, and playing on from there', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, shortRound);
    await expect(page.getByRole('heading', { name: 'Gold has won the match' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Engine' })).toBeHidden();
    await button(page, 'Open the review').click();
    await button(page, 'Review this match').click();
    const graph = page.getByRole('slider', { name: 'Who was winning' });
    await expect(graph).toBeVisible({ timeout: 50_000 });
    await expect(page.getByRole('heading', { name: 'The moves that lost it' })).toBeVisible();
    const turning = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
    await expect(turning.first()).toContainText('would have held');
    await turning.first().click();
    await expect(turning.first()).toHaveAttribute('aria-current', 'step');
    await graph.focus();
    await page.keyboard.press('End');
    await expect(graph).toHaveAttribute('aria-valuetext', /Gold has won the round/);
    await turning.first().click();
    await expect(button(page, 'Play it better from here')).toBeVisible();
    await expect(turning.first()).toContainText(/Refuted|refutes it/);
    // What refutes it is played on the board, as a variation; the review stays.
    await button(page, 'Show the refutation').first().click();
    await expect(page.getByRole('group', { name: 'Variation' }).or(graph).first()).toBeVisible();
    await expect(graph).toBeVisible();
    await turning.first().click();
    await expect(turning.first()).toHaveAttribute('aria-current', 'step');

    await button(page, 'Play on from here').click();
    await expect(page.getByRole('heading', { name: 'Play on from this position' })).toBeVisible();
    await page.getByText('Two people, one screen').click();
    await button(page, 'Start').click();
    await expect(page.getByRole('grid', { name: 'Kamisado board' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /(can|must) move/ }).first()).toBeVisible();
});

test('the best line plays itself to the end of the round', async ({ page }) => {
    await page.goto('./');
    await analyseRecord(page, shortRound);
    await button(page, 'One step back').click();
    await button(page, 'One step back').click();
    await button(page, 'Play it through').click({ timeout: 45_000 });
    await expect(page.getByText(/has won the match/)).toBeVisible();
});

test('arrows and circles are drawn with the right button, or with any when asked, and Escape clears them', async ({
    page,
}) => {
    await visit(page, 'analysis');
    const middle = async (name: string) => {
        const box = await square(page, name).boundingBox();
        if (!box) throw new Error(`${name} is not there`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const drag = async (from: string, to: string, by: 'left' | 'right') => {
        const [a, b] = [await middle(from), await middle(to)];
        await page.mouse.move(a.x, a.y);
        await page.mouse.down({ button: by });
        await page.mouse.move(b.x, b.y, { steps: 4 });
        await page.mouse.up({ button: by });
    };
    const drawn = page.locator('[data-drawn]');
    await drag('a1', 'a5', 'right');
    await drag('c3', 'c3', 'right');
    await expect(drawn).toHaveCount(2);
    await expect(page.locator('[data-drawn="a1a5"]')).toBeVisible();
    // No tower went along.
    await expect(square(page, 'a1')).toHaveAccessibleName(/tower/);
    await drag('a1', 'a5', 'right');
    await expect(drawn).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawn).toHaveCount(0);

    await button(page, 'Draw arrows and circles').click();
    await drag('b1', 'b4', 'left');
    await expect(page.locator('[data-drawn="b1b4"]')).toBeVisible();
    await expect(square(page, 'b1')).toHaveAccessibleName(/tower/);
    await button(page, 'Draw arrows and circles').click();
    await page.keyboard.press('Escape');
    await drag('b1', 'b4', 'left');
    await expect(square(page, 'b4')).toHaveAccessibleName(/tower/);
    await expect(drawn).toHaveCount(0);
});

test('the board as SVG and PNG', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, shortRound);
    await openTab(page, 'Share');
    const svg = (await downloadOf(page, 'Save as SVG')).toString('utf8');
    expect(svg).toMatch(/^(<\?xml[^>]*>\s*)?<svg /);
    expect(svg).not.toContain('var(--');
    const png = await downloadOf(page, 'Save as PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const decode = (data: string): Promise<number[]> =>
        page.evaluate(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [8, 8];
            const context = canvas.getContext('2d');
            context?.drawImage(image, 0, 0, 8, 8);
            const colours = new Uint32Array(context?.getImageData(0, 0, 8, 8).data.buffer ?? new ArrayBuffer(0));
            return [image.naturalWidth, image.naturalHeight, new Set(colours).size];
        }, data);
    const [width, height, colours] = await decode(`data:image/png;base64,${png.toString('base64')}`);
    expect([width, height]).toEqual([1200, 1200]);
    expect(colours).toBeGreaterThan(16);
});

test('a score sheet of the match, and a blank one, for paper', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, standardMatch);
    await openTab(page, 'Share');
    await button(page, 'Score sheet').click();
    await expect(page.getByText('Akane')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Akane')).toBeVisible();
    await expect(page.getByText('Benjiro').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(button(page, 'Print')).toBeHidden();
    await expect(page.getByText('Round 4')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await button(page, 'Blank score sheet').click();
    await page
        .locator('label', { hasText: /^\s*Rounds/ })
        .getByRole('combobox')
        .selectOption('2');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Round 2')).toBeVisible();
    await expect(page.getByText('Akane')).toBeHidden();
    await expect(page.getByText('Sheets for writing by hand')).toBeHidden();
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.subarray(0, 4).toString()).toBe('%PDF');
});
