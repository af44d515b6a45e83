import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mouse } from './support/hands';
import { KnownMatch, shippedMatch, squaresOf } from './support/match';
import { opened, start } from './support/start';
import { Table } from './support/table';
import { test } from './support/test';

const match = shippedMatch('standard');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Plays the known match from one step to another. */
async function play(table: Table, from: number, to: number): Promise<void> {
    const mouse = new Mouse(table);
    for (let step = from; step < to; ++step) {
        const squares = squaresOf(match.decisions[step] ?? '');
        await mouse.move(squares.from, squares.to);
        await table.expectMoment(match, step + 1);
    }
}

async function startStandard(page: Page): Promise<Table> {
    await page.goto('./');
    return start(page, { format: 'Standard' });
}

/** What the page offers to somebody who comes back. */
async function goOn(page: Page): Promise<Table> {
    const waiting = page.getByRole('region', { name: 'Your match is waiting' });
    await waiting.getByRole('link', { name: 'Go on playing' }).click();
    return opened(page);
}

test('a match goes on after a reload in the middle of a round', async ({ page }) => {
    const table = await startStandard(page);
    await play(table, 0, 4);
    await page.reload();
    await table.expectMoment(match, 4);
    await expect(table.explanation).toContainText('Rule M6');
    await play(table, 4, 6);
    await table.expectFills(match.at(6));
    await page.reload(); // between rounds, too
    await table.expectMoment(match, 6);
    await table.expectFills(match.at(6));
    await table.fill('right').click();
    await table.expectMoment(match, 7);
    await page.reload();
    await table.expectMoment(match, 7);
    await expect
        .poll(() => table.turnsInWords())
        .toEqual(new KnownMatch({ ...match.line, decisions: match.decisions.slice(0, 7) }).turnsInWords());
});

test('what was taken back can be played again after a reload', async ({ page }) => {
    const table = await startStandard(page);
    await play(table, 0, 3);
    await table.button('Undo').click();
    await table.expectMoment(match, 2);
    await page.reload();
    await table.expectMoment(match, 2);
    await table.button('Redo').click();
    await table.expectMoment(match, 3);
});

test('a match waits for whoever closes the page and opens it again', async ({ page, context }) => {
    await play(await startStandard(page), 0, 3);
    await page.close();
    const again = await context.newPage();
    await again.goto('./');
    const table = await goOn(again);
    await table.expectMoment(match, 3);
    await play(table, 3, 4);
});

test('a match goes on after a crash of the page', async ({ page, context }) => {
    await play(await startStandard(page), 0, 3);
    const crashed = page.waitForEvent('crash');
    const devtools = await context.newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined); // there is nobody left to answer
    await crashed;
    const again = await context.newPage();
    await again.goto('./');
    const table = await goOn(again);
    await table.expectMoment(match, 3);
    await play(table, 3, 4);
});

test('a match that is not here is said to be missing', async ({ page }) => {
    await page.goto('./#/match/none');
    await expect(page.getByRole('heading', { name: 'This match is not on this device.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'New match' }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test.describe('a browser that is killed', () => {
    let folder = '';
    test.beforeEach(() => {
        folder = mkdtempSync(join(tmpdir(), 'kamisado-killed-'));
    });
    test.afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

    /** The browser and the script that started it; the processes that it starts itself name their type. */
    const browserAt = (userData: string): number[] =>
        readdirSync('/proc')
            .filter((entry) => /^\d+$/.test(entry))
            .filter((entry) => {
                const words = wordsOf(entry);
                return (
                    words.includes(`--user-data-dir=${userData}`) && !words.some((word) => word.startsWith('--type='))
                );
            })
            .map(Number);
    const wordsOf = (entry: string): string[] => {
        try {
            return readFileSync(`/proc/${entry}/cmdline`, 'utf8').split('\0');
        } catch {
            return []; // gone in between
        }
    };

    test('right after a move has lost nothing', async ({ launchOptions, baseURL }) => {
        const launch = (): Promise<BrowserContext> =>
            chromium.launchPersistentContext(folder, {
                ...launchOptions,
                baseURL: baseURL ?? '',
                locale: 'en-GB',
                reducedMotion: 'reduce',
            });
        const first = await launch();
        const gone = new Promise((resolve) => first.once('close', resolve));
        await play(await startStandard(first.pages()[0] ?? (await first.newPage())), 0, 3);
        const killed = browserAt(folder);
        expect(killed).not.toEqual([]);
        killed.forEach((id) => process.kill(id, 'SIGKILL'));
        await gone;

        const second = await launch();
        const page = second.pages()[0] ?? (await second.newPage());
        await page.goto('./');
        const table = await goOn(page);
        await table.expectMoment(match, 3);
        await play(table, 3, 4);
        await second.close();
    });
});

test('a match that is open twice is played in one window at a time', async ({ page, context }) => {
    const first = await startStandard(page);
    await play(first, 0, 1);
    const other = await context.newPage();
    await other.goto(page.url());
    const second = await opened(other);
    await second.expectMoment(match, 1);
    const elsewhere = (table: Table) =>
        table.page.getByRole('region', { name: 'This match is open in another window' });
    await expect(elsewhere(first)).toBeVisible();
    await expect(elsewhere(second)).toBeHidden();
    await play(second, 1, 2);
    await elsewhere(first).getByRole('button', { name: 'Play on here' }).click();
    await first.expectMoment(match, 2);
    await expect(elsewhere(second)).toBeVisible();
    await play(first, 2, 3);
});

test.describe('clocks', () => {
    const stopped = (page: Page) => page.getByRole('region', { name: 'The clocks are stopped' });

    test('wait for whoever leaves the page', async ({ page }) => {
        await page.clock.install();
        await page.goto('./');
        const table = await start(page, { format: 'Standard', minutes: 5 });
        await play(table, 0, 1);
        await page.clock.fastForward('00:30');
        const clock = table.player('gold').getByRole('timer');
        await expect(clock).toHaveText(/^4:/);
        await page.reload();
        await expect(stopped(page)).toBeVisible();
        // The move was saved when it was made: time since then is given back.
        const left = (await clock.textContent()) ?? '';
        await page.clock.fastForward('01:00');
        await expect(clock).toHaveText(left);
        await expect(table.open).toHaveCount(0);
        await stopped(page).getByRole('button', { name: 'Go on playing' }).click();
        await expect(stopped(page)).toBeHidden();
        await page.clock.fastForward('01:00');
        await expect(clock).not.toHaveText(left);
        await play(table, 1, 2);
    });

    test('stop while the page cannot be seen, and when asked to', async ({ page }) => {
        await page.clock.install();
        await page.goto('./');
        const table = await start(page, { format: 'Standard', minutes: 5 });
        await play(table, 0, 1);
        await table.button('Pause').click();
        await expect(stopped(page)).toBeVisible();
        await stopped(page).getByRole('button', { name: 'Go on playing' }).click();
        await expect(stopped(page)).toBeHidden();
        await page.evaluate(() => {
            Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
            document.dispatchEvent(new Event('visibilitychange'));
        });
        await expect(stopped(page)).toBeVisible();
    });

    test('that run out end the match', async ({ page }) => {
        await page.clock.install();
        await page.goto('./');
        const table = await start(page, { format: 'Standard', minutes: 1, names: ['Akane', 'Benjiro'] });
        await play(table, 0, 1);
        await page.clock.fastForward('01:05');
        await expect(table.result.getByRole('heading')).toHaveText('Akane wins');
        await expect(table.result).toContainText('Benjiro ran out of time.');
        await expect(table.moves).toContainText('Gold is out of time');
        await page.reload();
        await expect(table.result.getByRole('heading')).toHaveText('Akane wins');
    });
});

test('a match can be played where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
        const refuse = {
            get() {
                throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
    });
    const table = await startStandard(page);
    await play(table, 0, 4);
});
