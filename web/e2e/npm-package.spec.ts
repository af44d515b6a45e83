import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';

/** The packed npm package in a real browser: as plain files with an import map, and through a bundler. */

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'kamisado-npm-page-'));
const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.wasm': 'application/wasm',
};
let server: Server;
let address = '';

/** Any web host: plain files, and nothing that knows of us. */
async function serveFolder(): Promise<void> {
    server = createServer((request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
        readFile(join(folder, path)).then(
            (content) =>
                response
                    .setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
                    .setHeader(
                        'Content-Security-Policy',
                        "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'",
                    )
                    .end(content),
            () => response.writeHead(404).end(),
        );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
    execFileSync(join(root, 'tools/build-npm'), [folder]);
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const options = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, `./${tarball}`], { cwd: folder });
    cpSync(join(folder, 'node_modules/@kamisado/core/examples'), folder, { recursive: true });
    await serveFolder();
});

test.afterAll(() => {
    server.close();
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
