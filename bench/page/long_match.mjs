// What the page itself does after a move late in a long match: a series for two people on one screen, played at random
// up to so many decisions, opened by its link, and then one more move.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { newVisitor } from './first_move.mjs';
import { traced } from './main_thread.mjs';
import { goalSquare, movableSquare } from './selectors.mjs';

/** The core without the page around it: as much of it as a random match needs. */
async function core() {
    const file = new URL('../../web/src/core/kamisado.wasm', import.meta.url);
    const module = await WebAssembly.compile(readFileSync(file));
    const refused = Object.fromEntries(WebAssembly.Module.imports(module).map(({ name }) => [name, () => 52]));
    const { exports } = await WebAssembly.instantiate(module, {
        wasi_snapshot_preview1: refused,
        page: { progress: () => undefined },
    });
    exports._initialize();
    return (name, ...values) => {
        const numbers = values.flatMap((value) => {
            if (typeof value === 'number') return [value];
            const bytes = new TextEncoder().encode(value);
            const at = exports.allocate(Math.max(bytes.length, 1));
            new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
            return [at, bytes.length];
        });
        const at = exports[name](...numbers);
        const answer = new Uint8Array(exports.memory.buffer, at, exports.answer_size());
        const { ok, value, error } = JSON.parse(new TextDecoder().decode(answer));
        if (!ok) throw new Error(error.sentence);
        return value;
    };
}

/** A record with exactly so many decisions, the same in every run, in which the next one is a move. */
export async function longRecord(count) {
    const ask = await core();
    const format = 'series 99';
    const number = ask('match_open', `${format}\n`);
    const decisions = [];
    let seed = 1;
    while (decisions.length < count) {
        const { state } = ask('match_moment', number, decisions.length, 'symbols en');
        const { moves } = state.position;
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
        const { text } = moves[Math.floor((seed / 2 ** 32) * moves.length)];
        ask('match_append', number, text);
        decisions.push(text);
    }
    return ask('write_record', [format, '', ...decisions].join('\n'), '', '', 'ascii en');
}

/** As web/src/match/link.ts packs it. */
function packed(text) {
    const bytes = new TextEncoder().encode(text);
    let hash = 0x811c9dc5;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(hash);
    return `1${Buffer.concat([checksum, deflateRawSync(bytes)]).toString('base64url')}`;
}

export async function afterMove(browser, address, count) {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
        localStorage.setItem('kamisado.new-match', JSON.stringify({ mode: 'people', format: 'series', rounds: 99 })),
    );
    await page.goto(`${address}#/new?r=${packed(await longRecord(count))}`);
    await page.locator('form button[type="submit"], button.primary').last().click();
    await page.waitForFunction(() => location.hash.startsWith('#/match/'));
    const from = page.locator(movableSquare).first();
    await from.waitFor();
    await page.waitForTimeout(1000);
    await from.click();
    const to = await page.locator(goalSquare).first().boundingBox();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.waitForTimeout(500); // what a hand over a square shows is not the move
    // By coordinates: looking an element up would be work of the measurement in the page.
    const busy = await traced(page, async () => {
        await page.mouse.down();
        await page.mouse.up();
        await page.waitForTimeout(1500);
    });
    await context.close();
    return busy;
}
