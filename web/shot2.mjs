import { open } from './shot.mjs';
for (const [n, o] of [['h-desk', {}], ['h-phone', { phone: true }], ['h-dark', { dark: true }]]) {
    const { browser, page, go, shot, phase } = await open(o);
    await page.addInitScript(() => { const n = Date.now(); const att = {}; ['zz000','zz001','zz002','zz003','zz004','zz008'].forEach((id, i) => att[id] = { theme: 'win', grade: 1 + i % 3, begun: n - 1e6 + i, solved: i % 2 ? n : null, misses: 1, hints: 0, clean: i % 3 > 0 }); const d = (k) => new Date(n - k * 864e5).toISOString().slice(0, 10); localStorage.setItem('kamisado.puzzles.1', JSON.stringify({ attempts: att, daily: { [d(1)]: n - 864e5, [d(2)]: n - 2 * 864e5, [d(5)]: 1 } })); });
    await go('puzzles'); await page.getByRole('heading', { name: 'Puzzles', exact: true }).waitFor(); await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/pz/${n}.png`, fullPage: true });
    await go('puzzles/theme/win'); await page.waitForTimeout(400); await shot(n + '-theme');
    await go('puzzles/zz002'); await phase('asking'); await page.waitForTimeout(400); await shot(n + '-asking');
    await browser.close();
}
