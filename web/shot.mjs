import { chromium } from '@playwright/test';
export async function open({ phone = false, dark = false, motion = true, lang = 'en-GB' } = {}) {
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
    const context = await browser.newContext({ viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 }, locale: lang, colorScheme: dark ? 'dark' : 'light', hasTouch: phone, reducedMotion: motion ? 'no-preference' : 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') console.log('CONSOLE', m.text()); });
    page.on('pageerror', (e) => console.log('ERROR', e.stack));
    const go = (a) => page.goto('http://127.0.0.1:8143/#/' + a);
    const move = async (from, to) => { await page.locator(`[data-square="${from}"]`).click(); await page.locator(`[data-square="${to}"]`).click(); };
    const phase = (p) => page.locator(`[data-phase="${p}"]`).waitFor({ timeout: 20000 });
    return { browser, page, go, move, phase, shot: (n) => page.screenshot({ path: `/tmp/pz/${n}.png` }) };
}
