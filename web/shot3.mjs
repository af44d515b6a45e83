import { open } from './shot.mjs';
{ const { browser, page, go, move, phase, shot } = await open();
await go('puzzles/5iojy'); await phase('asking'); await page.waitForTimeout(500); await shot('f1');
await page.getByRole('button', { name: /^From the right/ }).click(); await phase('refuting'); await page.waitForTimeout(300); await shot('f2'); await phase('refuted'); await page.waitForTimeout(500); await shot('f3');
await page.getByRole('button', { name: 'Try again' }).click(); await page.getByRole('button', { name: /^From the left/ }).click(); await phase('done'); await page.waitForTimeout(1500); await shot('f4');
await page.getByRole('button', { name: 'Analyse' }).click(); await page.waitForTimeout(1500); await shot('f5'); console.log(page.url());
await browser.close(); }
{ const { browser, page, go, move, phase, shot } = await open({ phone: true, dark: true, lang: 'de-DE' });
await go('puzzles/5iojy'); await phase('asking'); await page.waitForTimeout(700); await shot('p1');
await page.getByRole('button', { name: /^Von rechts/ }).click(); await phase('refuted'); await shot('p2');
await go('puzzles/sfwy2'); await phase('asking'); await page.waitForTimeout(300); await shot('p3');
await page.locator('[data-square="c4"]').click(); await page.waitForTimeout(200); await shot('p3b');
await page.locator('[data-square="h8"]').click(); await page.waitForTimeout(200); await shot('p4');
await page.locator('[data-square="c4"]').click(); await page.locator('[data-square="c3"]').click(); await phase('refuted'); await shot('p5');
await page.getByRole('button', { name: 'Noch einmal' }).click(); await page.getByRole('button', { name: 'Lösung zeigen' }).click(); await phase('done'); await page.waitForTimeout(300); await shot('p6');
await browser.close(); }
