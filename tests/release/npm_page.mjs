// Opens the examples of the npm packages in Chromium, from plain files: the core solves the first position in a worker, and
// the board plays a move against the computer.
//   node npm_page.mjs http://127.0.0.1:8000/
import { chromium } from '../../bench/page/playwright.mjs';

const square = (name) => `[data-square="${name}"]`;
/** Gold's towers that have not moved yet. */
const computersHomeRow = '[data-square$="8"][aria-label*="gold "]';

async function open(browser, address, use) {
    const page = await browser.newPage({ locale: 'en-GB' });
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().endsWith('/favicon.ico')) errors.push(`${response.status()} ${response.url()}`);
    });
    page.setDefaultTimeout(120_000);
    await page.goto(address);
    await use(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
}

async function solve(page) {
    await page.getByRole('status').filter({ hasText: '16 of 102 first moves win' }).waitFor();
    console.log('The core has solved the first position.');
}

async function play(page) {
    await page.locator(`${square('e1')}[aria-label*="can move"]`).click();
    await page.locator(square('e4')).click();
    await page.locator(computersHomeRow).nth(6).waitFor();
    await page.locator(computersHomeRow).nth(7).waitFor({ state: 'detached' });
    console.log('The board was played on, and the computer answered.');
}

const [address] = process.argv.slice(2);
const browser = await chromium.launch(chromium.settings);
try {
    await open(browser, `${address}browser.html`, solve);
    await open(browser, `${address}game.html`, play);
} finally {
    await browser.close();
}
