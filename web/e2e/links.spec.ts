import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { analyseRecord, openTab, shortRound } from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });
test.skip(!process.env.KAMISADO_PROGRAM, 'only a server of ours has previews');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function downloadOf(page: Page, name: string): Promise<Buffer> {
    const saving = page.waitForEvent('download');
    await button(page, name).click();
    return readFileSync(await (await saving).path());
}

async function share(page: Page): Promise<void> {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await analyseRecord(page, shortRound);
    await openTab(page, 'Share');
}

test('a shared match has a preview: the picture is what the page draws', async ({ page, request }) => {
    await share(page);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await button(page, 'Copy link').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('/match/1');
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const document = await (await request.get(link, { headers: { 'Accept-Language': 'de-AT' } })).text();
    expect(document).toContain('<html lang="de">');
    const address = /property="og:image" content="([^"]+)"/.exec(document)?.[1] ?? '';
    expect(address).toBe(`${link}.png`);
    const server = (await (await request.get(address)).body()).toString('base64');
    const own = (await downloadOf(page, 'Save as PNG')).toString('base64');
    // Both fields in small, side by side.
    const difference = await page.evaluate(
        async ([one, other]) => {
            const size = 200;
            const dots = async (base64: string | undefined, [x, y, wide]: readonly [number, number, number]) => {
                const image = new Image();
                image.src = `data:image/png;base64,${base64 ?? ''}`;
                await image.decode();
                const canvas = new OffscreenCanvas(size, size);
                const context = canvas.getContext('2d');
                if (!context) return [];
                context.imageSmoothingQuality = 'high';
                context.drawImage(image, x, y, wide, wide, 0, 0, size, size);
                return [...context.getImageData(0, 0, size, size).data];
            };
            const unit = 1200 / 868;
            const drawn = await dots(one, [(1200 - 576) / 2, (630 - 576) / 2, 576]);
            const shown = await dots(other, [34 * unit, 34 * unit, 800 * unit]);
            return drawn.reduce((sum, value, i) => sum + Math.abs(value - (shown[i] ?? 0)), 0) / drawn.length;
        },
        [server, own],
    );
    expect(difference).toBeLessThan(4); // of 255

    // The link opens the match, for somebody who has never been here.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
});

test('a match is saved as an animated picture', async ({ page }) => {
    await share(page);
    const gif = await downloadOf(page, 'Save as animated picture');
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    expect(gif.length).toBeLessThan(1_500_000);
    const [frames, width, first, last] = await page.evaluate(async (base64) => {
        const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const decoder = new ImageDecoder({ data, type: 'image/gif' });
        await decoder.tracks.ready;
        await decoder.completed;
        const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
        const begin = await decoder.decode({ frameIndex: 0 });
        const end = await decoder.decode({ frameIndex: count - 1 });
        return [count, begin.image.displayWidth, begin.image.duration ?? 0, end.image.duration ?? 0];
    }, gif.toString('base64'));
    expect(frames).toBeGreaterThan(5);
    expect([width, first, last]).toEqual([440, 900_000, 3_500_000]);
    await expect(button(page, 'Save as animated picture')).toBeEnabled();
});
