import { expect, test, type Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Everything that a browser asks for until the first move is possible, compressed. How long it takes: bench/page. */
const budget = 256_000;

// The worker that keeps the page for later fetches the rest in its own time.
test.use({ serviceWorkers: 'block' });

test('what is needed for the first move is small', async ({ page, context }) => {
    const weights: Promise<[string, number]>[] = [];
    const weigh = (response: Response): void => {
        weights.push(
            response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
        );
    };
    context.on('response', weigh);
    // What a page fetches when it has nothing else to do is not needed: this one never comes to that.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByRole('gridcell', { name: /can move/ }).first()).toBeVisible();
    // The coach belongs to a first move; what is fetched after it does not.
    await expect(page.getByRole('region', { name: 'Your first game' })).toBeVisible();
    context.off('response', weigh);
    const files = await Promise.all(weights);
    const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
    const list = files.map(([path, bytes]) => `${bytes} ${path}`).join('\n');
    expect(files.length).toBeGreaterThan(3);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(total, list).toBeLessThan(budget);
});
