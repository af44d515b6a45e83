import { expect as soon } from '@playwright/test';
import type { Player } from '../src/core/types';
import { Mouse } from './support/hands';
import { KnownMatch } from './support/match';
import { opened, start, startFrom } from './support/start';
import type { Table } from './support/table';
import { test } from './support/test';

/** The computer takes its time, and more of it on a slow machine. */
const expect = soon.configure({ timeout: 20_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** The computer has answered, or the match is over. */
async function untilMyTurn(table: Table): Promise<void> {
    await expect(table.open.or(table.result).first()).toBeVisible();
}

/** Moves as far ahead as it goes: any round is over soon. */
async function moveAhead(table: Table, me: Player): Promise<void> {
    const before = await table.turnCount();
    const free = table.board.locator('[aria-label*="can move"]');
    if ((await free.count()) > 0) await free.first().click();
    const goals = table.board.locator('[aria-label*="can go here"], [aria-label*="can push here"]');
    await expect(goals.first()).toBeVisible();
    const squares = await goals.evaluateAll((cells) =>
        cells.map((cell) => (cell.getAttribute('aria-label') ?? '').slice(0, 2)),
    );
    const ahead = squares.sort((a, b) => Number(a[1]) - Number(b[1])).at(me === 'black' ? -1 : 0);
    await table.cell(ahead ?? '').click();
    const warning = table.page.getByRole('alertdialog', { name: 'Careful' });
    await expect
        .poll(async () => {
            if (await warning.isVisible()) await warning.getByRole('button', { name: 'Play it anyway' }).click();
            return table.turnCount();
        })
        .toBeGreaterThan(before);
}

test('a round against the computer to its end, and the rematch with sides changed', async ({ page }) => {
    await page.goto('./');
    const table = await start(page, {
        mode: 'Me against the computer',
        level: 1,
        side: 'Black',
        format: 'Single round',
    });
    await expect(table.player('gold')).toContainText('Computer, level 1');
    await expect(table.status).toHaveText('Black begins: move any tower.');
    for (let turn = 0; turn < 60 && !(await table.result.isVisible()); ++turn) {
        await moveAhead(table, 'black');
        await untilMyTurn(table);
    }
    await expect(table.result.getByRole('heading')).toHaveText(/^You (win|lost)$/);
    await expect(table.status).toHaveText(/^(Black|Gold) wins the match, 1 to 0\.$/);

    const finished = page.url();
    await table.button('Rematch').click();
    await expect(page).not.toHaveURL(finished);
    await opened(page);
    await expect(table.player('black')).toContainText('Computer, level 1');
    await expect(table.board.getByRole('gridcell').first()).toHaveAccessibleName(/^h1, /);
    await untilMyTurn(table);
    await expect(table.player('gold')).toContainText('to move');
    await moveAhead(table, 'gold');
});

test('taking back takes the answer of the computer back as well', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    const table = await opened(page);
    await expect(table.button('Undo')).toBeDisabled();
    await new Mouse(table).move('d1', 'd4');
    await expect.poll(() => table.turnCount()).toBeGreaterThan(1);
    await untilMyTurn(table);
    const [turns, towers, status] = [
        await table.turnsInWords(),
        await table.towers(),
        await table.status.textContent(),
    ];
    await table.button('Undo').click();
    await expect(table.status).toHaveText('Black begins: move any tower.');
    await expect(table.cell('d1')).toHaveAccessibleName(/Black’s yellow tower/);
    await expect.poll(() => table.turnCount()).toBe(0);
    await table.button('Redo').click();
    await expect(table.status).toHaveText(status ?? '');
    await expect.poll(() => table.turnsInWords()).toEqual(turns);
    await expect.poll(() => table.towers()).toEqual(towers);
});

test('a hint shows the move and says why, and the move wins', async ({ page }) => {
    const figure = new KnownMatch({
        format: { kind: 'single', rounds: 1 },
        start: 'ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N',
        decisions: ['a2a6'],
    });
    const table = await startFrom(page, figure.record(), {
        mode: 'Me against the computer',
        level: 3,
        side: 'Black',
    });
    await table.button('Hint').click();
    const hint = page.getByRole('region', { name: 'Hint' });
    const words = 'Move yellow from h5 to h8, brown. It wins the round at once.';
    await expect(hint).toContainText(words.replaceAll('. ', '.'));
    await expect(page.locator('[data-announcer]', { hasText: words })).toBeAttached();
    await new Mouse(table).move('h5', 'h8');
    await expect(hint).toBeHidden();
    await expect(table.result.getByRole('heading')).toHaveText('You win');
});

test('a hint for the fill says from which side, and why', async ({ page }) => {
    const figure = new KnownMatch({
        format: { kind: 'standard', rounds: 1 },
        start: '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P',
        decisions: ['f3a8'],
    });
    const table = await startFrom(page, figure.record());
    await table.button('Hint').click();
    await expect(page.getByRole('region', { name: 'Hint' })).toContainText(/From the (left|right)\.\s*\w+/);
});

test('whoever resigns is asked first and has lost then', async ({ page }) => {
    await page.goto('./');
    const table = await start(page, {
        mode: 'Me against the computer',
        level: 3,
        side: 'Black',
        format: 'Standard',
    });
    const question = page.getByRole('dialog', { name: 'Resign the match?' });
    await table.button('Resign').click();
    await expect(question).toContainText('Computer, level 3 will have won the match');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(table.button('Resign')).toBeFocused();
    await table.button('Resign').click();
    await question.getByRole('button', { name: 'Resign' }).click();
    await expect(table.result.getByRole('heading')).toHaveText('You lost');
    await expect(table.result).toContainText('Black resigned.');
    await expect(table.moves).toContainText('Black resigns');
    await table.button('Undo').click();
    await expect(table.status).toHaveText('Black begins: move any tower.');
});

test('computer against computer: paused, one move at a time, and to the end', async ({ page }) => {
    await page.goto('./');
    const table = await start(page, { mode: 'Computer against computer', level: 4, format: 'Single round' });
    await table.button('Pause').click();
    const turns = await table.turnCount();
    await table.button('One move').click();
    await expect.poll(() => table.turnCount()).toBeGreaterThan(turns);
    await expect(table.button('Go on')).toBeVisible();
    await expect(table.open).toHaveCount(0);
    await table.button('Go on').click();
    await expect(table.result).toBeVisible({ timeout: 120_000 });
    await expect(table.result.getByRole('heading')).toHaveText('Computer, level 4 wins');
    await expect(table.status).toHaveText(/^(Black|Gold) wins the match, 1 to 0\.$/);
});

test('the computer that won shows what it chooses and fills, and the next round begins', async ({ page }) => {
    const figure = new KnownMatch({
        format: { kind: 'standard', rounds: 1 },
        start: '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P',
        decisions: ['f3a8'],
    });
    const table = await startFrom(page, figure.record(), { mode: 'Me against the computer', level: 3, side: 'Gold' });
    await expect(table.roundOver(1)).toContainText('Black’s purple tower gets a Sumo ring');
    await expect(table.fill('left')).toBeDisabled();
    // The end of the round stays until it has been seen.
    await table.button('Next round').click();
    await expect(table.roundOver(1)).toContainText(/Black fills from the (left|right)\./);
    await expect(table.status).toHaveText('Gold begins: move any tower.');
    await expect(table.moves).toContainText(/Black fills from the (left|right)/);
    await expect(table.score('black')).toHaveAttribute('aria-label', '1 point / 3');
    await expect(table.open).toHaveCount(8);
});

test('a computer that was interrupted thinks again after a reload', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    const table = await opened(page);
    await new Mouse(table).move('d1', 'd4');
    await expect.poll(() => table.turnCount()).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => table.turnCount()).toBeGreaterThan(1);
    await untilMyTurn(table);
});
