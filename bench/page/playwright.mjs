// Playwright belongs to the page's packages in web/.
import { createRequire } from 'node:module';

const packages = createRequire(new URL('../../web/package.json', import.meta.url));
export const { chromium } = packages('playwright-core');

chromium.settings = {
    executablePath: process.env.KAMISADO_CHROMIUM ?? '/usr/bin/chromium',
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
