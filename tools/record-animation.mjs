// Plays some moves on the page and takes a picture whenever something has changed: FOLDER/0001.png ..., and FOLDER/list with
// how long each stays, as img2webp takes them. tools/record-animation calls it.
import { writeFileSync } from 'node:fs';
import { chromium } from '../bench/page/playwright.mjs';
import { movableSquare, startButton } from '../bench/page/selectors.mjs';

const [address, folder] = process.argv.slice(2);
const size = { width: 1000, height: 720 };
const goal = '[role="gridcell"][aria-label*="can go here"]';
const moves = 5;

const browser = await chromium.launch(chromium.settings);
const page = await browser.newPage({ viewport: size, deviceScaleFactor: 0.72, locale: 'en-GB' });
page.setDefaultTimeout(60_000);

const shots = [];
/** Takes pictures for a while; one that is like the last makes that one stay. */
async function watch(milliseconds) {
    const end = Date.now() + milliseconds;
    do {
        const picture = await page.screenshot({ scale: 'device' });
        const last = shots.at(-1);
        const now = Date.now();
        if (last?.picture.equals(picture)) last.until = now;
        else shots.push({ picture, from: last?.until ?? now, until: now });
        shots.at(-1).until = now;
    } while (Date.now() < end);
}

/** As far ahead as it goes without winning: the picture should show some moves. */
async function furthest() {
    const squares = await page.locator(goal).evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    const ahead = squares.filter((square) => square[1] !== '8').sort((a, b) => Number(a[1]) - Number(b[1]));
    return ahead[Math.floor(ahead.length / 2)] ?? squares[0];
}

await page.goto(address);
await page.locator(startButton).first().waitFor();
await watch(900);
await page.locator(startButton).first().click();
await page.locator(movableSquare).first().waitFor();
await watch(700);
for (let move = 0; move < moves; ++move) {
    if (move === 0) await page.locator(movableSquare).nth(3).click();
    await page.locator(goal).first().waitFor();
    await watch(400);
    await page.locator(`[data-square="${await furthest()}"][role="gridcell"]`).first().click();
    await page.mouse.move(0, 0);
    await watch(1100);
    await page.locator(movableSquare).first().waitFor();
    await watch(700);
}
await browser.close();

const list = shots.map(({ picture, from, until }, index) => {
    const file = `${folder}/${String(index).padStart(4, '0')}.png`;
    writeFileSync(file, picture);
    return `-d ${Math.min(Math.max(until - from, 40), 900)} ${file}`;
});
list[list.length - 1] = list.at(-1).replace(/-d \d+/, '-d 2000');
writeFileSync(`${folder}/list`, list.join('\n'));
console.log(`${shots.length} pictures`);
