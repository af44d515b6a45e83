import { expect, test, type Page } from '@playwright/test';
import { scenes, type Scene } from './support/scenes';
import { untilStill } from './support/views';

/** The main views, compared with e2e/pictures/. After a wanted change: `npm run pictures`, and look at each one. */
const tolerance = { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide', scale: 'css' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function show(page: Page, scene: Scene): Promise<void> {
    await page.setViewportSize(scene.size);
    await page.emulateMedia({ colorScheme: scene.theme ?? 'light' });
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scene.reach(page);
    if (!scene.pointed) await page.mouse.move(0, 0);
    await untilStill(page);
}

for (const [name, scene] of Object.entries(scenes)) {
    test(`picture: ${name}`, async ({ page }) => {
        await show(page, scene);
        await expect(page).toHaveScreenshot(`${name}.png`, { ...tolerance, mask: scene.changing?.(page) ?? [] });
        // Nothing is wider than the screen.
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
}

// The same for docs/, when asked for.
if (process.env.KAMISADO_PICTURES) {
    for (const [name, scene] of Object.entries(scenes).filter(([, { inDocs }]) => inDocs)) {
        test(`docs: ${name}`, async ({ page }) => {
            await show(page, scene);
            await page.screenshot({ path: `../docs/pictures/${name}.png`, animations: 'disabled', scale: 'css' });
        });
    }
}
