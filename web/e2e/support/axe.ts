import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilStill } from './views';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

type Look = { size: keyof typeof sizes; theme: 'light' | 'dark' };

const looks: Look[] = [
    { size: 'desktop', theme: 'light' },
    { size: 'phone', theme: 'dark' },
    { size: 'desktop', theme: 'dark' },
    { size: 'phone', theme: 'light' },
];

/** Axe takes seconds: a view is looked at in one of the looks, by turns; in all when asked. */
function looksOf(nth: number): Look[] {
    return process.env.KAMISADO_LONG ? looks : looks.slice(nth % looks.length, (nth % looks.length) + 1);
}

/** @param nth of the looks, by turns; null: the size of the moment, which is what the test is about */
export async function expectNothing(page: Page, nth: number | null): Promise<void> {
    for (const { size, theme } of looksOf(nth ?? 0)) {
        if (nth !== null) await page.setViewportSize(sizes[size]);
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await untilStill(page);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // A drawing without a role says nothing to anybody, and has two thirds of all elements.
        const axe = new AxeBuilder({ page }).exclude('svg:not([role])');
        const { violations } = await axe.analyze();
        const found = violations.map(({ id, help, nodes }) => ({
            id,
            help,
            nodes: nodes.map((node) => `${node.html.slice(0, 200)}\n${node.failureSummary}`),
        }));
        expect(found, `${size}, ${theme}`).toEqual([]);
    }
}
