// How long the main thread is busy at a stretch, by the browser's own trace: what is under 50 ms is seen too.
import { newVisitor } from './first_move.mjs';
import { analysis, analysisBoard, movableSquare, startButton } from './selectors.mjs';

const categories = 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline';

/** Traces while something is done, and returns the tasks of the page's main thread. */
export async function traced(page, action) {
    const session = await page.context().newCDPSession(page);
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
    await action();
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return summary(tasksOf(events));
}

function tasksOf(events) {
    const main = new Set(
        events
            .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
            .map((event) => `${event.pid}:${event.tid}`),
    );
    return events
        .filter((event) => event.ph === 'X' && /RunTask$/.test(event.name) && main.has(`${event.pid}:${event.tid}`))
        .map((event) => ({ lasted: event.dur / 1000, worked: (event.tdur ?? event.dur) / 1000 }));
}

function summary(tasks) {
    if (tasks.length === 0) throw new Error('the trace has no tasks of the main thread');
    return {
        tasks: tasks.length,
        longest: Math.max(...tasks.map(({ lasted }) => lasted)),
        /** Of the processor's time, whatever else the machine had to do. */
        longestWork: Math.max(...tasks.map(({ worked }) => worked)),
        over: tasks.filter(({ lasted }) => lasted > 50).length,
    };
}

/** Around the middle of the board, sixty times a second, as a hand that cannot decide; a corner's tower has goals on the way. */
async function dragAround(page, seconds) {
    const tower = await page.locator(movableSquare).first().boundingBox();
    const board = await page.locator('[role="grid"]').first().boundingBox();
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await page.mouse.move(tower.x + tower.width / 2, tower.y + tower.height / 2);
    await page.mouse.down();
    const start = performance.now();
    for (let now = start; now - start < seconds * 1000; now = performance.now()) {
        const angle = ((now - start) / 1000) * Math.PI;
        const radius = board.width * 0.26;
        await page.mouse.move(middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius);
        await new Promise((resolve) => setTimeout(resolve, 16));
    }
    await page.mouse.move(tower.x + tower.width / 2, tower.y + tower.height / 2);
    await page.mouse.up();
}

/** In the page: from each movement of the pointer until the frame that shows it has been painted. */
function watchPointer() {
    const waits = (window.kamisadoWaits = []);
    const { port1, port2 } = new MessageChannel();
    let moved = [];
    port1.onmessage = () => {
        const now = performance.now();
        for (const at of moved.splice(0)) waits.push(now - at);
    };
    addEventListener(
        'pointermove',
        ({ timeStamp }) => {
            // A frame is asked for once; what is posted in it comes after it has been painted.
            if (moved.push(timeStamp) === 1) requestAnimationFrame(() => port2.postMessage(null));
        },
        { capture: true },
    );
}

/** In the page: counts how often a drag has shown what a move would call. */
function watchCalls() {
    window.kamisadoCalls = 0;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.matches?.('[data-call]') || node.querySelector?.('[data-call]')) window.kamisadoCalls += 1;
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
}

export async function longestTasks(browser, address, seconds) {
    const context = await newVisitor(browser);
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(startButton).click();
    await page.locator(movableSquare).first().waitFor();
    await page.waitForTimeout(1000); // what belongs to the start is over
    await page.evaluate(watchCalls);
    const dragging = await traced(page, () => dragAround(page, seconds));
    if ((await page.evaluate(() => window.kamisadoCalls)) === 0) throw new Error('no call was shown while dragging');
    await page.evaluate(watchPointer);
    await dragAround(page, seconds);
    const drawn = await page.evaluate(() => window.kamisadoWaits.sort((a, b) => a - b));
    await page.evaluate((hash) => void (location.hash = hash), analysis);
    await page.locator(analysisBoard).waitFor();
    const analysing = await traced(page, () => page.waitForTimeout(seconds * 1000));
    await context.close();
    return { tasks: { 'while a tower is dragged': dragging, 'while the engine analyses': analysing }, drawn };
}
