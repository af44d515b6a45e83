import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';
import { testCore } from '../tests/core/load';

/** The packed npm packages in a real browser: as plain files with an import map, and through a bundler. */

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'kamisado-npm-page-'));
const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.wasm': 'application/wasm',
};
let server: Server | undefined;
let address = '';

/** Any web host: plain files, and nothing that knows of us. */
async function serveFolder(): Promise<void> {
    const made = createServer((request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
        readFile(join(folder, path)).then(
            (content) =>
                response
                    .setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
                    .setHeader(
                        'Content-Security-Policy',
                        "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'unsafe-inline'",
                    )
                    .end(content),
            () => response.writeHead(404).end(),
        );
    });
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
    server = made;
    address = `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
    execFileSync(join(root, 'tools/build-npm'), ['--output', folder]);
    const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const options = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, ...tarballs.map((name) => `./${name}`)], { cwd: folder });
    for (const name of ['core', 'board'])
        cpSync(join(folder, `node_modules/@kamisado/${name}/examples`), folder, { recursive: true });
    await serveFolder();
});

test.afterAll(() => {
    server?.close();
    rmSync(folder, { recursive: true, force: true });
});

test('the example solves the first position in a worker', async ({ page }) => {
    await page.goto(`${address}/browser.html`);
    await expect(page.getByRole('status')).toHaveText('16 of 102 first moves win');
});

test('the example can be stopped', async ({ page }) => {
    // The worker never arrives, so that there is something to stop.
    await page.route('**/worker.js', () => undefined);
    await page.goto(`${address}/browser.html`);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('status')).toHaveText('Stopped');
});

const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`);

test('a board that knows no rules draws, tells what was touched, and acts out what happened', async ({ page }) => {
    await page.goto(`${address}/board.html`);
    const told = page.getByRole('status');
    await expect(told).toHaveText('black moves any tower');
    await expect(square(page, 'e1')).toHaveAccessibleName(/pink square, Black’s pink tower, can move/);
    await square(page, 'e1').click();
    await square(page, 'd3').click();
    await expect(told).toContainText('(M1)');
    // It is still in hand.
    await square(page, 'e4').click();
    await expect(told).toHaveText('gold moves orange');
    await expect(square(page, 'e4')).toHaveAccessibleName(/Black’s pink tower/);
    await expect(square(page, 'a8')).toHaveAccessibleName(/Gold’s orange tower, must move/);
    // It is an element like any other: properties and attributes change it.
    await page.locator('kamisado-board').evaluate((board) => board.setAttribute('flipped', ''));
    await expect(page.locator('[data-square]').first()).toHaveAttribute('data-square', 'h1');
    await page.locator('kamisado-board').evaluate((board) => Object.assign(board, { language: 'de' }));
    await expect(square(page, 'a8')).toHaveAccessibleName(/muss ziehen/);
});

for (const format of ['single', 'standard'] as const)
    test(`a ${format} match is played against the computer in an element`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.goto(`${address}/game.html`);
        const game = page.locator('kamisado-game');
        await expect(square(page, 'e1')).toHaveAccessibleName(/can move/);
        await game.evaluate((element, kind) => {
            const decided: string[] = [];
            element.addEventListener('kamisado-decided', (event) =>
                decided.push((event as CustomEvent<{ decision: string }>).detail.decision),
            );
            Object.assign(element, { still: true, decided, format: kind });
            (element as unknown as { restart: () => void }).restart();
        }, format);
        const decided = (): Promise<string[]> =>
            game.evaluate((element) => (element as unknown as { decided: string[] }).decided);
        const line = { format: { kind: format, rounds: 1 }, start: null, decisions: [] as string[] };
        const core = testCore();
        await expect(square(page, 'e1')).toHaveAccessibleName(/can move/);
        // The first legal move each time, until it is over.
        for (;;) {
            const looked = core.look(line);
            if (!looked.ok) throw new Error(looked.error.sentence);
            const { phase, decider, position } = looked.value;
            if (phase === 'over') break;
            const [move] = position.moves;
            if (decider === 'black' && phase === 'filling') {
                await game.getByRole('button', { name: 'fill from the left' }).click();
            } else if (decider === 'black' && move) {
                await expect(square(page, move.from)).toHaveAccessibleName(/(can|must) move/);
                await square(page, move.from).click();
                await square(page, move.to).click();
            }
            const before = line.decisions.length;
            await expect.poll(async () => (await decided()).length).toBeGreaterThan(before);
            line.decisions = await decided();
        }
        await expect(game.getByRole('status')).toContainText(/wins|won/);
        expect(errors).toEqual([]);
    });

test('the programs for Node.js run in a browser, bundled by Vite', async ({ page }) => {
    const source = join(folder, 'bundled');
    mkdirSync(source);
    for (const example of ['play', 'record', 'solve'])
        cpSync(join(folder, `${example}.mjs`), join(source, `${example}.mjs`));
    const imports = ['play', 'record', 'solve'].map((example) => `await import('./${example}.mjs');`).join(' ');
    const script = `<script type="module">${imports} console.log('all done');</script>`;
    writeFileSync(join(source, 'index.html'), `<!doctype html><html lang="en"><title>x</title>${script}</html>`);
    await build({
        root: source,
        base: './',
        configFile: false,
        logLevel: 'error',
        worker: { format: 'es' },
        build: { target: 'es2022', outDir: join(folder, 'dist'), assetsInlineLimit: 0 },
    });
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', (error) => told.push(String(error)));
    await page.goto(`${address}/dist/index.html`);
    await expect.poll(() => told.join('\n')).toContain('all done');
    expect(told.join('\n')).toMatch(/(black|gold) wins \d+-\d+ after \d+ decisions/);
    expect(told).toContain('the same');
    expect(told.join('\n')).toContain('16 of 102 first moves win');
});
