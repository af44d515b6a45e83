import { expect, test } from '@playwright/test';
import { expectNothing } from './support/axe';
import { pack } from '../src/match/link';
import { KnownMatch } from './support/match';
import { OwnServer, program } from './support/own_server';
import { opened } from './support/start';
import { Table } from './support/table';
import { twoAtATable, Visitor } from './support/visitor';

/** The first two rounds of the match that ships, with blocked turns and both fills, and a last one that is soon over. */
const rounds = ['a1a7 f8b4 c1c7 d8d4 b4b2 b2a1', 'e1e7 b8b4 b1h7 c8c7 b4b1', 'b1a2 b8b1'];
const [first = [], second = [], third = []] = rounds.map((round) => round.split(' '));
const match = new KnownMatch({
    format: { kind: 'standard', rounds: 1 },
    start: null,
    decisions: [...first, 'fill right', ...second, 'fill left', ...third],
});
const killedAt = 8;
/** Another round, one that opened with green. */
const elsewhere = 'obpkyrgn/8/8/1G6/8/8/8/N1RYKPBO g P';

let server: OwnServer;

test.skip(!program, 'needs the server itself');
test.describe.configure({ mode: 'serial' });
test.slow();
test.beforeAll(async () => void (server = await OwnServer.start()));
test.afterAll(async () => server?.stop());

test('a whole match through links, with a server that is killed in the middle, and a rematch', async ({ browser }) => {
    const clock = { kind: 'minutes', initialMs: 600_000, incrementMs: 5_000 } as const;
    const [akane, benjiro] = await twoAtATable(browser, server.address, {
        format: { kind: 'standard', rounds: 1 },
        clock,
    });
    const watcher = await Visitor.come(browser, server.address);
    await watcher.page.goto(`./#/online/watch/${await akane.watchCode()}`);
    await expect(watcher.page.getByText('You are watching')).toBeVisible();
    await expect(akane.page.getByText('1 watcher')).toBeVisible();

    for (const [step, decision] of match.decisions.entries()) {
        const { decider } = match.at(step);
        const [mover, other] = decider === 'black' ? [akane, benjiro] : [benjiro, akane];
        if (step === killedAt) await server.kill();
        await mover.decide(decision);
        if (step === killedAt) {
            // The move is seen at once, and is safe: it goes out as soon as somebody answers.
            await expect(mover.page.getByText('Your moves are safe')).toBeVisible();
            await server.run();
        }
        await mover.table.expectTowers(match.towers(step + 1));
        await other.table.expectTowers(match.towers(step + 1));
        const isBlocked = match.events(step + 1).some(({ kind }) => kind === 'blocked');
        if (isBlocked) await expect(other.table.explanation).toContainText('it is blocked');
    }
    await watcher.table.expectTowers(match.towers(match.decisions.length));
    for (const [{ table }, title] of [
        [akane, 'You lost'],
        [benjiro, 'You win'],
        [watcher, 'Benjiro wins'],
    ] as const) {
        await expect(table.result.getByRole('heading')).toHaveText(title);
        await expect.poll(() => table.turnsInWords()).toEqual(match.turnsInWords());
    }

    await akane.table.button('Rematch').click();
    await expect(akane.table.result).toContainText('Benjiro has not answered yet');
    await benjiro.table.button('Play it').click();
    await akane.expectSeatedAs('gold', 'Akane');
    await benjiro.expectSeatedAs('black', 'Benjiro');
    await expect(benjiro.table.moves.locator('.entry')).toHaveCount(0);
    await watcher.page.getByRole('link', { name: 'To the next match' }).click();
    await expect(watcher.table.player('black')).toContainText('Benjiro');
    await expect(watcher.page.getByText('You are watching')).toBeVisible();

    // What one has played stays on this device.
    await akane.page.goto('./#/matches');
    await expect(akane.page.getByText('Benjiro').first()).toBeVisible();
    for (const visitor of [akane, benjiro, watcher]) await visitor.leave();
});

test('no clock runs before both have come', async ({ browser }) => {
    const akane = await Visitor.come(browser, server.address, 'Akane');
    const benjiro = await Visitor.come(browser, server.address, 'Benjiro');
    const clock = { kind: 'minutes', initialMs: 60_000, incrementMs: 0 } as const;
    const { code } = await akane.invite({ hostSide: 'gold', clock });
    await benjiro.page.goto(`./#/online/join/${code}`);
    await benjiro.page.getByRole('button', { name: 'Accept and play' }).click();
    const waits = 'The clocks start when both players are here';
    await expect(benjiro.page.getByText(waits)).toBeVisible();
    await expectNothing(benjiro.page, 1);
    await benjiro.decide('e1e5');
    await expect(benjiro.table.cell('e5')).toHaveAccessibleName(/Black’s pink tower/);
    await expect(benjiro.page.getByText(waits)).toBeVisible();
    await akane.page.goto('./#/online');
    await akane.page.getByRole('link', { name: 'Open the game against Benjiro' }).click();
    await akane.expectSeatedAs('gold', 'Akane');
    for (const { page } of [akane, benjiro]) await expect(page.getByText(waits)).toBeHidden();
    await akane.decide('h8h7');
    await expect(benjiro.table.cell('h7')).toHaveAccessibleName(/Gold’s brown tower/);
    for (const visitor of [akane, benjiro]) await visitor.leave();
});

test('greetings, a prepared answer, a takeback, and no engine until the end', async ({ browser }) => {
    const [akane, benjiro] = await twoAtATable(browser, server.address, {});
    await akane.table.button('Greet').click();
    await akane.table.button('Good luck!').click();
    await expect(benjiro.table.player('black')).toContainText('Good luck!');

    await benjiro.page.getByText('Prepare an answer').click();
    await benjiro.table.button('If I must move the brown tower').click();
    await benjiro.table.cell('h7').click();
    await expect(benjiro.page.getByText('h8 to h7')).toBeVisible();
    await expectNothing(benjiro.page, 1);
    await akane.decide('e1e5');
    await expect(akane.table.cell('h7')).toHaveAccessibleName(/Gold’s brown tower/);
    await expect(benjiro.table.cell('h7')).toHaveAccessibleName(/Gold’s brown tower/);
    await expect(akane.page).toHaveTitle(/Your turn/);
    // A second tab sits at the same table.
    const second = await akane.context.newPage();
    await second.goto(akane.page.url());
    await expect(new Table(second).cell('h7')).toHaveAccessibleName(/Gold’s brown tower/);

    const here = match.core.look({ ...match.line, format: { kind: 'single', rounds: 1 }, decisions: ['e1e5', 'h8h7'] });
    if (!here.ok) throw new Error(here.error.sentence);
    const position = new URLSearchParams({ p: here.value.position.text, format: 'single' });
    const analysing = await akane.context.newPage();
    await analysing.goto(`./#/analysis?${position}`);
    const closed = analysing.getByText('the round you are playing online');
    await expect(closed).toBeVisible();
    // What could still come of it is closed as well, and what it came from.
    const [step] = here.value.position.moves;
    const ahead = match.core.look({ ...here.value, start: here.value.position.text, decisions: [step?.text ?? ''] });
    if (!ahead.ok) throw new Error(ahead.error.sentence);
    await analysing.goto(`./#/analysis?${new URLSearchParams({ p: ahead.value.position.text, format: 'single' })}`);
    await expect(analysing.getByRole('grid')).toBeVisible();
    await expect(closed).toBeVisible();
    await analysing.goto('./#/analysis');
    await expect(closed).toBeVisible();
    await analysing.goto(`./#/analysis?${new URLSearchParams({ p: elsewhere, format: 'single' })}`);
    await expect(closed).toBeHidden();
    // No computer plays on from there, and no hint helps in it.
    const single = new KnownMatch({
        ...match.line,
        format: { kind: 'single', rounds: 1 },
        decisions: ['e1e5', 'h8h7'],
    });
    await analysing.goto(`./#/new?r=${await pack(single.record())}`);
    await expect(closed).toBeVisible();
    await expect(analysing.getByRole('radio', { name: 'Me against the computer' })).toBeHidden();
    await analysing.getByRole('button', { name: 'Start', exact: true }).click();
    const local = await opened(analysing);
    await local.button('Hint').click();
    const hint = analysing.getByRole('region', { name: 'Hint' });
    await expect(hint).toContainText('the round you are playing online');
    await local.button('Undo').click();
    await local.button('Undo').click();
    await local.button('Hint').click();
    await expect(hint).toContainText('Move ');
    await analysing.goto(`./#/analysis?${position}`);

    await akane.table.button('Take back').click();
    await benjiro.table.button('Agree').click();
    await expect(akane.table.cell('e1')).toHaveAccessibleName(/Black’s pink tower/);
    await expect(benjiro.table.cell('e1')).toHaveAccessibleName(/Black’s pink tower/);
    await expect(new Table(second).cell('e1')).toHaveAccessibleName(/Black’s pink tower/);

    // Agreed is agreed, also when as many moves stand again.
    await akane.decide('e1e6');
    await expect(benjiro.table.cell('e6')).toHaveAccessibleName(/Black’s pink tower/);
    await benjiro.decide('c8c7');
    await expect(akane.table.cell('c7')).toHaveAccessibleName(/Gold’s purple tower/);
    await expect(akane.page.getByText('rather let the move stand')).toBeHidden();

    await benjiro.table.button('Resign').click();
    await benjiro.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(akane.table.result.getByRole('heading')).toHaveText('You win');
    await expect(closed).toBeHidden();
    for (const visitor of [akane, benjiro]) await visitor.leave();
});

/** What the page asked of a browser that says yes, and what it showed. */
interface Asked extends Window {
    asked: number;
    shown: string[];
}

/** The test's browser would say no by itself. */
function sayYesWhenAsked(): void {
    const page = window as unknown as Asked;
    Object.assign(page, { asked: 0, shown: [] });
    class Notice {
        static permission: NotificationPermission = 'default';
        static requestPermission(): Promise<NotificationPermission> {
            page.asked += 1;
            return Promise.resolve((Notice.permission = 'granted'));
        }
        constructor(title: string) {
            page.shown.push(title);
        }
    }
    Object.defineProperty(window, 'Notification', { value: Notice });
}

test('who plays by days is asked after the first move whether to be told, and is', async ({ browser }) => {
    const akane = await Visitor.come(browser, server.address, 'Akane');
    const benjiro = await Visitor.come(browser, server.address, 'Benjiro');
    await akane.context.addInitScript(sayYesWhenAsked);
    const { code } = await akane.invite({ clock: { kind: 'days', perMoveMs: 259_200_000 } });
    await benjiro.ask('POST', `invitations/${code}/accept`);
    for (const { page } of [akane, benjiro]) {
        await page.goto('./#/online');
        await page.getByRole('link', { name: /^Open the game against/ }).click();
    }
    await akane.expectSeatedAs('black', 'Akane');
    const yes = akane.table.button('Yes, tell me');
    await expect(yes).toBeHidden();
    await akane.decide('e1e5');
    await expect(yes).toBeVisible();
    await expectNothing(akane.page, 1);
    expect(await akane.page.evaluate(() => (window as unknown as Asked).asked)).toBe(0);
    await yes.click();
    await expect(yes).toBeHidden();
    expect(await akane.page.evaluate(() => (window as unknown as Asked).asked)).toBe(1);

    await akane.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
    await benjiro.decide('h8h7');
    await expect.poll(() => akane.page.evaluate(() => (window as unknown as Asked).shown)).toEqual(['Your turn']);
    for (const visitor of [akane, benjiro]) await visitor.leave();
});
