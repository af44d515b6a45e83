// What the page costs: bytes until the first move, time until it is possible, and how long the main thread is busy at
// a stretch. Prints a table; docs/page.md says what the figures mean.
//   cd web && npm run bench            after tools/build-web and a build of the program
//   KAMISADO_PROGRAM=...               another kamisado than build/release/kamisado or build/play/kamisado
//   KAMISADO_CHROMIUM=...              another browser than the one that the tests take
import { chromium } from './playwright.mjs';
import { firstMove } from './first_move.mjs';
import { afterMove } from './long_match.mjs';
import { longestTasks } from './main_thread.mjs';
import { serve } from './serve.mjs';

const runs = 10;
const seconds = 5;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

const server = await serve();
const browser = await chromium.launch(chromium.settings);
try {
    row('figure', 'measured', 'budget');
    row('---', '---', '---');

    const { bytes, files } = await firstMove(browser, server.address, { weigh: true });
    row('compressed bytes until the first move', `${(bytes / 1024).toFixed(1)} KB in ${files.length} files`, '250 KB');

    const times = [];
    for (let run = 0; run < runs; ++run) times.push(await firstMove(browser, server.address));
    const shown = times.map((time) => time.shown);
    const ready = times.map((time) => time.ready);
    row(`start page there, median of ${runs}`, `${median(shown).toFixed(0)} ms`, '1000 ms');
    row(`first move possible, median of ${runs}`, `${median(ready).toFixed(0)} ms`, '1000 ms');

    const { tasks, drawn } = await longestTasks(browser, server.address, seconds);
    for (const [what, busy] of Object.entries(tasks)) {
        const over = `${busy.over} over 50 ms`;
        row(
            `longest task, ${what} for ${seconds} s`,
            `${busy.longest.toFixed(1)} ms, ${busy.longestWork.toFixed(1)} ms of work (${over} of ${busy.tasks})`,
            '50 ms',
        );
    }

    const at = (part) => `${drawn[Math.floor((drawn.length - 1) * part)].toFixed(0)} ms`;
    row(`from pointer to drawn, ${drawn.length} movements of a dragged tower`, `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`, '50 ms');

    for (const count of [355, 1000]) {
        const busy = await afterMove(browser, server.address, count);
        row(`longest task after a move, at ${count} decisions`, `${busy.longestWork.toFixed(1)} ms of work`, '16 ms');
    }

    console.log();
    for (const file of files) console.log(`${String(file.bytes).padStart(8)}  ${file.path}`);
} finally {
    await browser.close();
    server.stop();
}
