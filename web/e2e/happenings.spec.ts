import { expect as soon, type Locator, type Page } from '@playwright/test';
import type { Decision, FormatKind } from '../src/core/types';
import { actedSince, seenSquares, watchActing } from './support/acting';
import { DraggingMouse, Mouse } from './support/hands';
import { KnownMatch, squaresOf } from './support/match';
import { startFrom } from './support/start';
import type { Table } from './support/table';
import { test } from './support/test';

/** A deadlock is acted out for five seconds, and longer on a slow machine. */
const expect = soon.configure({ timeout: 20_000 });

/** The rulebook's figures: tests/figures. The last decision is the one that is looked at. */
function figure(kind: FormatKind, start: string, ...decisions: Decision[]): KnownMatch {
    return new KnownMatch({ format: { kind, rounds: 1 }, start, decisions });
}
const blocked = figure('single', 'ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N', 'a2a6');
const blockedTwice = figure('single', '3k4/o4gRn/1b2KPyY/2p5/N7/2r5/3B4/1G5O b B', 'd2d7');
const push = figure('long', '2p1gr*1n*/7k/3y*o3/3bN1K*1/3G**4/8/8/2R*Y1PBO g K', 'h7f5', 'd4d5');
const deadlock = figure('standard', '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B', 'a7a6', 'a3b4');
const fill = figure('standard', '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P', 'f3a8', 'fill left');

/** Everything before the last decision has been played; then somebody plays it. */
async function happen(
    page: Page,
    match: KnownMatch,
    hands = (table: Table): Mouse => new Mouse(table),
): Promise<Table> {
    await watchActing(page);
    const before = new KnownMatch({ ...match.line, decisions: match.line.decisions.slice(0, -1) });
    const table = await startFrom(page, before.record());
    await table.expectTowers(before.towers(before.decisions.length));
    await actedSince(page);
    const last = match.decisions.at(-1) ?? '';
    if (last.startsWith('fill')) {
        await table.fill(last === 'fill left' ? 'left' : 'right').click();
    } else {
        const { from, to } = squaresOf(last);
        await hands(table).move(from, to);
    }
    return table;
}

/** What is drawn is what is told, and both are what the core says. */
async function expectBoard(table: Table, match: KnownMatch): Promise<void> {
    const towers = match.towers(match.decisions.length);
    await table.expectTowers(towers);
    await expect.poll(() => seenSquares(table.page)).toEqual(towers.map(({ square }) => square).sort());
}

/** What a screen reader has been told last of the match. */
function announced(page: Page): Locator {
    return page.locator('[data-announcer]').last();
}

/** Switches the language as a person would, and comes back to the match. */
async function speak(page: Page, language: string): Promise<void> {
    await page.evaluate(() => (location.hash = '#/settings'));
    await page.locator('label').filter({ hasText: language }).click();
    await page.goBack();
}

test('a blocked turn is shown, explained and named by its rule', async ({ page }) => {
    const table = await happen(page, blocked);
    await expect(table.explanation).toContainText('Rule M6');
    await expect(table.explanation).toContainText('Gold should move green, but on g6 it is blocked');
    await expect(table.status).toHaveText('Gold’s green is blocked on yellow: Black moves yellow.');
    const acted = await actedSince(page);
    expect(acted.travelled).toBe(1);
    expect(acted.bodies).toBeGreaterThan(1);
    await expectBoard(table, blocked);
    await expect(table.cell('h5')).toHaveAccessibleName(/must move/);
    await table.explanation.getByText('Why?').click();
    await expect(table.explanation).toContainText('counts as having moved no square at all');

    await speak(page, 'Deutsch');
    const german = page.getByRole('region', { name: 'Was geschehen ist' });
    await expect(german).toContainText('Regel Z6');
    await expect(german).toContainText('auf g6 blockiert');
    await speak(page, 'Français');
    const french = page.getByRole('region', { name: 'Ce qui s’est passé' });
    await expect(french).toContainText('Règle D6');
    await expect(french).toContainText('bloquée en g6');
});

test('a chain of blocked turns names each tower in its turn', async ({ page }) => {
    const table = await happen(page, blockedTwice);
    await expect(table.explanation).toContainText('Gold should move green, but on f7 it is blocked');
    await expect(table.explanation).toContainText('Black should move yellow, but on h6 it is blocked');
    await expect(table.status).toHaveText('Black’s yellow is blocked on blue: Gold moves blue.');
    await expectBoard(table, blockedTwice);
});

test('a push of two moves all three towers, and the pusher goes on', async ({ page }) => {
    const table = await happen(page, push);
    await expect(table.status).toHaveText('Pushed onto green: Black moves again, with green.');
    await expect.poll(async () => page.evaluate(() => window.acted?.travelled)).toBe(3);
    await expectBoard(table, push);
    await expect(announced(page)).toContainText(
        'Black’s green Double Sumo makes a Sumo push: blue goes back to d6 (red) and yellow goes back to d7 (green). ' +
            'Pushed onto green: Black moves again, with green.',
    );
    await table.button('Why?').click();
    const why = page.getByRole('region', { name: 'Why?' });
    await expect(why).toContainText('Rule DS3');
    await expect(why).toContainText('After a Sumo push the other player misses a turn.');
    await expect(table.moves).toContainText('Blue Back 1');
    await expect(table.moves).toContainText('pushed back');

    await speak(page, 'Deutsch');
    await expect(page.locator('[data-status]')).toContainText('Schwarz zieht noch einmal');
    await page.getByRole('button', { name: 'Warum?' }).click();
    await expect(page.getByText('Regel DS3')).toBeVisible();
    await speak(page, 'Français');
    await page.getByRole('button', { name: /^Pourquoi/ }).click();
    await expect(page.getByText('Règle DS3')).toBeVisible();
});

test('a deadlock is shown, explained, and brings the ring to the right tower', async ({ page }) => {
    const table = await happen(page, deadlock);
    await expect(table.roundOver(1)).toContainText('Gold’s red tower gets a Sumo ring and is now a Sumo: 1 point.');
    const acted = await actedSince(page);
    expect(acted.travelled).toBe(1);
    expect(acted.bodies).toBeGreaterThan(16);
    await expect(table.explanation).toContainText('Rule M8');
    await expect(page.getByText('Why?')).toHaveCount(1);
    await expect(table.explanation).toContainText('Black made the last real move and loses the round.');
    await table.explanation.getByText('Why?').click();
    await expect(table.explanation).toContainText('Gold should move red, but on f5 it is blocked');
    await table.expectFills(deadlock.at(2));
    await expectBoard(table, deadlock);

    await speak(page, 'Deutsch');
    const german = page.getByRole('region', { name: 'Was geschehen ist' });
    await expect(german).toContainText('Regel Z8');
    await expect(german).toContainText('Völliger Stillstand');
    await speak(page, 'Français');
    await expect(page.getByRole('region', { name: 'Ce qui s’est passé' })).toContainText('Règle D8');
});

test('a fill regroups all towers, and the next round begins', async ({ page }) => {
    const table = await happen(page, fill);
    await expect(table.status).toHaveText('Gold begins: move any tower.');
    await expect.poll(async () => page.evaluate(() => window.acted?.travelled)).toBe(16);
    await expectBoard(table, fill);
    await expect(table.cell('h1')).toHaveAccessibleName(/Black’s purple Sumo tower/);
    await expect(table.cell('a8')).toHaveAccessibleName(/can move/);
});

test('whoever does not want to wait plays on while something is still being shown', async ({ page }) => {
    const table = await happen(page, blockedTwice);
    const on = new KnownMatch({ ...blockedTwice.line, decisions: [...blockedTwice.decisions, 'b6b3'] });
    await expect(table.cell('b6')).toHaveAccessibleName(/must move/);
    await new Mouse(table).move('b6', 'b3');
    await expectBoard(table, on);
});

test('a tower that was carried to its goal is not moved there a second time', async ({ page }) => {
    const table = await happen(page, blocked, (table) => new DraggingMouse(table));
    await expect(table.explanation).toBeVisible();
    expect((await actedSince(page)).travelled).toBe(0);
    await expectBoard(table, blocked);
});

test('a push by hand is acted out like any other', async ({ page }) => {
    const table = await happen(page, push, (table) => new DraggingMouse(table));
    await expect.poll(async () => page.evaluate(() => window.acted?.travelled)).toBe(3);
    await expectBoard(table, push);
});

test('what is being shown can be taken back at once', async ({ page }) => {
    const table = await happen(page, deadlock);
    await expect(table.button('Undo')).toBeEnabled();
    await expect.poll(() => table.turnCount()).toBeGreaterThan(2);
    await table.button('Undo').click();
    await expectBoard(table, new KnownMatch({ ...deadlock.line, decisions: ['a7a6'] }));
    await expect(table.explanation).toBeHidden();
    await expect(table.status).toHaveText('Gold landed on green: move green.');
});
