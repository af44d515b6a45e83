import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { en } from '../src/words/en';
import { expect, hasServer, newName, say, test } from './support/online';

/** What the operator types on the machine that has the games. */
function hostCommand(...given: string[]): string {
    const database = join(process.env.KAMISADO_E2E_FOLDER ?? '', 'games');
    return execFileSync(process.env.KAMISADO_PROGRAM ?? '', ['host', ...given, '--database', database], {
        encoding: 'utf8',
    });
}

test.describe('with a server', () => {
    test.skip(!hasServer, 'there is no server behind a preview of files');

    test('a name is reported at the table, and a host changes it', async ({ akane, benjiro }) => {
        test.slow();
        const host = newName();
        await akane.signUp(host);
        hostCommand('grant', host, '--why', 'helps on Sundays');

        // A guest with a rude name plays against the host's account, which reports it.
        await akane.choose(say.start.way, say.start.ways.link);
        await akane.button(say.start.create).click();
        await akane.button(say.waiting.copy).click();
        const address = await akane.page.evaluate(() => navigator.clipboard.readText());
        const rude = `Rude ${Math.floor(Math.random() * 1e6)}`;
        await benjiro.page.goto(address);
        await benjiro.page.getByLabel(say.account.nickname, { exact: true }).fill(rude);
        await benjiro.button(say.join.accept).click();
        await benjiro.game();
        await akane.game();
        await akane.page.getByRole('button', { name: 'Greet' }).click();
        await expect(akane.page.getByLabel(`Hide the greetings of ${rude} in this match`)).toBeVisible();
        await akane.page.getByText(say.report.title(rude), { exact: true }).click();
        await akane.choose(say.report.reason, say.report.reasons.name);
        await akane.page.getByLabel(say.report.more, { exact: true }).fill('an insult');
        await akane.seesNothingWrong('light');
        await akane.button(say.report.send).click();
        await expect(akane.page.getByText(say.report.sent)).toBeVisible();
        expect(hostCommand('reports')).toContain(rude);

        await akane.open('me');
        await akane.page.getByRole('link', { name: /^For hosts/ }).click();
        await expect(akane.heading(say.host.title)).toBeVisible();
        const report = akane.region(say.host.open).getByRole('listitem').filter({ hasText: rude });
        await expect(report).toContainText('an insult');
        await expect(report.getByRole('link', { name: say.host.game })).toBeVisible();
        await akane.seesNothingWrong('dark');
        await report.getByRole('button', { name: say.host.doing.rename }).click();
        const why = akane.page.getByLabel(say.host.why, { exact: true });
        await expect(why).toBeFocused();
        await akane.page.getByLabel(say.host.newName, { exact: true }).fill('Kind');
        await why.fill('an insult');
        await why.press('Enter');
        await expect(akane.page.getByText(say.host.done)).toBeVisible();
        await expect(akane.region(say.host.log)).toContainText(`${rude} → Kind`);
        await benjiro.page.reload();
        await expect(benjiro.page.getByRole('heading', { level: 1 })).toContainText('Kind');

        await report.getByRole('button', { name: say.host.doing.dismiss }).click();
        await why.fill('renamed');
        await why.press('Enter');
        await expect(akane.region(say.host.closedReports)).toContainText('Kind');
        hostCommand('revoke', host);
        await akane.page.reload();
        await expect(akane.page.getByText(say.refusals['online.host-needed'])).toBeVisible();
    });

    test('after a rated game a host sees how many only moves each player found', async ({ akane, benjiro }) => {
        test.slow();
        const [host, other] = [newName(), newName()];
        await akane.signUp(host);
        await benjiro.signUp(other);
        hostCommand('grant', host, '--why', 'helps on Sundays');
        await akane.choose(say.start.side, say.start.sides.black('Black'));
        await akane.choose(say.start.clock, say.start.clocks.days);
        await akane.choose(say.start.way, say.start.ways.lobby);
        await akane.button(say.start.create).click();
        await benjiro
            .region(say.lobby.title)
            .getByRole('listitem')
            .filter({ hasText: host })
            .getByRole('button')
            .click();
        const game = await benjiro.game();
        await akane.game();
        await akane.move('a1', 'a5');
        await benjiro.move('d8', 'd4');
        await akane.button(en.play.resign).click();
        await akane.page.getByRole('dialog').getByRole('button', { name: en.play.resignConfirm }).click();

        // The server looks at it in its own time.
        await akane.open('host');
        const words = say.host.fairPlay;
        const card = akane.region(words.title);
        const ofOneGame = card.getByLabel(words.game, { exact: true });
        await ofOneGame.fill(game);
        const rows = card.getByRole('row');
        await expect(async () => {
            await card.getByRole('button', { name: words.show, exact: true }).click();
            await expect(rows).toHaveCount(5, { timeout: 1000 });
        }).toPass({ timeout: 60_000 });
        for (const name of [host, other]) {
            const row = rows.filter({ hasText: name });
            await expect(row.getByRole('link', { name })).toBeVisible();
            await expect(row).toContainText(/\d of \d/);
            await expect(row).not.toContainText(words.unusual);
        }
        const more = card.getByRole('group').first();
        await more.getByText(words.more).click();
        for (const part of [...words.distances, ...words.times]) {
            await expect(more.getByRole('listitem').filter({ hasText: part }).first()).toContainText(/\d of \d/);
        }
        await akane.seesNothingWrong('light');
        await ofOneGame.fill('nothing');
        await card.getByRole('button', { name: words.show, exact: true }).click();
        await expect(card).toContainText(say.refusals['online.no-such-game']);
        await ofOneGame.fill('');
        await card.getByRole('button', { name: words.all, exact: true }).click();
        await expect(rows.filter({ hasText: other })).toHaveCount(1);

        // The game no longer counts, and nobody gets into the account any more.
        for (const [deed, target] of [
            ['void', game],
            ['close', other],
        ] as const) {
            await akane.choose(say.host.what, say.host.doing[deed]);
            await akane.page.getByLabel(say.host.targets[deed], { exact: true }).fill(target);
            const why = akane.page.getByLabel(say.host.why, { exact: true });
            await why.fill('a computer played');
            await why.press('Enter');
            await expect(akane.region(say.host.log)).toContainText(say.host.deeds[deed]);
        }
        await akane.open(`people/${other}`);
        await expect(akane.page.getByText(say.host.closed)).toBeVisible();
        await benjiro.open('me');
        await expect(benjiro.heading(other)).toHaveCount(0);
        hostCommand('revoke', host);
    });

    test('after a move, the next game is one tap away', async ({ akane, benjiro }) => {
        test.slow();
        for (let game = 0; game < 2; ++game) {
            await akane.open();
            await akane.choose(say.start.way, say.start.ways.link);
            await akane.choose(say.start.side, say.start.sides.black('Black'));
            await akane.choose(say.start.clock, say.start.clocks.days);
            await akane.button(say.start.create).click();
            await akane.button(say.waiting.copy).click();
            await benjiro.page.goto(await akane.page.evaluate(() => navigator.clipboard.readText()));
            await benjiro.button(say.join.accept).click();
            await benjiro.game();
        }
        const second = await akane.game();
        const next = akane.page.getByRole('link', { name: say.games.next(1) });
        await expect(akane.page.getByRole('grid')).toBeVisible();
        await expect(next).toBeHidden();
        await akane.move('a1', 'a5');
        await next.click();
        await akane.page.waitForURL((url) => !url.href.endsWith(second));
        await expect(akane.page.getByRole('grid')).toBeVisible();
        await expect(next).toBeHidden();
    });
});
