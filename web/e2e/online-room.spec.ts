import { test, type Browser } from '@playwright/test';
import type { GameList } from '../src/net/protocol';
import { online as de } from '../src/words/de/online';
import { en } from '../src/words/en';
import { online as fr } from '../src/words/fr/online';
import { expect, say, Somebody } from './support/online';
import { OwnServer, program } from './support/own_server';
import { Table } from './support/table';

let server: OwnServer;

test.skip(!program, 'needs the server itself');
test.describe.configure({ mode: 'serial' });
test.slow();
test.beforeAll(async () => void (server = await OwnServer.start()));
test.afterAll(async () => server?.stop());

const come = (browser: Browser): Promise<Somebody> => Somebody.at(browser, server.address);
/** As a name is read: its spaces may all break. */
const paceOf = (minutes: string, seconds: number): string =>
    say.terms.clockMinutes(minutes, seconds).replaceAll('\u00a0', ' ');
const quick = `${en.common.formats.single}, ${paceOf('3', 2)}`;
const tile = ({ page }: Somebody, name = quick) =>
    page.getByRole('button', { name: new RegExp(`^${escaped(name)}\\.`) });
/** As the server calls guests. */
const given = /[A-Z][a-z]+ \d{3}/;
const escaped = (text: string): string => text.replace(/[.+*?()[\]\\]/g, '\\$&');

test('a tile waits, the same tap leaves, and the computer plays until somebody comes', async ({ browser }) => {
    const [akane, benjiro] = [await come(browser), await come(browser)];
    await expect(akane.page.getByText(say.who.here(2))).toBeVisible();
    await tile(akane).click();
    await expect(tile(akane)).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(benjiro)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(1)}`);
    await akane.seesNothingWrong('light');
    await tile(akane).click();
    await expect(tile(akane)).toHaveAttribute('aria-pressed', 'false');
    await expect(tile(benjiro)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(0)}`);

    // Another tile takes the place of the first; the page may be loaded anew.
    const slow = `${en.common.formats.standard}, ${paceOf('10', 5)}`;
    await tile(akane, slow).click();
    await tile(akane).click();
    await expect(tile(akane)).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(akane, slow)).toHaveAttribute('aria-pressed', 'false');
    await akane.page.reload();
    await expect(tile(akane)).toHaveAttribute('aria-pressed', 'true');

    await akane.page.getByRole('button', { name: /^Play the computer meanwhile/ }).click();
    const passing = await akane.game();
    await expect(akane.page.getByText(/^Waiting for an opponent/)).toBeVisible();
    await akane.page.reload();
    await akane.game();
    await expect(akane.page.getByText(/^Waiting for an opponent/)).toBeVisible();
    await expect(tile(benjiro)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(1)}`);
    await tile(benjiro).click();
    const game = await benjiro.game();
    await expect.poll(() => akane.page.url()).toContain(game);
    expect(game).not.toBe(passing);

    // Both are guests, and each has a name of its own.
    const names = async (): Promise<Set<string>> => {
        const bars = (['black', 'gold'] as const).map((side) => new Table(akane.page).player(side).textContent());
        return new Set((await Promise.all(bars)).flatMap((text) => given.exec(text ?? '') ?? []));
    };
    await expect.poll(async () => (await names()).size).toBe(2);

    // What only passed the time was given up.
    const running = async (): Promise<string[]> => {
        const answer = await akane.page.request.get('api/1/me/games?state=running');
        return ((await answer.json()) as GameList).games.map((one) => one.game);
    };
    await expect.poll(running).toEqual([game]);
    for (const somebody of [akane, benjiro]) await somebody.leave();
});

for (const [language, { start }] of Object.entries({ en: say, de, fr }))
    test(`the form has no quick match, and its button is above the fold, in ${language}`, async ({ browser }) => {
        const akane = await come(browser);
        await akane.page.setViewportSize({ width: 1280, height: 720 });
        await akane.page.evaluate(
            (chosen) => localStorage.setItem('kamisado.settings', chosen),
            JSON.stringify({ language }),
        );
        await akane.page.reload();
        for (const way of ['link', 'lobby', 'computer'] as const) {
            await akane.choose(start.way, start.ways[way]);
            const button = akane.button(way === 'computer' ? start.computer : start.create);
            await expect(button).toBeInViewport({ ratio: 1 });
        }
        await akane.leave();
    });

test('rated games by minutes are there to be watched, move by move', async ({ browser }) => {
    const [akane, benjiro, chiyo] = [await come(browser), await come(browser), await come(browser)];
    await chiyo.page.goto('./');
    await expect(chiyo.button(en.newMatch.startAtOnce)).toBeVisible();
    await expect(chiyo.region(say.watch.now)).toHaveCount(0);
    await chiyo.open();
    await akane.signUp('Akane');
    await benjiro.signUp('Benjiro');
    await tile(akane).click();
    await expect(tile(benjiro)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(1)}`);
    await expect(tile(chiyo)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(0)}`); // a guest plays unrated
    await tile(benjiro).click();
    await benjiro.game();
    await akane.game();
    await chiyo.page.reload();
    const watch = chiyo.region(say.watch.title);
    const link = watch.getByRole('link', { name: /(Akane – Benjiro|Benjiro – Akane)/ });
    await expect(link).toBeVisible();
    await expect(watch).toContainText(say.games.moves(0));
    const black = (await link.textContent())?.startsWith('Akane') ? akane : benjiro;
    await black.move('a1', 'a5');
    await expect(watch).toContainText(say.games.moves(1));
    await chiyo.seesNothingWrong('dark');
    await link.click();
    await expect(chiyo.page.getByText('You are watching')).toBeVisible();

    // So it is on the very first screen: of somebody who has never been here, and of who has played before.
    const daichi = await come(browser);
    await daichi.page.setViewportSize({ width: 1280, height: 720 });
    await daichi.page.goto('./');
    const featured = daichi.region(say.watch.now);
    await expect(featured).toBeInViewport({ ratio: 1 });
    await expect(featured).toContainText(say.games.moves(1));
    await expect(daichi.button(en.newMatch.startAtOnce)).toBeInViewport({ ratio: 1 });
    await daichi.seesNothingWrong('light');
    await featured.getByRole('link', { name: /(Akane – Benjiro|Benjiro – Akane)/ }).click();
    await expect(daichi.page.getByText('You are watching')).toBeVisible();
    for (const somebody of [akane, benjiro, chiyo, daichi]) await somebody.leave();
});

test('friends are challenged in one click; who is blocked is never met', async ({ browser }) => {
    const [daichi, emi] = [await come(browser), await come(browser)];
    await daichi.signUp('Daichi');
    await emi.signUp('Emi');
    await daichi.open('people/Emi');
    await daichi.choose(say.people.relation, say.people.relations.friend);
    await expect(daichi.page.getByText(say.people.saved)).toBeVisible();
    await expect(daichi.page.getByText(say.people.headToHead(0, 0, 0))).toBeVisible();
    await daichi.seesNothingWrong('light');
    await daichi.open();
    await daichi
        .region(say.people.friends)
        .getByRole('button', { name: say.people.challengeThis('Emi') })
        .click();
    await expect(daichi.heading(say.waiting.personTitle('Emi'))).toBeVisible();
    await expect(emi.region(say.forMe.title)).toContainText('Daichi');

    await emi.open('people/Daichi');
    await emi.choose(say.people.relation, say.people.relations.blocked);
    await expect(emi.page.getByText(say.people.saved)).toBeVisible();
    await daichi.open('people/Emi');
    await daichi.button(say.people.challengeThis('Emi')).click();
    await expect(daichi.page.getByText(say.refusals['online.not-wanted'])).toBeVisible();
    for (const somebody of [daichi, emi]) {
        await somebody.open();
        await tile(somebody).click();
    }
    for (const somebody of [daichi, emi]) {
        await expect(tile(somebody)).toHaveAttribute('aria-pressed', 'true');
        await expect(tile(somebody)).toHaveAccessibleName(`${quick}. ${say.tiles.waiting(1)}`);
    }
    await emi.open('me');
    await emi.button(say.people.forgetThis('Daichi')).click();
    await expect(emi.region(say.people.avoided)).toHaveCount(0);
    await emi.seesNothingWrong('dark');
    for (const somebody of [daichi, emi]) await somebody.leave();
});
