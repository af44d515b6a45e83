import type { Page } from '@playwright/test';
import type { Square } from '../../src/core/types';

/** What was set in motion on the board: towers that travelled, and bodies that swelled, shook or turned. */
export interface Acted {
    travelled: number;
    bodies: number;
}

declare global {
    interface Window {
        acted?: Acted;
    }
}

/** Counts what the board animates, from the next page on. */
export async function watchActing(page: Page): Promise<void> {
    await page.addInitScript(() => {
        const acted = { travelled: 0, bodies: 0 };
        window.acted = acted;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
            if (this.classList.contains('travelling')) acted.travelled += 1;
            if (this.classList.contains('body')) acted.bodies += 1;
            return animate.apply(this, given);
        };
    });
}

/** Since it was asked last. */
export function actedSince(page: Page): Promise<Acted> {
    return page.evaluate(() => {
        const acted = { travelled: 0, bodies: 0, ...window.acted };
        if (window.acted) Object.assign(window.acted, { travelled: 0, bodies: 0 });
        return acted;
    });
}

/** The squares on which the drawings of the towers are seen at this moment; what is on the way stands on none. */
export function seenSquares(page: Page): Promise<Square[]> {
    return page.evaluate(() => {
        const cells = Array.from(document.querySelectorAll<HTMLElement>('[role="grid"] [role="gridcell"]'), (cell) => ({
            square: cell.dataset['square'] ?? '',
            box: cell.getBoundingClientRect(),
        }));
        const towers = Array.from(document.querySelectorAll('.board .tower:not(.travelling)'), (tower) =>
            tower.getBoundingClientRect(),
        );
        const near = (a: DOMRect, b: DOMRect): boolean => Math.hypot(a.left - b.left, a.top - b.top) < a.width / 8;
        return towers.map((tower) => cells.find(({ box }) => near(box, tower))?.square ?? '').sort();
    });
}
