import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import browser from './e2e/support/chromium.json' with { type: 'json' };

/** The system's: without its windows and menus it does the same in two thirds of the time. Kept from calling home. */
const chromium = {
    executablePath: process.env.KAMISADO_CHROMIUM ?? browser.programs.find((path) => existsSync(path)) ?? 'chromium',
    // The fonts of a bare Debian, so that pictures are the same wherever they are taken.
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('e2e/support/fonts.conf', import.meta.url)) },
    args: browser.args,
};
/** Our own server when ./check has built it, so that its headers are part of every test. */
const program = process.env.KAMISADO_PROGRAM;
/** The workers read this file too, and have the port and the folder's name from us. */
const port = Number((process.env.KAMISADO_E2E_PORT ??= freePort()));
/** Where the server's games are kept, for this run alone. */
const folder = (process.env.KAMISADO_E2E_FOLDER ??= temporaryFolder());

/** Whatever else runs on this machine. */
function freePort(): string {
    const script =
        "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(s.address().port); s.close(); })";
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

function temporaryFolder(): string {
    const made = mkdtempSync(join(tmpdir(), 'kamisado-e2e-'));
    process.on('exit', () => rmSync(made, { recursive: true, force: true }));
    return made;
}

export default defineConfig({
    testDir: 'e2e',
    fullyParallel: true,
    workers: 2,
    timeout: 60_000,
    retries: process.env.KAMISADO_RETRY ? 1 : 0, // see ./check
    // Three browsers and a server may have to share a small machine.
    expect: { timeout: 20_000 },
    reporter: [['list']],
    outputDir: 'test-results',
    snapshotPathTemplate: 'e2e/pictures/{arg}{ext}',
    use: {
        baseURL: `http://127.0.0.1:${port}/`,
        locale: 'en-GB',
        timezoneId: 'UTC',
        viewport: { width: 1280, height: 800 },
        launchOptions: chromium,
    },
    webServer: {
        command: program
            ? `${program} serve --port ${port} --folder dist --database ${join(folder, 'games')}`
            : `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
        port,
        reuseExistingServer: false,
    },
});
