import AxeBuilder from '@axe-core/playwright';
import {
    expect as patiently,
    test as base,
    type Browser,
    type BrowserContext,
    type Locator,
    type Page,
} from '@playwright/test';
import { online } from '../../src/words/en/online';
import type { Square } from '../../src/core/types';
import { Mouse } from './hands';
import { Table } from './table';
import { untilStill } from './views';

export const say = online;

/** Two browsers, a server and a disk: nothing here is late after five seconds on a busy machine. */
export const expect = patiently.configure({ timeout: 20_000 });

/** Only our own program has a server within; a preview of files has none. */
export const hasServer = process.env.KAMISADO_PROGRAM !== undefined;

/** Somebody with a browser of their own. */
export class Somebody {
    /** What the page did not catch. */
    readonly #errors: string[] = [];

    private constructor(
        private readonly context: BrowserContext,
        readonly page: Page,
    ) {
        context.on('weberror', (error) => this.#errors.push(String(error.error().stack ?? error.error())));
    }

    static async at(browser: Browser, baseURL: string | undefined): Promise<Somebody> {
        const context = await browser.newContext({
            baseURL: baseURL ?? '',
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
            permissions: ['clipboard-read', 'clipboard-write'],
        });
        const somebody = new Somebody(context, await context.newPage());
        await somebody.open();
        return somebody;
    }

    async leave(): Promise<void> {
        await this.context.close();
        expect(this.#errors).toEqual([]);
    }

    async signUp(name: string): Promise<void> {
        await this.open('me');
        await this.page.getByLabel(say.account.name, { exact: true }).fill(name);
        await this.page.getByLabel(say.account.password, { exact: true }).fill('eight towers, eight colours');
        await this.button(say.account.signUp).click();
        await expect(this.heading(name)).toBeVisible();
        await this.open();
    }

    /** Moves once it is this player's turn, and waits until the move is there. */
    async move(from: Square, to: Square): Promise<void> {
        const table = new Table(this.page);
        await expect(table.open.first()).toBeVisible();
        await new Mouse(table).move(from, to);
        await expect(table.cell(to)).toHaveAccessibleName(/tower/);
    }

    async logIn(name: string, password: string): Promise<void> {
        await this.open('me');
        await this.choose(say.account.which, say.account.ways.logIn);
        await this.region(say.account.which).getByLabel(say.account.name, { exact: true }).fill(name);
        await this.region(say.account.which).getByLabel(say.account.password, { exact: true }).fill(password);
        await this.button(say.account.logIn).click();
        await expect(this.heading(name)).toBeVisible();
    }

    async open(room = ''): Promise<void> {
        await this.page.goto(`./#/online${room && '/'}${room}`);
        await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(this.page.locator('main [aria-busy="true"]')).toHaveCount(0);
    }

    button(name: string): Locator {
        return this.page.getByRole('button', { name, exact: true });
    }
    region(name: string): Locator {
        return this.page.getByRole('region', { name, exact: true });
    }
    heading(name: string): Locator {
        return this.page.getByRole('heading', { level: 1, name, exact: true });
    }
    /** One of a group; what is pressed is the label. */
    async choose(group: string, option: string): Promise<void> {
        const options = this.page.getByRole('group', { name: group, exact: true });
        await options.locator('label').filter({ hasText: option }).click();
    }

    /** The id of the game at whose board this person sits. */
    async game(): Promise<string> {
        await this.page.waitForURL(/#\/online\/game\/[a-z0-9]+$/);
        return this.page.url().replace(/.*\//, '');
    }

    /** Both themes and both sizes; contrast, which takes most of the time, in one of them. */
    async seesNothingWrong(contrastIn: 'light' | 'dark'): Promise<void> {
        for (const theme of ['light', 'dark'] as const) {
            await this.page.setViewportSize(
                theme === 'light' ? { width: 1280, height: 800 } : { width: 390, height: 844 },
            );
            await this.page.emulateMedia({ colorScheme: theme });
            await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
            await untilStill(this.page);
            const axe = new AxeBuilder({ page: this.page }).exclude('svg:not([role])');
            if (theme !== contrastIn) axe.disableRules('color-contrast');
            const { violations } = await axe.analyze();
            const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
            expect(found, `${this.page.url()}, ${theme}`).toEqual([]);
            const tooWide = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(tooWide, `${this.page.url()}, ${theme}`).toBeLessThanOrEqual(0);
        }
    }
}

/** Two people, each with a browser of their own. */
export const test = base.extend<{ akane: Somebody; benjiro: Somebody }>({
    akane: async ({ browser, baseURL }, use) => {
        const akane = await Somebody.at(browser, baseURL);
        await use(akane);
        await akane.leave();
    },
    benjiro: async ({ browser, baseURL }, use) => {
        const benjiro = await Somebody.at(browser, baseURL);
        await use(benjiro);
        await benjiro.leave();
    },
});

/** Nobody else has this name in this run. */
export const newName = (): string => `Chiyo-${Math.random().toString(36).slice(2, 10)}`;
