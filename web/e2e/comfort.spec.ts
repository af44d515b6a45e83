import { expect } from '@playwright/test';
import { actedSince, seenSquares, watchActing } from './support/acting';
import { DraggingMouse, Fingers, Mouse } from './support/hands';
import { KnownMatch, shippedMatch, squaresOf } from './support/match';
import { start, startFrom, withSettings } from './support/start';
import { test } from './support/test';

const match = shippedMatch('standard');

test.describe('without movement', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing is animated when the system asks for calm', async ({ page }) => {
        await watchActing(page);
        await page.goto('./');
        const table = await start(page);
        await new Mouse(table).move('a1', 'a7');
        await table.expectTowers(match.towers(1));
        expect(await actedSince(page)).toEqual({ travelled: 0, bodies: 0 });
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await new Mouse(table).move('f8', 'b4');
        await table.expectTowers(match.towers(2));
        await expect.poll(() => page.evaluate(() => window.acted?.travelled)).toBe(1);
    });

    test('a learner is warned before a move that loses at once', async ({ page }) => {
        await withSettings(page, { warnings: true, callPreview: false });
        const figure = new KnownMatch({
            format: { kind: 'marathon', rounds: 1 },
            start: 'p3r1n1/7o*/6R**B/6k**1/1b**3g2/1Y*K*O4/3N**y***3/3G*P3 g K',
            decisions: ['g5g3'],
        });
        const before = new KnownMatch({ ...figure.line, decisions: [] });
        const table = await startFrom(page, before.record());
        const warning = page.getByRole('alertdialog', { name: 'Careful' });
        await new Mouse(table).move('g5', 'g3');
        await expect(warning).toContainText('This move lets Black win at once with the pink Sumo.');
        await page.keyboard.press('Enter'); // the careful answer has the focus
        await expect(warning).toBeHidden();
        await table.expectMoment(figure, 0);
        await new Mouse(table).move('g5', 'g3');
        await warning.getByRole('button', { name: 'Play it anyway' }).click();
        await table.expectMoment(figure, 1);
    });

    test('what was taken back can be played again, with keys too', async ({ page }) => {
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        for (const decision of match.decisions.slice(0, 3)) {
            const { from, to } = squaresOf(decision);
            await new Mouse(table).move(from, to);
        }
        await table.expectMoment(match, 3);
        await table.button('Undo').click();
        await table.expectMoment(match, 2);
        await page.keyboard.press('Control+z');
        await table.expectMoment(match, 1);
        await page.keyboard.press('Control+Shift+z');
        await table.expectMoment(match, 2);
        await table.button('Redo').click();
        await table.expectMoment(match, 3);
        await expect(table.button('Redo')).toBeDisabled();
    });

    test('the board turns to whoever is to move, if two people want it so', async ({ page }) => {
        await withSettings(page, { boardFollows: true });
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        const corner = table.board.getByRole('gridcell').first();
        await expect(corner).toHaveAccessibleName(/^a8, /);
        await new Mouse(table).move('a1', 'a7');
        await expect(corner).toHaveAccessibleName(/^h1, /);
        await new Mouse(table).move('f8', 'b4');
        await expect(corner).toHaveAccessibleName(/^a8, /);
        await table.button('Flip').click();
        await expect(corner).toHaveAccessibleName(/^h1, /);
        await table.expectMoment(match, 2);
    });

    test('looking back does not disturb the match', async ({ page }) => {
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        for (const decision of match.decisions.slice(0, 3)) {
            const { from, to } = squaresOf(decision);
            await new Mouse(table).move(from, to);
        }
        await table.expectMoment(match, 3);
        await table.moves
            .getByRole('button')
            .filter({ hasText: match.turnsInWords()[0] ?? '' })
            .click();
        await table.expectMoment(match, 1);
        await expect(page.getByText('Looking back: move 1 of 3')).toBeVisible();
        await expect(table.open).toHaveCount(0);
        await page.keyboard.press('ArrowRight');
        await table.expectMoment(match, 2);
        await page.keyboard.press('Home');
        await table.expectMoment(match, 0);
        await table.button('Return to the game').click();
        await table.expectMoment(match, 3);
    });

    test('a move that is not allowed is refused with the reason', async ({ page }) => {
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        const said = page.getByRole('status').filter({ hasText: /./ });
        await new Mouse(table).move('a1', 'b3');
        await expect(said).toContainText('Towers move straight or diagonally forwards in a line (M1).');
        await table.expectMoment(match, 0);
        await table.cell('a7').click(); // still in hand
        await table.expectMoment(match, 1);
        await table.cell('h8').click();
        await expect(said).toContainText('red');
        await table.expectMoment(match, 1);
    });

    test('a tower that is dropped where it cannot go is back where it was', async ({ page }) => {
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        const dragging = new DraggingMouse(table);
        await dragging.move('a1', 'b3');
        await expect(page.getByRole('status').filter({ hasText: 'straight or diagonally' })).toBeVisible();
        await table.expectMoment(match, 0);
        const squares = match.at(0).position.towers.map(({ square }) => square);
        await expect.poll(() => seenSquares(page)).toEqual(squares.sort());
        await dragging.move('a1', 'a7');
        await table.expectMoment(match, 1);
    });

    test('N and P go from goal to goal, and Escape lets go', async ({ page }) => {
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        await table.cell('a1').focus();
        await page.keyboard.press('Enter');
        await expect(table.cell('a1')).toHaveAttribute('aria-selected', 'true');
        const goals = table.board.locator('[aria-label*="can go here"]');
        const count = await goals.count();
        await page.keyboard.press('n');
        const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
        expect(first).toContain('can go here');
        for (let press = 0; press < count; ++press) await page.keyboard.press('n');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(first);
        await page.keyboard.press('n');
        await page.keyboard.press('p');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(first);
        await page.keyboard.press('Escape');
        await expect(table.cell('a1')).toHaveAttribute('aria-selected', 'false');
        await expect(goals).toHaveCount(0);
    });

    test('a turned board and the other edition change names, not the game', async ({ page }) => {
        await withSettings(page, { turned: true, edition: 'huch' });
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        for (const decision of match.decisions.slice(0, 2)) {
            const { from, to } = squaresOf(decision);
            await new Mouse(table).move(from, to);
            await expect(table.cell(from)).toHaveAccessibleName(new RegExp(`^${from}, \\w+ square`));
        }
        // White's red, as it is painted, stands on red: both are called by another name now.
        const { red } = match.core.turnedColours;
        await expect(table.status).toHaveText(`White landed on ${red}: move ${red}.`);
        await expect(table.cell('b4')).toHaveAccessibleName(`b4, ${red} square, White’s ${red} tower, names the tower`);
        await expect(table.cell('c1')).toHaveAccessibleName(`c1, ${red} square, Black’s ${red} tower, must move`);
        await expect(table.page.getByRole('region', { name: 'White', exact: true })).toBeVisible();
    });

    test('a series that is even ends in a tie', async ({ page }) => {
        // Round 1 of the shipped match, and the same again with sides changed: the board looks the same from both.
        const round = match.decisions.slice(0, 6);
        const opposite = (square: string): string =>
            String.fromCharCode('a'.charCodeAt(0) + 'h'.charCodeAt(0) - square.charCodeAt(0)) + (9 - Number(square[1]));
        const mirrored = round.map(squaresOf).map(({ from, to }) => opposite(from) + opposite(to));
        const series = new KnownMatch({
            format: { kind: 'series', rounds: 2 },
            start: null,
            decisions: [...round, ...mirrored],
        });
        await page.goto('./');
        await page.locator('label').filter({ hasText: 'taking turns to begin' }).click();
        await page.getByLabel('Rounds', { exact: true }).fill('2');
        const table = await start(page);
        for (const [step, decision] of series.decisions.entries()) {
            const { from, to } = squaresOf(decision);
            await new Mouse(table).move(from, to);
            if (step === 5) {
                // The end of the round stays until it has been seen, and nothing can be moved.
                await expect(table.page.getByText('One point for Gold.').first()).toBeVisible();
                await expect(table.status).toHaveText('Round 1 is over');
                await expect(table.cell(to)).toHaveAccessibleName(/Gold’s \w+ tower/);
                await expect(table.cell('a8')).not.toHaveAccessibleName(/can move/);
                const next = page.getByRole('button', { name: 'Next round' });
                await expect(next).toBeFocused();
                await next.press('Enter');
            }
            if (step + 1 < series.decisions.length) await table.expectMoment(series, step + 1);
        }
        await expect(table.status).toHaveText('The series ends in a tie, 1 all.');
        await expect(table.result.getByRole('heading')).toHaveText('A tie');
    });

    test('sounds are made in the page and disturb nothing', async ({ page }) => {
        await withSettings(page, { sounds: true });
        await page.goto('./');
        const table = await start(page, { format: 'Standard' });
        await new Mouse(table).move('a1', 'a7');
        await table.expectMoment(match, 1);
    });

    test.describe('on a phone', () => {
        test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

        test('a move is made by a second tap, if that is wanted', async ({ page }) => {
            await withSettings(page, { confirmTouch: true });
            await page.goto('./');
            const table = await start(page, { format: 'Standard' });
            await new Fingers(table).move('a1', 'a7');
            await expect(table.cell('a7')).toHaveAccessibleName(/choose again to move here/);
            await table.expectMoment(match, 0);
            await table.cell('a6').tap(); // another one, after all
            await expect(table.cell('a6')).toHaveAccessibleName(/choose again to move here/);
            await table.cell('a7').tap();
            await table.expectMoment(match, 0);
            await table.cell('a7').tap();
            await table.expectMoment(match, 1);
        });
    });
});
