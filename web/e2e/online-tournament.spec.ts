import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewBot, Tournament } from '../src/net/protocol';
import { en } from '../src/words/en';
import { tournaments as words } from '../src/words/en/tournaments';
import { expect, say, Somebody, test } from './support/online';
import { OwnServer, program } from './support/own_server';

const running: ChildProcess[] = [];
test.afterEach(() => {
    for (const bot of running.splice(0)) bot.kill();
});

const flock = ['sparrow', 'swallow', 'starling', 'siskin', 'stork', 'swan', 'shrike', 'snipe'];

/** A bot of this person's, which enters the tournament and plays. */
async function sendBot(owner: Somebody, server: OwnServer, name: string, tournament: string): Promise<void> {
    const origin = { Origin: new URL(server.address).origin };
    const made = await owner.page.request.post('api/1/bots', { headers: origin, data: { name } });
    const { token } = (await made.json()) as NewBot;
    const headers = { Authorization: `Bearer ${token}` };
    const entered = await fetch(`${server.address}api/1/tournaments/${tournament}/enter`, { method: 'POST', headers });
    expect(entered.ok).toBe(true);
    const file = join(server.folder, name);
    await writeFile(file, token);
    const options = ['--token-file', file, '--level', '1'];
    running.push(spawn(program ?? '', ['bot', server.address, ...options], { stdio: 'ignore' }));
}

async function seen(server: OwnServer, id: string): Promise<Tournament | null> {
    try {
        return (await (await fetch(`${server.address}api/1/tournaments/${id}`)).json()) as Tournament;
    } catch {
        return null; // it was killed just now
    }
}

/** Goes to whatever game is opened and gives it up, but for those against a friend, who does; until the tournament is over. */
async function giveUpAll(somebody: Somebody, friend: string | null, isOver: () => Promise<boolean>): Promise<number> {
    const { page } = somebody;
    let given = 0;
    let last = '';
    const isElsewhere = async (): Promise<boolean> =>
        (/#\/online\/game\//.test(page.url()) && page.url() !== last) || (await isOver());
    for (;;) {
        await expect.poll(isElsewhere, { timeout: 60_000 }).toBe(true);
        if (await isOver()) return given;
        last = page.url();
        await expect(somebody.button(en.play.resign)).toBeVisible();
        if (friend !== null && (await page.getByText(friend).first().isVisible())) continue;
        await somebody.button(en.play.resign).click();
        await page.getByRole('dialog').getByRole('button', { name: en.play.resignConfirm }).click();
        given += 1;
    }
}

test('two windows and eight bots in a Swiss tournament, through a server that is killed in a round', async ({
    browser,
}) => {
    test.skip(!program, 'there is no server behind a preview of files');
    test.setTimeout(180_000);
    const server = await OwnServer.start();
    const akane = await Somebody.at(browser, server.address);
    const benjiro = await Somebody.at(browser, server.address);
    await akane.signUp('Akane');
    await benjiro.signUp('Benjiro');

    await akane.page.getByRole('link', { name: say.tournaments, exact: true }).click();
    await expect(akane.heading(words.title)).toBeVisible();
    await akane.page.getByText(words.make).click();
    await akane.page.getByLabel(words.form.name, { exact: true }).fill('Friday evening');
    await akane.page.getByLabel(words.form.rounds).fill('2');
    await akane.seesNothingWrong('light');
    await akane.button(words.form.create).click();
    await expect(akane.heading('Friday evening')).toBeVisible();
    const id = akane.page.url().replace(/.*\//, '');
    await akane.button(words.enter).click();
    await expect(akane.button(words.leave)).toBeVisible();

    // Who enters is seen by those who look.
    await benjiro.open('tournaments');
    await benjiro.page.getByRole('link', { name: 'Friday evening' }).click();
    await benjiro.button(words.enter).click();
    await expect(akane.region(words.standings)).toContainText('Benjiro');
    for (const [index, name] of flock.entries()) await sendBot(index % 2 ? benjiro : akane, server, name, id);
    await expect(akane.region(words.standings)).toContainText(flock.at(-1) ?? '');
    await akane.button(words.start).click();

    // A game opens by itself; whoever says no stays where they are.
    await expect(benjiro.page.getByText(words.call.begun)).toBeVisible();
    await benjiro.button(words.call.no).click();
    await akane.game();
    await expect(benjiro.heading('Friday evening')).toBeVisible();
    await benjiro.seesNothingWrong('dark');
    await server.kill();
    await server.run();
    await benjiro.page.getByRole('link', { name: words.you.play }).click();
    await benjiro.game();

    const isOver = async (): Promise<boolean> => (await seen(server, id))?.tournament.state === 'over';
    const given = await Promise.all([giveUpAll(akane, null, isOver), giveUpAll(benjiro, 'Akane', isOver)]);
    expect(given[0] + given[1]).toBeGreaterThanOrEqual(6);

    const over = await seen(server, id);
    expect(over?.tournament.round).toBe(2);
    const points = over?.standings.rows.map((row) => row.points) ?? [];
    // Two rounds of five meetings of two games: nothing is lost, and nothing is paired twice.
    expect(points).toHaveLength(10);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(20);
    await akane.page.getByRole('link', { name: say.toTournament }).click();
    await expect(akane.region(words.standings).getByRole('row')).toHaveCount(11);
    await akane.page.getByRole('combobox', { name: words.round }).selectOption('1');
    await expect(akane.region(words.pairingsOf(1))).toBeVisible();
    const kept = akane.page.waitForEvent('download');
    await akane.button(words.saveTable).click();
    expect((await kept).suggestedFilename()).toBe('kamisado-friday-evening.csv');
    await akane.seesNothingWrong('dark');

    await akane.leave();
    await benjiro.leave();
    await server.stop();
});

test('two windows and two bots in an arena, through a server that is killed', async ({ browser }) => {
    test.skip(!program, 'there is no server behind a preview of files');
    test.setTimeout(180_000);
    const server = await OwnServer.start();
    const akane = await Somebody.at(browser, server.address);
    const benjiro = await Somebody.at(browser, server.address);
    await akane.signUp('Akane');
    await benjiro.signUp('Benjiro');

    await akane.open('tournaments');
    await akane.page.getByText(words.make).click();
    await akane.page.getByLabel(words.form.name, { exact: true }).fill('Lunch break');
    await akane.choose(words.form.kind, words.kinds.arena);
    await akane.choose(words.form.games, words.form.gamesOf.one);
    await akane.page.getByRole('spinbutton', { name: words.form.minutes }).fill('30');
    await akane.seesNothingWrong('light');
    await akane.button(words.form.create).click();
    await expect(akane.heading('Lunch break')).toBeVisible();
    const id = akane.page.url().replace(/.*\//, '');
    await akane.button(words.enter).click();
    await akane.button(words.start).click();
    await expect(akane.page.getByText(words.arena.waiting)).toBeVisible();
    await expect(akane.page.getByText(/Ends in (30:00|29:\d\d)/)).toBeVisible();
    await akane.seesNothingWrong('dark');

    // Whoever comes is paired at once, and the game opens.
    await benjiro.open(`tournament/${id}`);
    await benjiro.button(words.arena.join).click();
    const game = await akane.game();
    for (const one of [akane, benjiro]) await expect(one.button(en.play.resign)).toBeVisible();
    await server.kill();
    await server.run();
    await sendBot(akane, server, 'sparrow', id);
    await sendBot(akane, server, 'swallow', id);

    // Akane gives up the only game of the meeting, and is back in the arena: with somebody else now, or waiting for one.
    await expect(akane.button(en.play.resign)).toBeVisible();
    await akane.button(en.play.resign).click();
    await akane.page.getByRole('dialog').getByRole('button', { name: en.play.resignConfirm }).click();
    const met = async (): Promise<number> => (await seen(server, id))?.pairings.rows.at(-1)?.score?.length ?? 0;
    await expect.poll(met, { timeout: 60_000 }).toBeGreaterThan(0);
    const first = (await seen(server, id))?.pairings.rows.at(-1);
    expect([first?.first.who.name, first?.second?.who.name].sort()).toEqual(['Akane', 'Benjiro']);
    expect(first?.games).toHaveLength(1);
    expect(['1-0', '0-1']).toContain(first?.score);
    const record = await akane.page.request.get(`api/1/games/${game}/record`);
    expect(await record.text()).toContain('[Start "'); // a line-up that was drawn

    // Bots go on without her while she pauses.
    await akane.open(`tournament/${id}`);
    await akane.button(words.arena.pause).click();
    await expect(akane.button(words.arena.resume)).toBeVisible();
    await expect(akane.region(words.standings)).toContainText(words.arena.pausing);
    await expect(akane.region(words.arena.meetings)).toContainText('Benjiro');
    await akane.seesNothingWrong('light');
    await akane.leave();
    await benjiro.leave();
    await server.stop();
});
