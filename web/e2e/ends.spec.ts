import { expect, type Locator, type Page } from '@playwright/test';
import { Mouse } from './support/hands';
import { KnownMatch } from './support/match';
import { speakIn } from './support/spoken';
import { start, startFrom } from './support/start';
import { test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Seen whole, without scrolling anything. */
async function expectSeen(locator: Locator): Promise<void> {
    await expect(locator).toBeVisible();
    // A link within a sentence may go over two lines.
    const hidden = await locator.evaluate((element) =>
        [...element.getClientRects()].map(({ left, right, top, bottom }) => {
            if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return 'off the screen';
            const place = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return place && element.contains(place) ? '' : `under ${place?.className}`;
        }),
    );
    expect(hidden.join(''), String(locator)).toBe('');
}

const foreign = ['de', 'fr'] as const;

/** All that can be pressed at the end of a round or a match. */
async function expectCardSeen(page: Page): Promise<void> {
    const card = page.locator('section.end');
    for (const action of await card.getByRole('button').or(card.getByRole('link')).all()) await expectSeen(action);
}

const won = new KnownMatch({
    format: { kind: 'standard', rounds: 1 },
    start: '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P',
    decisions: ['f3a8'],
});

for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1366, height: 650 },
    { width: 844, height: 390 },
    { width: 915, height: 412 },
]) {
    test.describe(`at ${viewport.width}×${viewport.height}`, () => {
        test.use({ viewport });

        test('the end of a match is seen whole, with all that may follow', async ({ page }) => {
            await page.goto('./#/new');
            const table = await start(page, { mode: 'Me against the computer', level: 3, side: 'Black' });
            await table.button('Resign').click();
            await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
            await expect(table.result.getByRole('heading')).toHaveText('You lost');
            await expectSeen(table.board);
            for (const name of ['Rematch', 'Share']) await expectSeen(table.result.getByRole('button', { name }));
            for (const name of ['Review', 'Score sheet', 'New match']) {
                await expectSeen(table.result.getByRole('link', { name }));
            }
            for (const language of foreign) {
                const { text } = await speakIn(page, language);
                await expect(page.getByRole('heading', { name: text.play.youLost })).toBeVisible();
                await expectCardSeen(page);
            }
        });

        test('both fills are seen, and the computer waits until its win has been', async ({ page }) => {
            const table = await startFrom(page, won.record(), {
                mode: 'Me against the computer',
                level: 3,
                side: 'Gold',
            });
            await expectSeen(table.button('Next round'));
            await expectSeen(table.roundOver(1).getByRole('link', { name: 'What decided it?' }));
            for (const side of ['left', 'right'] as const) await expectSeen(table.fill(side));
            await expect(table.cell('a8')).toHaveAccessibleName(/Black’s purple Sumo tower/);
            for (const language of [...foreign, 'en'] as const) {
                const { text } = await speakIn(page, language);
                await expect(page.getByRole('button', { name: text.play.nextRound })).toBeVisible();
                await expectCardSeen(page);
            }
            await table.button('Next round').click();
            await expect(table.status).toHaveText('Gold begins: move any tower.');
        });
    });
}

test('a deadlock is explained, and the way on is seen, on a phone held sideways', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const figure = new KnownMatch({
        format: { kind: 'standard', rounds: 1 },
        start: '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B',
        decisions: ['a7a6'],
    });
    const table = await startFrom(page, figure.record(), { mode: 'Me against the computer', level: 3, side: 'Black' });
    await new Mouse(table).move('a3', 'b4');
    for (const language of [...foreign, 'en'] as const) {
        const { text } = await speakIn(page, language);
        await expectSeen(page.getByRole('button', { name: text.play.nextRound }));
        await expectSeen(page.getByText(text.play.why, { exact: true }).first());
    }
});

test('a win is a win, and the next one makes a streak', async ({ page }) => {
    const nearly = new KnownMatch({
        format: { kind: 'single', rounds: 1 },
        start: 'ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N',
        decisions: ['a2a6'],
    });
    for (const how of [/^(?!.*in a row)/, /2 wins in a row/]) {
        const table = await startFrom(page, nearly.record(), {
            mode: 'Me against the computer',
            level: 3,
            side: 'Black',
        });
        await new Mouse(table).move('h5', 'h8');
        await expect(table.result.getByRole('heading')).toHaveText('You win');
        await expect(table.result.locator('.how')).toHaveText(how);
    }
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Review' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Who was winning' }), 'without another click').toBeVisible();
});
