import { expect, test } from '@playwright/test';
import { OwnServer, program } from './support/own_server';
import { Visitor } from './support/visitor';

let server: OwnServer;

test.skip(!program, 'needs the server itself');
test.beforeAll(async () => void (server = await OwnServer.start()));
test.afterAll(async () => server?.stop());

/** As the server calls guests. */
const given = /[A-Z][a-z]+ \d{3}/;

const accept = async (guest: Visitor): Promise<void> => {
    await expect(guest.page.getByLabel('Your name')).toBeVisible();
    await guest.page.getByRole('button', { name: 'Accept and play' }).click();
    await expect(guest.table.board).toBeVisible();
};

test('two guests are never both called Guest, and a name is asked once', async ({ browser }) => {
    const host = await Visitor.come(browser, server.address);
    const guest = await Visitor.come(browser, server.address);
    const first = await host.invite({});
    await guest.page.goto(`./#/online/join/${first.code}`);
    await accept(guest);
    const names = await Promise.all(
        (['black', 'gold'] as const).map(async (side) => {
            await expect(guest.table.player(side)).toContainText(given);
            return given.exec((await guest.table.player(side).textContent()) ?? '')?.[0] ?? '';
        }),
    );
    expect(names[0]).not.toBe(names[1]);
    await guest.expectSeatedAs('gold', names[1] ?? '');

    // Whoever has a name by then is not asked again.
    const second = await host.invite({});
    await guest.page.goto(`./#/online/join/${second.code}`);
    await expect(guest.page.getByRole('button', { name: 'Accept and play' })).toBeVisible();
    await expect(guest.page.getByLabel('Your name')).toHaveCount(0);
    for (const visitor of [host, guest]) await visitor.leave();
});

test('the name that was chosen for a match here is proposed, and can be changed', async ({ browser }) => {
    const host = await Visitor.come(browser, server.address, 'Akane');
    const guest = await Visitor.come(browser, server.address);
    await guest.page.addInitScript(() =>
        localStorage.setItem('kamisado.new-match', JSON.stringify({ names: ['Chidori', ''] })),
    );
    const { code } = await host.invite({});
    await guest.page.goto(`./#/online/join/${code}`);
    await expect(guest.page.getByLabel('Your name')).toHaveValue('Chidori');
    await guest.page.getByLabel('Your name').fill('Benjiro');
    await accept(guest);
    await guest.expectSeatedAs('gold', 'Benjiro');
    for (const visitor of [host, guest]) await visitor.leave();
});
