import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Player } from '../../src/core/types';
import type { GameList, Invitation, NewInvitation } from '../../src/net/protocol';
import { squaresOf, sideOfFill } from './match';
import { Table } from './table';

/** Somebody with a browser of their own, at a server. */
export class Visitor {
    readonly table: Table;
    /** What went wrong in the page itself; a connection that broke is no such thing. */
    readonly errors: string[] = [];

    private constructor(
        readonly context: BrowserContext,
        readonly page: Page,
        readonly address: string,
    ) {
        this.table = new Table(page);
        context.on('weberror', (error) => this.errors.push(String(error.error().stack ?? error.error())));
    }

    static async come(browser: Browser, address: string, name: string | null = null): Promise<Visitor> {
        // A worker for each of them would fetch the whole page while they play.
        const context = await browser.newContext({
            baseURL: address,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
        });
        const visitor = new Visitor(context, await context.newPage(), address);
        if (name !== null) await visitor.ask('PATCH', 'me', { name });
        return visitor;
    }

    /** Over HTTP, as the page asks. */
    async ask<T>(method: string, path: string, data?: unknown): Promise<T> {
        const headers = { Origin: new URL(this.address).origin };
        const answer = await this.context.request.fetch(`api/1/${path}`, { method, headers, data });
        expect(answer.ok(), await answer.text()).toBe(true);
        return (await answer.json()) as T;
    }

    invite(wanted: Partial<NewInvitation>): Promise<Invitation> {
        const usual = { hostSide: 'black', clock: { kind: 'none' }, rated: false, visibility: 'link' } as const;
        return this.ask('POST', 'invitations', { format: { kind: 'single', rounds: 1 }, ...usual, ...wanted });
    }

    async watchCode(): Promise<string> {
        const { games } = await this.ask<GameList>('GET', 'me/games?state=running');
        return games[0]?.watch ?? '';
    }

    /** Where the board is seen, somebody sits or watches. */
    async expectSeatedAs(player: Player, name: string): Promise<void> {
        await expect(this.table.board).toBeVisible();
        await expect(this.table.player(player)).toContainText(name);
        await expect(this.table.player(player)).toContainText('you');
    }

    async decide(decision: string): Promise<void> {
        const side = sideOfFill(decision);
        if (side) return this.table.fill(side).click();
        const { from, to } = squaresOf(decision);
        await this.table.cell(from).click();
        await this.table.cell(to).click();
    }

    async leave(): Promise<void> {
        await this.context.close();
        expect(this.errors).toEqual([]);
    }
}

/** Two who have agreed on a match through a link: the host plays Black. */
export async function twoAtATable(
    browser: Browser,
    address: string,
    wanted: Partial<NewInvitation>,
): Promise<[host: Visitor, guest: Visitor]> {
    const host = await Visitor.come(browser, address, 'Akane');
    const guest = await Visitor.come(browser, address, 'Benjiro');
    const { code } = await host.invite(wanted);
    await host.page.goto(`./#/online/join/${code}`);
    await guest.page.goto(`./#/online/join/${code}`);
    await guest.page.getByRole('button', { name: 'Accept and play' }).click();
    await host.expectSeatedAs('black', 'Akane');
    await guest.expectSeatedAs('gold', 'Benjiro');
    return [host, guest];
}
