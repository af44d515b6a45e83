// Playwright belongs to the page's packages in web/, and which browser it starts is chosen as the tests choose it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const packages = createRequire(new URL('../../web/package.json', import.meta.url));
export const { chromium } = packages('playwright-core');

const { programs, args } = packages('./e2e/support/chromium.json');
const executablePath = process.env.KAMISADO_CHROMIUM ?? programs.find((path) => existsSync(path)) ?? 'chromium';
chromium.settings = { executablePath, args };
