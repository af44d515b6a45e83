import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** Everything that a browser asks for until the first move is possible, compressed. How long it takes: bench/page. */
const budget = 256_000;

// The worker that keeps the page for later fetches the rest in its own time.
test.use({ serviceWorkers: 'block' });

test('what is needed for the first move is small', async ({ page, context }) => {
    const weights: Promise<[string, number]>[] = [];
    context.on('response', (response) => {
        weights.push(
            response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
        );
    });
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByRole('gridcell', { name: /can move/ }).first()).toBeVisible();
    const files = await Promise.all(weights);
    const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
    const list = files.map(([path, bytes]) => `${bytes} ${path}`).join('\n');
    expect(files.length).toBeGreaterThan(3);
    expect(total, list).toBeLessThan(budget);
});
