// From nothing to the first move: a new visitor opens the page and starts a game.
import { gzipSync } from 'node:zlib';
import { movableSquare, startButton } from './selectors.mjs';

/** In the page: clicks as soon as there is something to click, and writes down when. */
function hurry({ startButton, movableSquare }) {
    const times = (window.kamisadoTimes = { shown: 0, ready: 0 });
    const look = () => {
        const button = document.querySelector(startButton);
        if (!times.shown && button && !button.disabled) {
            times.shown = performance.now();
            button.click();
        }
        if (document.querySelector(movableSquare)) times.ready = performance.now();
        else setTimeout(look, 1);
    };
    look();
}

/** A visitor of whom the browser knows nothing. The worker that keeps the page for later does not count. */
export function newVisitor(browser) {
    return browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
}

export async function firstMove(browser, address, { weigh = false } = {}) {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    const responses = [];
    if (weigh) context.on('response', (response) => responses.push(response));
    await page.addInitScript(hurry, { startButton, movableSquare });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.kamisadoTimes?.ready > 0, undefined, { timeout: 20_000 });
    const times = await page.evaluate(() => window.kamisadoTimes);
    const files = await Promise.all(responses.map(weighed));
    await context.close();
    return { ...times, files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}

async function weighed(response) {
    const body = await response.body();
    return { path: new URL(response.url()).pathname, bytes: gzipSync(body, { level: 9 }).length };
}
