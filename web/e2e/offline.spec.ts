import { expect, test, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

/** Resolves once the worker has everything and is in charge of the page. */
async function untilKept(page: Page): Promise<void> {
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        if (!navigator.serviceWorker.controller) {
            await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
        }
    });
}

/** Every address that the page could not get. */
function failuresOf(page: Page): string[] {
    const failures: string[] = [];
    page.on('requestfailed', (request) => failures.push(request.url()));
    return failures;
}

test('the page is complete without a network after its first load', async ({ page, context }) => {
    await page.goto('./');
    await untilKept(page);
    await context.setOffline(true);
    const failures = failuresOf(page);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    const book = ['learn', 'learn/M6', 'learn/first-game', 'learn/figure-10', 'learn/print'];
    const puzzles = ['puzzles', 'puzzles/daily', 'puzzles/training'];
    for (const view of ['analysis', 'matches', 'settings', 'about', ...book, ...puzzles, 'new']) {
        await page.evaluate((name) => (location.hash = `#/${name}`), view);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
        await expect(page.getByRole('alert')).toBeHidden(); // a view that could not be fetched would say so here
    }
    const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        return { caches: names.length, files: (await (await caches.open(names[0] ?? '')).keys()).length };
    });
    expect(kept.caches).toBe(1);
    expect(kept.files).toBeGreaterThan(3);
    expect(failures).toEqual([]);
});

test.describe('a new version', () => {
    const types: Record<string, string> = {
        '.html': 'text/html',
        '.js': 'text/javascript',
        '.css': 'text/css',
        '.svg': 'image/svg+xml',
        '.wasm': 'application/wasm',
        '.webmanifest': 'application/manifest+json',
    };
    let folder = '';
    let server: Server;

    test.beforeEach(async () => {
        folder = mkdtempSync(join(tmpdir(), 'kamisado-versions-'));
        cpSync('dist', folder, { recursive: true });
        server = createServer((request, response) => {
            const path = new URL(request.url ?? '/', 'http://host').pathname;
            try {
                const body = readFileSync(join(folder, path === '/' ? 'index.html' : path));
                response.setHeader('Content-Type', types[extname(path || '.html')] ?? 'text/html');
                response.end(body);
            } catch {
                response.writeHead(404).end();
            }
        });
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    test.afterEach(() => {
        server.closeAllConnections();
        server.close();
        rmSync(folder, { recursive: true });
    });

    const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

    /** As a build would that changed nothing but a mark in the page. */
    function publish(mark: string): void {
        const page = readFileSync(join(folder, 'index.html'), 'utf8');
        const next = page.replace(/<html [^>]*>/, `<html lang="en" data-version="${mark}">`);
        writeFileSync(join(folder, 'index.html'), next);
        const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
        const version = /version:[`"']([0-9a-f]{16})/.exec(worker)?.[1] ?? 'none';
        expect(worker).toContain(sha256(page));
        writeFileSync(
            join(folder, 'service-worker.js'),
            worker.replace(sha256(page), sha256(next)).replace(version, sha256(mark).slice(0, 16)),
        );
    }

    const versionOf = (page: Page): Promise<string | undefined> =>
        page.evaluate(() => document.documentElement.dataset['version']);
    const expectVersion = (page: Page, mark: string): Promise<void> =>
        expect(page.locator('html')).toHaveAttribute('data-version', mark);
    const reload = { name: 'Reload' };
    const look = (page: Page): Promise<void> =>
        page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

    test('waits for the word of the player, then takes over', async ({ page }) => {
        await page.goto(address());
        await untilKept(page);
        await expect(page.getByRole('button', reload)).toBeHidden();
        publish('newer');
        await look(page);
        await expect(page.getByRole('button', reload)).toBeVisible();
        expect(await versionOf(page)).toBeUndefined();
        await page.reload(); // by hand, which is not the word: still the version that is in use
        expect(await versionOf(page)).toBeUndefined();
        await page.getByRole('button', reload).click();
        await expectVersion(page, 'newer');
        await expect(page.getByRole('button', reload)).toBeHidden();
    });

    test('takes over while the page has something to ask for', async ({ page }) => {
        await page.goto(address());
        await untilKept(page);
        publish('newer');
        await look(page);
        await expect(page.getByRole('button', reload)).toBeVisible();
        // The worker in charge is busy from the player's word until the page is gone.
        await page.evaluate(() => {
            const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
            const ask = async (): Promise<void> => {
                for (;;) for (const { name } of files) await (await fetch(name)).arrayBuffer();
            };
            void ask();
        });
        await page.getByRole('button', reload).click();
        await expectVersion(page, 'newer');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('comes back to where the player was', async ({ page }) => {
        await page.goto(`${address()}#/learn/M6`);
        await untilKept(page);
        publish('newer');
        await look(page);
        await page.getByRole('button', reload).click();
        await expectVersion(page, 'newer');
        await expect(page).toHaveURL(`${address()}#/learn/M6`);
    });

    test('throws away what is older than the version before', async ({ page }) => {
        await page.goto(address());
        await untilKept(page);
        for (const mark of ['second', 'third', 'fourth']) {
            publish(mark);
            await look(page);
            await page.getByRole('button', reload).click();
            await expectVersion(page, mark);
        }
        await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    });

    test('that is not whole is not taken', async ({ page }) => {
        await page.goto(address());
        await untilKept(page);
        publish('half');
        writeFileSync(join(folder, 'index.html'), 'of a third version');
        await look(page).catch(() => undefined);
        await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).installing);
        await page.reload();
        expect(await versionOf(page)).toBeUndefined();
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('button', reload)).toBeHidden();
    });

    test('does not disturb another window', async ({ page, context }) => {
        await page.goto(address());
        await untilKept(page);
        const other = await context.newPage();
        // What this window asks for when it has nothing else to do would put the newer version off.
        await other.addInitScript(() => (window.requestIdleCallback = () => 0));
        await other.goto(address());
        publish('newer');
        await look(page);
        await page.getByRole('button', reload).click();
        await expectVersion(page, 'newer');
        expect(await versionOf(other)).toBeUndefined();
        await expect(other.getByRole('button', reload)).toBeVisible();
        await other.getByRole('button', reload).click();
        await expectVersion(other, 'newer');
    });
});
