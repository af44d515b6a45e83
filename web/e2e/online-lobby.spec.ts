import { readFile } from 'node:fs/promises';
import type { Request } from '@playwright/test';
import { en } from '../src/words/en';
import { expect, hasServer, newName, say, Somebody, test } from './support/online';

test.describe('with a server', () => {
    test.skip(!hasServer, 'there is no server behind a preview of files');

    test('an invitation by link brings two browsers together', async ({ akane, benjiro, browser, baseURL }) => {
        test.slow();
        await akane.seesNothingWrong('light');
        await akane.choose(say.start.format, en.common.formats.single);
        await akane.choose(say.start.side, say.start.sides.black(en.said.player('black', 'burley')));
        await akane.choose(say.start.clock, say.start.clocks.days);
        await akane.choose(say.start.days, say.start.dayChoice(7));
        await akane.button(say.start.create).click();
        await expect(akane.heading(say.waiting.linkTitle)).toBeVisible();
        await akane.page.getByText(say.waiting.code).click();
        await expect(akane.page.getByRole('img', { name: say.waiting.code })).toBeVisible();
        await akane.seesNothingWrong('dark');
        await akane.button(say.waiting.copy).click();
        await expect(akane.page.getByText(say.waiting.copied)).toBeVisible();
        const address = await akane.page.evaluate(() => navigator.clipboard.readText());

        await benjiro.page.goto(address);
        await expect(benjiro.page.getByText(/^[A-Z][a-z]+ \d{3} invites you/)).toBeVisible();
        await expect(benjiro.page.getByText(say.join.youPlay(en.said.player('gold', 'burley'), false))).toBeVisible();
        await expect(benjiro.page.getByText(say.terms.clockDays(7))).toBeVisible();
        await benjiro.seesNothingWrong('light');
        await benjiro.button(say.join.accept).click();
        const game = await benjiro.game();
        expect(await akane.game()).toBe(game);

        // The link is used up: for others, and for those who play.
        const chiyo = await Somebody.at(browser, baseURL);
        await chiyo.page.goto(address);
        await expect(chiyo.heading(say.join.takenTitle)).toBeVisible();
        await chiyo.leave();
        await benjiro.page.goto(address);
        await expect(benjiro.page.getByRole('link', { name: say.join.toGame })).toBeVisible();

        // Her turn is told wherever she is; his is not.
        await akane.page.goto('./#/about');
        await expect(
            akane.page.getByRole('link', { name: `${en.shell.views.online} ${en.shell.turnsWaiting(1)}` }),
        ).toBeVisible();
        await akane.page.reload();
        await expect(akane.page).toHaveTitle(/^\(1\)/);
        await akane.open();
        await expect(akane.region(say.games.running)).toContainText(say.games.yourTurn);
        await expect(akane.region(say.games.running).locator('svg').first()).toBeVisible();
        await akane.seesNothingWrong('light');
        await benjiro.open();
        await expect(benjiro.region(say.games.running)).toContainText(say.games.theirTurn);
        await benjiro.page.getByRole('link', { name: /^Open the game against [A-Z][a-z]+ \d{3}/ }).click();
        expect(await benjiro.game()).toBe(game);
    });

    test('the lobby shows who waits, at once, and who does not any more', async ({ akane, benjiro }) => {
        for (const outcome of ['withdrawn', 'accepted'] as const) {
            const rounds = String(20 + Math.floor(Math.random() * 79));
            await akane.choose(say.start.format, en.common.formats.series);
            await akane.page.getByLabel(say.start.rounds, { exact: true }).fill(rounds);
            await akane.choose(say.start.way, say.start.ways.lobby);
            await akane.button(say.start.create).click();
            await expect(akane.heading(say.waiting.lobbyTitle)).toBeVisible();
            const row = benjiro
                .region(say.lobby.title)
                .getByRole('listitem')
                .filter({ hasText: say.terms.rounds(+rounds) });
            await expect(row).toBeVisible();
            if (outcome === 'withdrawn') {
                await akane.button(say.waiting.withdraw).click();
                await expect(akane.heading(say.title)).toBeVisible();
                await expect(row).toBeHidden();
            } else {
                await benjiro.seesNothingWrong('dark');
                await row.getByRole('button').click();
                expect(await akane.game()).toBe(await benjiro.game());
            }
        }
    });

    test('the computer is always there', async ({ benjiro }) => {
        await benjiro.choose(say.start.way, say.start.ways.computer);
        await benjiro.page.getByRole('radio', { name: /^1: / }).locator('..').click();
        await benjiro.button(say.start.computer).click();
        await benjiro.game();
        await expect(benjiro.page.getByRole('grid')).toBeVisible();
    });

    test('an account: games come along, to another browser too, until it is deleted', async ({ akane, benjiro }) => {
        test.slow();
        const name = newName();
        const password = 'eight towers, eight colours';
        await akane.choose(say.start.way, say.start.ways.computer);
        await akane.button(say.start.computer).click();
        const game = await akane.game();

        await akane.open('me');
        await akane.page.getByLabel(say.account.nickname, { exact: true }).fill('Akane');
        await akane.button(say.account.save).click();
        await expect(akane.page.getByText(say.account.saved)).toBeVisible();
        await akane.seesNothingWrong('dark');

        const nameField = akane.page.getByLabel(say.account.name, { exact: true });
        const passwordField = akane.page.getByLabel(say.account.password, { exact: true });
        await nameField.fill('computer');
        await passwordField.fill(password);
        await akane.button(say.account.signUp).click();
        await expect(nameField).toHaveAccessibleDescription(new RegExp(say.refusals['online.name-reserved']));
        await expect(nameField).toBeFocused();
        await nameField.fill(name);
        await passwordField.fill('short');
        await akane.button(say.account.signUp).click();
        await expect(passwordField).toHaveAccessibleDescription(new RegExp(say.refusals['online.password-too-short']));
        await passwordField.fill(password);
        await akane.button(say.account.signUp).click();
        await expect(akane.heading(name)).toBeVisible();
        await akane.open();
        await akane.page.getByRole('link', { name: /^Open the game against Computer/ }).click();
        expect(await akane.game()).toBe(game);

        // In another browser, where a guest has played as well.
        await benjiro.choose(say.start.way, say.start.ways.computer);
        await benjiro.button(say.start.computer).click();
        await benjiro.game();
        await benjiro.open('me');
        await benjiro.choose(say.account.which, say.account.ways.logIn);
        await benjiro.page.getByLabel(say.account.name, { exact: true }).fill(name);
        await benjiro.page.getByLabel(say.account.password, { exact: true }).fill('another one');
        await benjiro.button(say.account.logIn).click();
        await expect(benjiro.page.getByText(say.refusals['online.wrong-login'])).toBeVisible();
        await benjiro.page.getByLabel(say.account.password, { exact: true }).fill(password);
        await benjiro.button(say.account.logIn).click();
        await expect(benjiro.page.getByText(say.account.loggedIn(name))).toBeVisible();
        await benjiro.open();
        await expect(benjiro.region(say.games.running).getByRole('listitem')).toHaveCount(2);

        // A bot, shown once; what others see; everything to take home.
        await benjiro.open('me');
        const docs = await benjiro.page.getByRole('link', { name: say.bots.docs }).getAttribute('href');
        expect(await (await benjiro.page.request.get(docs ?? '')).text()).toContain('Authorization: Bearer');
        await benjiro.page.getByLabel(say.bots.name, { exact: true }).fill(`${name}-b`);
        await benjiro.button(say.bots.make).click();
        await expect(benjiro.page.getByLabel(say.bots.token(`${name}-b`))).toHaveValue(/^[\w-]{43}$/);
        await benjiro.seesNothingWrong('light');
        await benjiro.page.getByRole('link', { name: say.account.profile }).click();
        await expect(benjiro.page.getByText(say.person.nothing)).toBeVisible();
        await benjiro.seesNothingWrong('dark');

        await akane.open(`game/${game}`);
        await akane.button(en.play.resign).click();
        await akane.page.getByRole('dialog').getByRole('button', { name: en.play.resignConfirm, exact: true }).click();
        await akane.open();
        await expect(akane.region(say.games.over)).toContainText(say.games.lost);
        await akane.open('me');
        const download = akane.page.waitForEvent('download');
        await akane.button(say.account.export).click();
        expect(await readFile(await (await download).path(), 'utf8')).toMatch(
            /^\[Kamisado "1"\]\n[^]*\nresigns (black|gold)\n$/,
        );

        await akane.region(say.account.deleteTitle).getByLabel(say.account.password).first().fill(password);
        await akane.button(say.account.delete).click();
        await akane.page.getByRole('dialog').getByRole('button', { name: say.account.delete }).click();
        await expect(akane.page.getByText(say.account.deleted)).toBeVisible();
        await akane.open(`people/${name}`);
        await expect(akane.page.getByText(say.refusals['online.no-such-person'])).toBeVisible();
        await benjiro.open();
        await expect(benjiro.page.getByText(say.who.newcomer)).toBeVisible();
    });
});

test('who plays on this device alone is no business of any server', async ({ page, context, baseURL }) => {
    const asked: string[] = [];
    const looked: Request[] = [];
    await context.addCookies([{ name: 'kamisado', value: 'a-key-of-mine', url: baseURL ?? '' }]);
    page.on('request', (request) => {
        if (request.url().endsWith('/api/1/games')) looked.push(request);
        else asked.push(request.url());
    });
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.goto('./');
    await page.getByRole('button', { name: en.newMatch.startAtOnce }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto('./#/puzzles');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    // The first screen looks for a game to show, and tells nobody who asks.
    for (const request of looked) expect(await request.allHeaders()).not.toHaveProperty('cookie');
});

test('where there is no server, and where it is away, the page says so and points to what works', async ({ page }) => {
    await page.route('**/api/1/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }));
    await page.goto('./');
    await page.getByRole('link', { name: en.newMatch.online }).click();
    await expect(page.getByRole('heading', { name: say.away.noServerTitle })).toBeVisible();
    await page.unroute('**/api/1/**');
    await page.route('**/api/1/**', (route) => route.abort());
    await page.getByRole('button', { name: say.tryAgain }).click();
    await expect(page.getByRole('heading', { name: say.away.offlineTitle })).toBeVisible();
    await page.getByRole('link', { name: say.away.playHere }).click();
    await expect(page.getByRole('button', { name: en.newMatch.startAtOnce })).toBeVisible();
});
