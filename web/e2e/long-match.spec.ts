import { expect } from '@playwright/test';
import { Mouse } from './support/hands';
import { KnownMatch, shippedMatch, squaresOf } from './support/match';
import { opened, startFrom } from './support/start';
import { test } from './support/test';

const { line } = shippedMatch('marathon');
/** Late in the match, and a move. */
const late = line.decisions.findIndex((decision, step) => step >= 200 && /^[a-h]\d[a-h]\d$/.test(decision));
const upTo = (count: number) => new KnownMatch({ ...line, decisions: line.decisions.slice(0, count) });
const [before, match] = [upTo(late), upTo(late + 1)];
const { from, to } = squaresOf(match.decisions[late] ?? '');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('rows that nobody sees are drawn when somebody scrolls to them', async ({ page }) => {
    const table = await startFrom(page, before.record());
    const first = table.moves
        .getByRole('row')
        .filter({ has: page.getByRole('button') })
        .first();
    const firstTurn = table.moves.getByRole('button', { name: before.turnsInWords()[0] ?? '' }).first();
    const newest = table.moves.locator('[data-current]').last();
    await expect(newest).toBeInViewport();
    await expect(newest.locator('svg').first(), 'what was played last is drawn').toBeVisible();
    await expect(firstTurn.locator('svg'), 'what is far above is not').toHaveCount(0);
    await first.scrollIntoViewIfNeeded();
    await expect(firstTurn.locator('svg').first()).toBeVisible();
    await expect(newest.locator('svg')).toHaveCount(0);
    await firstTurn.click();
    await expect(firstTurn).toHaveAttribute('aria-current', 'step');
    await table.expectTowers(before.towers(1));
});

test('a move late in a match adds a line to what is kept, and is there when the page comes back', async ({ page }) => {
    const table = await startFrom(page, before.record());
    const rows = () =>
        page.evaluate(async () => {
            const database = await new Promise<IDBDatabase>((resolve, reject) => {
                const opening = indexedDB.open('kamisado');
                opening.onsuccess = () => resolve(opening.result);
                opening.onerror = () => reject(opening.error ?? new Error('closed'));
            });
            const lines = database.transaction('lines').objectStore('lines').getAll();
            await new Promise((resolve) => (lines.onsuccess = resolve));
            database.close();
            return (lines.result as { text: string }[]).map(({ text }) => text);
        });
    expect(await rows()).toEqual([]);
    // The list is not drawn again: rows are changed where the step was, where it is, and in between for a push.
    await table.moves.evaluate((moves) => {
        const changed = new Set<Element | null>();
        const note = (target: Node): unknown =>
            changed.add((target instanceof Element ? target : target.parentElement)?.closest('[role="row"]') ?? null);
        new MutationObserver((seen) => {
            for (const { target } of seen) note(target);
            (moves as HTMLElement).dataset['changed'] = String(changed.size);
        }).observe(moves, { childList: true, characterData: true, attributeFilter: ['class'], subtree: true });
    });
    await new Mouse(table).move(from, to);
    await table.expectMoment(match, late + 1);
    expect(Number(await table.moves.getAttribute('data-changed'))).toBeLessThan(8);
    await expect.poll(rows).toEqual([expect.stringMatching(new RegExp(`^${late + 1} \\d+ ${from}${to}\\n$`))]);
    await page.reload();
    const again = await opened(page);
    await again.expectMoment(match, late + 1);
});
