// Searches the documentation's site in Chromium, from plain files as a file manager opens them.
//   node search_site.mjs build/site
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '../../bench/page/playwright.mjs';

const folder = pathToFileURL(`${resolve(process.argv[2])}/`);

async function search(page, asked) {
    await page.getByRole('searchbox').fill(asked);
    await page.getByRole('heading', { name: `about “${asked}”` }).waitFor();
    return page.locator('.found a');
}

async function use(page) {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.setDefaultTimeout(60_000);
    await page.goto(new URL('index.html', folder).href);
    const places = await search(page, 'deadlock');
    console.log(`${await places.count()} places about deadlock`);
    await places.first().click();
    await page.locator('article:not([hidden])', { hasText: /deadlock/i }).waitFor();
    if ((await (await search(page, 'xylophone')).count()) > 0) throw new Error('it finds what is not there');
    if (errors.length > 0) throw new Error(errors.join('\n'));
}

const browser = await chromium.launch(chromium.settings);
try {
    await use(await browser.newPage());
} finally {
    await browser.close();
}
