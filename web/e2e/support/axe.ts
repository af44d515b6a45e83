import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './views';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

type Look = { size: keyof typeof sizes; theme: 'light' | 'dark' };

/** Each size and each theme; the other pairs differ in colours alone. */
const looks: Look[] = [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'dark' },
];
if (process.env.KAMISADO_LONG) {
    looks.push({ size: 'desktop', theme: 'dark' });
    looks.push({ size: 'phone', theme: 'light' });
}

/** Contrast takes most of axe's time: each view has it measured in one look, light and dark by turns; in all when asked. */
export async function expectNothing(page: Page, nth: number): Promise<void> {
    for (const [index, { size, theme }] of looks.entries()) {
        await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await untilStill(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // A drawing without a role says nothing to anybody, and has two thirds of all elements.
        const axe = new AxeBuilder({ page }).exclude('svg:not([role])');
        if (index !== nth % 2 && !process.env.KAMISADO_LONG) axe.disableRules('color-contrast');
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, help, nodes }) => ({
            id,
            help,
            nodes: nodes.map((node) => `${node.html.slice(0, 200)}\n${node.failureSummary}`),
        }));
        expect(found, `${size}, ${theme}`).toEqual([]);
    }
}
