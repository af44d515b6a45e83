// Plays on the page at an address in Chromium, as a visitor who has just come: starts the game that is offered and makes
// a move; the computer has to answer.
//   node play_page.mjs http://127.0.0.1:8000/kamisado/
import { chromium } from '../../bench/page/playwright.mjs';
import { movableSquare, startButton } from '../../bench/page/selectors.mjs';

const goal = '[role="gridcell"][aria-label*="can go here"]';
/** Its towers that have not moved yet. */
const computersHomeRow = '[role="gridcell"][data-square$="8"][aria-label*="gold "]';

async function play(page, address) {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    // By asking for games to watch the page learns that there is no server here.
    const isQuestion = (response) => response.url() === new URL('api/1/games', address).href;
    page.on('response', (response) => {
        if (response.status() >= 400 && !isQuestion(response)) errors.push(`${response.status()} ${response.url()}`);
    });
    page.setDefaultTimeout(60_000);
    await page.goto(address);
    await page.locator(startButton).first().click();
    await page.locator(movableSquare).first().click();
    await page.locator(goal).first().click();
    await page.waitForFunction((home) => document.querySelectorAll(home).length === 7, computersHomeRow);
    if (errors.length > 0) throw new Error(errors.join('\n'));
    console.log('The page was played, and the computer answered.');
}

const browser = await chromium.launch(chromium.settings);
try {
    await play(await browser.newPage({ locale: 'en-GB' }), process.argv[2]);
} finally {
    await browser.close();
}
