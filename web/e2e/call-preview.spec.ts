import { expect, type Locator, type Page } from '@playwright/test';
import { Keys, Mouse } from './support/hands';
import { KnownMatch } from './support/match';
import { speakIn } from './support/spoken';
import { start, startFrom, withSettings } from './support/start';
import { test } from './support/test';
import type { Table } from './support/table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const label = (page: Page): Locator => page.locator('[data-call]');
const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('nothing to be seen there');
    return box;
};
const middleOf = async (locator: Locator) => {
    const { x, y, width, height } = await boxOf(locator);
    return { x: x + width / 2, y: y + height / 2 };
};

/** The words are near the goal, on the screen, and not where a finger on the goal would cover them. */
async function expectNextTo(table: Table, goal: string): Promise<void> {
    const [words, square] = [await boxOf(label(table.page)), await boxOf(table.cell(goal))];
    const { x, y } = await middleOf(table.cell(goal));
    const apart =
        words.x > x + square.width / 2 ||
        words.x + words.width < x - square.width / 2 ||
        words.y + words.height < y - square.height / 2 ||
        words.y > y + square.height / 2;
    expect(apart, `words ${JSON.stringify(words)} goal ${JSON.stringify(square)}`).toBe(true);
    const screen = table.page.viewportSize();
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.y).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(screen?.width ?? 0);
}

test('a mouse over a goal shows and names the tower that the move will call', async ({ page }) => {
    await page.goto('./');
    const table = await start(page);
    await table.cell('a1').click();
    await expect(label(page)).toHaveCount(0);
    await table.cell('a7').hover();
    await expect(label(page)).toHaveText('calls Gold’s brown tower'.replace('brown', await colourOf(table, 'a7')));
    await expect(page.locator('.board .called')).toHaveCount(1);
    await expectNextTo(table, 'a7');
    await table.cell('a2').hover();
    await expect(label(page)).toContainText(await colourOf(table, 'a2'));
    await page.mouse.move(2, 2);
    await expect(label(page)).toHaveCount(0);
});

async function colourOf(table: Table, square: string): Promise<string> {
    const name = await table.cell(square).getAttribute('aria-label');
    return /, (\w+) square/.exec(name ?? '')?.[1] ?? '';
}

test('a dragged tower shows it too, and the screen reader hears it with every goal', async ({ page }) => {
    await page.goto('./');
    const table = await start(page);
    const [from, to] = [await middleOf(table.cell('a1')), await middleOf(table.cell('a4'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    const colour = await colourOf(table, 'a4');
    await expect(label(page)).toHaveText(`calls Gold’s ${colour} tower`);
    await expectNextTo(table, 'a4');
    await expect(table.cell('a4')).toHaveAccessibleName(new RegExp(`can go here, calls Gold’s ${colour} tower$`));
    await page.mouse.up();
    await expect(label(page)).toHaveCount(0);
});

test('keys find it, in German and French as well', async ({ page }) => {
    await page.goto('./');
    await start(page);
    for (const [language, words] of [
        ['de', /muss dann \p{Lu}\S+ ziehen/u],
        ['fr', /désigne la tour \S+ de \S+/],
    ] as const) {
        await speakIn(page, language);
        await page.getByRole('gridcell', { name: /^a1,/ }).focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowUp');
        await expect(label(page)).toHaveText(words);
        await expect(page.locator('[role="gridcell"]:focus')).toHaveAccessibleName(words);
    }
});

const figure = new KnownMatch({
    format: { kind: 'marathon', rounds: 1 },
    start: 'p3r1n1/7o*/6R**B/6k**1/1b**3g2/1Y*K*O4/3N**y***3/3G*P3 g K',
    decisions: ['g5g3'],
});
const before = new KnownMatch({ ...figure.line, decisions: [] });

test('a move that lets the opponent win at once looks and reads like a warning', async ({ page }) => {
    const table = await startFrom(page, before.record());
    await table.cell('g3').hover();
    await expect(label(page)).toHaveAttribute('data-call', 'danger');
    await expect(label(page)).toHaveText('calls Black’s pink Sumo, which can win at once');
});

test('in the first games the page asks again, beside the board', async ({ page }) => {
    const table = await startFrom(page, before.record(), {
        mode: 'Me against the computer',
        level: 1,
        side: 'Gold',
    });
    const warning = page.getByRole('alertdialog', { name: 'Careful' });
    await new Mouse(table).move('g5', 'g3');
    await expect(warning).toContainText('This move lets Black win at once with the pink Sumo.');
    await page.mouse.move(2, 2);
    await expect(label(page)).toHaveAttribute('data-call', 'danger'); // what it would lead to stays to be seen
    const [board, asked] = [await boxOf(table.board), await boxOf(warning)];
    expect(asked.x >= board.x + board.width || asked.y >= board.y + board.height).toBe(true);
    await page.keyboard.press('Enter'); // the careful answer has the focus
    await expect(warning).toBeHidden();
    await table.expectMoment(figure, 0);
    await new Keys(table).move('g5', 'g3');
    await new Keys(table).press(warning.getByRole('button', { name: 'Play it anyway' }));
    await expect(table.cell('g5')).toHaveAccessibleName(/square$/);
});

test('whoever does not want to see it is left alone', async ({ page }) => {
    await withSettings(page, { callPreview: false, warn: 'never' });
    const table = await startFrom(page, before.record());
    await table.cell('g3').hover();
    await expect(table.cell('g3')).toHaveAccessibleName(/can go here$/);
    await expect(label(page)).toHaveCount(0);
    await table.cell('g3').click();
    await table.expectMoment(figure, 1);
});

for (const [name, viewport] of [
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
] as const) {
    test.describe(`on a phone held ${name}`, () => {
        test.use({ viewport, hasTouch: true, isMobile: true });

        test('a finger that lies on a goal, and one that drags, see it next to them', async ({ page }) => {
            await page.goto('./#/new');
            const table = await start(page);
            const screen = await page.context().newCDPSession(page);
            const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
                screen.send('Input.dispatchTouchEvent', { type, touchPoints: points });
            const from = await middleOf(table.cell('a1'));
            await touch('touchStart', [from]);
            for (const square of ['a2', 'a7', 'd4', 'g7']) {
                const to = await middleOf(table.cell(square));
                await touch('touchMove', [{ x: to.x - 1, y: to.y }]);
                await touch('touchMove', [to]);
                await expect(label(page)).toContainText('calls Gold’s');
                await expectNextTo(table, square);
            }
            await touch('touchMove', [from]);
            await touch('touchEnd', []);
            await expect(label(page)).toHaveCount(0);
            await expect(table.cell('a1')).toHaveAttribute('aria-selected', 'true');
            await touch('touchStart', [await middleOf(table.cell('b2'))]);
            await expect(label(page)).toContainText('calls Gold’s');
            await expectNextTo(table, 'b2');
            await touch('touchEnd', []);
            await expect(label(page)).toHaveCount(0);
        });

        test('the question before a dangerous move leaves the board free', async ({ page }) => {
            const wanted = { mode: 'Me against the computer', level: 1, side: 'Gold' } as const;
            const table = await startFrom(page, before.record(), wanted);
            await new Mouse(table).move('g5', 'g3');
            const warning = page.getByRole('alertdialog', { name: 'Careful' });
            await expect(warning).toBeInViewport({ ratio: 1 });
            const [board, asked] = [await boxOf(table.board), await boxOf(warning)];
            expect(asked.x >= board.x + board.width || asked.y >= board.y + board.height).toBe(true);
        });
    });
}
