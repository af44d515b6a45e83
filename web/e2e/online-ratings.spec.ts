import type { Page } from '@playwright/test';
import type { GameList } from '../src/net/protocol';
import { en } from '../src/words/en';
import { live } from '../src/words/en/live';
import { expect, hasServer, newName, say, Somebody, test } from './support/online';
import { Table } from './support/table';

/** In the only game that runs. */
async function seatOf({ page }: Somebody): Promise<string | null> {
    const { games } = (await (await page.request.get('api/1/me/games?state=running')).json()) as GameList;
    return games[0]?.seat ?? null;
}

/** Whether whoever begins and has taken up a tower is told what a move calls, in words and on the board. */
async function expectCalls({ page }: Somebody, shown: boolean): Promise<void> {
    const table = new Table(page);
    await table.cell('a1').click();
    await table.cell('a7').hover();
    // What a goal is called says it at the same moment as the board would show it: nothing can come later.
    await expect(table.cell('a7')).toHaveAccessibleName(
        shown ? /can go here, calls Gold’s \w+ tower$/ : /can go here$/,
    );
    await untilDrawn(page);
    expect(await page.locator('[data-call]').count()).toBe(shown ? 1 : 0);
    await page.keyboard.press('Escape');
}

/** What the mouse set off has been drawn. */
const untilDrawn = (page: Page): Promise<void> =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test('a rated game by experience: the change, the curve, the leader boards', async ({ akane, benjiro }) => {
    test.skip(!hasServer, 'there is no server behind a preview of files');
    test.slow();
    const [one, two] = [newName(), newName()];
    await akane.signUp(one);
    await benjiro.signUp(two);

    await akane.choose(say.start.format, en.common.formats.standard);
    await akane.choose(say.start.side, say.start.sides.experience);
    await expect(akane.page.getByText(say.start.experienceHint(en.said.player('gold', 'burley')))).toBeVisible();
    await akane.choose(say.start.clock, say.start.clocks.days);
    await akane.choose(say.start.way, say.start.ways.lobby);
    await akane.button(say.start.create).click();
    await expect(akane.heading(say.waiting.lobbyTitle)).toBeVisible();
    const row = benjiro.region(say.lobby.title).getByRole('listitem').filter({ hasText: one });
    await expect(row).toContainText(say.lobby.byExperience);
    await row.getByRole('button').click();
    expect(await akane.game()).toBe(await benjiro.game());

    // Neither has a rating yet, so it was by lot: whoever is Black moves, then the other one; then Black resigns.
    const isBlack = (await seatOf(akane)) === 'black';
    const [black, gold] = isBlack ? [akane, benjiro] : [benjiro, akane];
    await expectCalls(black, true);
    await black.move('a1', 'a5');
    await gold.move('d8', 'd4');
    await black.button(en.play.resign).click();
    await black.page.getByRole('dialog').getByRole('button', { name: en.play.resignConfirm }).click();
    await expect(black.page.getByText(live.newRating(1338, '−162'))).toBeVisible();
    await expect(gold.page.getByText(live.newRating(1662, '+162'))).toBeVisible();
    await expect(gold.page.getByText('1662 +162').first()).toBeVisible();

    // The winner's page has the curve; nobody leads with one game.
    await black.open(`people/${isBlack ? two : one}`);
    await expect(black.page.getByText(say.people.headToHead(0, 1, 0))).toBeVisible();
    await expect(black.region(say.curves.title)).toContainText('from 1500 to 1662');
    await black.seesNothingWrong('dark');
    await black.open();
    await black.page.getByRole('link', { name: say.leaders.title }).click();
    await expect(black.page.getByText(say.leaders.none)).toBeVisible();
    await black.choose(say.leaders.format, en.common.formats.single);
    await expect(black.page.getByText(say.leaders.about(10))).toBeVisible();
    await black.seesNothingWrong('light');

    // Now the higher rating decides: the winner plays Gold again. What she chose last is chosen still. Nobody is told
    // beforehand what a move calls.
    await akane.open();
    await akane.page.getByRole('switch', { name: say.start.preview }).click();
    await akane.button(say.start.create).click();
    await benjiro.open();
    await expect(row).toContainText(isBlack ? '1338' : '1662');
    await row.getByRole('button').click();
    await benjiro.game();
    expect(await seatOf(gold)).toBe('gold');
    await expect(black.page.getByText(say.terms.noPreview)).toBeVisible();
    await expectCalls(black, false);
});
