// Playwright belongs to the page's packages in web/.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(new URL('../../web/package.json', import.meta.url));
export const { chromium } = packages('playwright-core');

/** As the tests choose it, web/playwright.config.ts. */
const browsers = ['chromium-headless-shell', 'headless_shell', 'chromium', 'chromium-browser', 'google-chrome'];
const installed = browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

chromium.settings = {
    executablePath: process.env.KAMISADO_CHROMIUM ?? installed ?? '/usr/bin/chromium',
    args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
    ],
};
