import AxeBuilder from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { readPuzzles } from '../src/views/puzzles/file';
import { testCore } from '../tests/core/load';

/** The document that other people's pages show in a frame: here in a blog on another host. */

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const budget = 220 * 1024;
const record = `[Kamisado "1"]
[Format "single"]
[Black "Ada"]
[Gold "Grace"]

1. NF4K {Towards the pink square.} kL2N
2. NR1K
`;

let blog: Server;
let blogAt = '';

/** A blog with an article, whose frame shows what the test asks for; and a plain web host with the page in a folder. */
test.beforeAll(async () => {
    blog = createServer((request, response) => {
        const url = new URL(request.url ?? '/', 'http://blog');
        if (url.pathname === '/article') {
            const frame = `<iframe src="${url.searchParams.get('show')}" title="Kamisado" width="420" height="600"></iframe>`;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(`<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1>${frame}</html>`);
            return;
        }
        const path = normalize(url.pathname).replace(/^\/games\//, '');
        readFile(join(dist, path)).then(
            (content) => response.setHeader('Content-Type', types[extname(path)] ?? 'text/plain').end(content),
            () => response.writeHead(404).end(),
        );
    });
    await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
    blogAt = `http://localhost:${(blog.address() as AddressInfo).port}`;
});
test.afterAll(() => blog.close());

async function framed(page: Page, address: string): Promise<FrameLocator> {
    await page.goto(`${blogAt}/article?${new URLSearchParams({ show: address })}`);
    return page.frameLocator('iframe');
}
const embedded = (baseURL: string | undefined, values: Record<string, string>): string =>
    `${baseURL}embed#${new URLSearchParams(values)}`;

test('a match in a blog is stepped through by mouse and keys, turned, and opened in the page', async ({
    page,
    baseURL,
}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    const frame = await framed(page, embedded(baseURL, { record, lang: 'en' }));
    await expect(frame.getByRole('heading')).toHaveText('Ada against Grace');
    const told = frame.getByRole('status');
    const square = (name: string) => frame.locator(`[data-square="${name}"]`);
    await expect(frame.getByText('0 / 3')).toBeVisible();

    await frame.getByRole('button', { name: 'One step on' }).click();
    await expect(frame.getByText('1 / 3')).toBeVisible();
    await expect(told).toContainText('Towards the pink square.');
    await expect(square('a5')).toHaveAccessibleName(/Black’s brown/);
    await page.keyboard.press('ArrowRight');
    await expect(frame.getByText('2 / 3')).toBeVisible();
    await expect(told).not.toContainText('Towards');
    await page.keyboard.press('End');
    await expect(frame.getByText('3 / 3')).toBeVisible();
    await expect(square('b6')).toHaveAccessibleName(/Black’s brown/);

    await expect(frame.locator('[data-square]').first()).toHaveAttribute('data-square', 'a8');
    await frame.getByRole('button', { name: 'Turn the board round' }).click();
    await expect(frame.locator('[data-square]').first()).toHaveAttribute('data-square', 'h1');

    const opened = page.waitForEvent('popup');
    await frame.getByRole('link', { name: /Open in Kamisado/ }).click();
    const whole = await opened;
    await expect(whole).toHaveURL(/#\/analysis\?r=/);
    await expect(whole.locator('[data-square="b6"], [data-square="a5"], [data-square="a1"]').first()).toBeVisible();
    expect(errors).toEqual([]);
});

test('the address says step, side and language', async ({ page, baseURL }) => {
    const values = { record, step: '2', flip: '1', lang: 'de', theme: 'dark' };
    const frame = await framed(page, embedded(baseURL, values));
    await expect(frame.getByRole('heading')).toHaveText('Ada gegen Grace');
    await expect(frame.getByText('2 / 3')).toBeVisible();
    await expect(frame.locator('[data-square]').first()).toHaveAttribute('data-square', 'h1');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a puzzle is solved in a blog, after a wrong try', async ({ page, baseURL }) => {
    const text = await readFile(new URL('../../data/puzzles.txt', import.meta.url), 'utf8');
    const puzzle = readPuzzles(text).find(({ theme, solution }) => theme === 'win' && solution.length === 3);
    if (!puzzle) throw new Error('there is no such puzzle');
    const frame = await framed(page, embedded(baseURL, { puzzle: puzzle.id, lang: 'fr' }));
    const told = frame.getByRole('status');
    const play = async (from: string, to: string): Promise<void> => {
        await frame.locator(`[data-square="${from}"]`).click();
        await frame.locator(`[data-square="${to}"]`).click();
    };
    await expect(told).toContainText(/coups/);
    const core = testCore();
    const [first = '', , last = ''] = puzzle.solution;
    const looked = core.look(puzzle.line);
    const wrong = looked.ok && looked.value.position.moves.find(({ text }) => text !== first);
    if (!wrong) throw new Error('there is nothing wrong to be tried');
    await play(wrong.from, wrong.to);
    await expect(told).toContainText('Ce n’est pas ça');
    await play(first.slice(0, 2), first.slice(2));
    // The other side answers by itself; then the tower that it named may be touched.
    await expect(async () => {
        await play(last.slice(0, 2), last.slice(2));
        await expect(told).toContainText('Résolu', { timeout: 1000 });
    }).toPass();
    await expect(frame.getByText('3 / 3')).toBeVisible();
    await page.keyboard.press('[');
    await expect(frame.getByText('2 / 3')).toBeVisible();
});

test('the solution of a puzzle can be shown, a fill too', async ({ page, baseURL }) => {
    const text = await readFile(new URL('../../data/puzzles.txt', import.meta.url), 'utf8');
    const puzzle = readPuzzles(text).find(({ theme }) => theme === 'fill');
    const frame = await framed(page, embedded(baseURL, { puzzle: puzzle?.id ?? '', lang: 'en' }));
    await expect(frame.getByRole('button', { name: /left|right/i })).toHaveCount(2);
    await frame.getByRole('button', { name: 'Show the solution' }).click();
    await page.keyboard.press(']');
    await expect(frame.getByText(`1 / ${puzzle?.solution.length}`)).toBeVisible();
});

test('what is wrong with the address is said', async ({ page, baseURL }) => {
    for (const [values, sentence] of [
        [{ lang: 'en' }, 'names no match and no puzzle'],
        [{ lang: 'de', puzzle: 'zzzzz' }, 'Diese Aufgabe gibt es nicht'],
        [{ lang: 'en', record: '1abc' }, 'damaged'],
        [{ lang: 'en', record: record.replace('kL2N', 'kL2G') }, 'brown'],
    ] as const) {
        const frame = await framed(page, embedded(baseURL, values));
        await expect(frame.getByRole('alert')).toContainText(sentence);
    }
});

test('any web host of plain files serves it, from any folder, and it needs no storage', async ({ page }) => {
    await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
            get: () => {
                throw new DOMException('denied', 'SecurityError');
            },
        });
    });
    const frame = await framed(page, `${blogAt}/games/embed.html#${new URLSearchParams({ record, lang: 'en' })}`);
    await expect(frame.getByRole('heading')).toHaveText('Ada against Grace');
    const link = await frame.getByRole('link').getAttribute('href');
    expect(link).toMatch(new RegExp(`^${blogAt}/games/#/analysis\\?r=`));
});

test('axe finds nothing in the frame, in both themes', async ({ page, baseURL }) => {
    for (const theme of ['light', 'dark']) {
        await page.goto('about:blank');
        await page.goto(embedded(baseURL, { record, theme, lang: 'en' }));
        await expect(page.getByText('0 / 3')).toBeVisible();
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
});

test('the download is small', async ({ page, baseURL }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(embedded(baseURL, { record, lang: 'en' }));
    await expect(page.getByText('0 / 3')).toBeVisible();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`the embedded document: ${bytes} bytes compressed`);
    expect(bytes).toBeGreaterThan(100_000); // the core is among it
    expect(bytes).toBeLessThan(budget);
});

test('only this document may be framed', async ({ page, request, baseURL }) => {
    test.skip(!process.env.KAMISADO_PROGRAM, 'the header is our own server’s');
    const policyOf = async (path: string): Promise<string> =>
        (await request.get(`${baseURL}${path}`)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('embed')).toContain('frame-ancestors *');
    for (const path of ['', 'index.html', 'service-worker.js', 'api/nowhere', 'nowhere'])
        expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
    await framed(page, baseURL ?? '');
    await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:');
});
