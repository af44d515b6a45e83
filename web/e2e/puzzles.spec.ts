import { expect as soon, type Page } from '@playwright/test';
import { puzzlesOf } from '../src/views/puzzles/choosing';
import { dailyPuzzle } from '../src/views/puzzles/daily';
import { daysLater, type Day } from '../src/engine/training/days';
import { lessonsFrom } from '../src/engine/training/lessons';
import { deciderOf } from '../src/views/puzzles/task';
import type { Puzzle } from '../src/views/puzzles/types';
import { Keys, Mouse } from './support/hands';
import { sideOfFill } from './support/match';
import { blunderIn, puzzles, PuzzleTable, puzzleWith } from './support/puzzles';
import { core, languages, openIn, Spoken } from './support/spoken';
import { test } from './support/test';
import { analyseRecord, openTab, prefer, shortRound } from './support/views';

/** A machine may be busy with other things. */
const expect = soon.configure({ timeout: 15_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** The puzzle that is open, by its address. */
function openPuzzle(page: Page): Puzzle {
    const id = /#\/puzzles\/([0-9a-z]{5})/.exec(page.url())?.[1];
    return puzzleWith((puzzle) => puzzle.id === id);
}

for (const language of languages) {
    test(`a puzzle solved, one failed first, and hints, in ${language}`, async ({ page }) => {
        const spoken = await openIn(page, language, 'puzzles');
        const say = spoken.puzzles;
        const table = new PuzzleTable(page, spoken);
        const mouse = new Mouse(table.played);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
        await expect(page.getByText(say.statistics.none)).toBeVisible();

        // The first of a theme, solved at the first try.
        await page.getByRole('link', { name: say.themes.win.name }).first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.themes.win.name);
        await page.getByRole('link', { name: say.list.next }).click();
        await expect(page).toHaveURL(/in=win/);
        const first = openPuzzle(page);
        expect(first.id).toBe(puzzlesOf(puzzles, { kind: 'theme', theme: 'win' })[0]?.id);
        await table.asks(first);
        await table.solve(mouse, first);
        await expect(table.solved).toContainText(say.solved.clean);

        // Another one: what is wrong is refuted on the board, in words, and can be tried again.
        const trap = puzzleWith((puzzle) => puzzle.id !== first.id && blunderIn(puzzle) !== null);
        const { wrong, answer } = blunderIn(trap) ?? { wrong: '', answer: '' };
        await page.goto(`./#/puzzles/${trap.id}`);
        await table.asks(trap);
        await table.decide(mouse, wrong);
        await table.waits('refuted');
        const other = deciderOf(core, trap.line) === 'black' ? 'gold' : 'black';
        const side = spoken.text.said.player(other, spoken.edition);
        await expect(table.refutation).toContainText(say.faults.loses(side, 1));
        await expect(table.refutation.getByRole('listitem')).toHaveCount(2);
        await expect(table.played.cell(answer.slice(2, 4))).toHaveAccessibleName(/.+,.+,.+/);
        await table.button(say.tryAgain).click();
        await expect(table.refutation).toBeHidden();

        // Hints give away a little more each time.
        await table.button(say.hint).click();
        const hints = page.locator('[data-hints] li');
        await expect(hints).toHaveCount(1);
        await table.button(say.hintOf(2, 3)).click();
        await table.button(say.hintOf(3, 3)).click();
        await expect(hints).toHaveCount(3);
        await expect(table.button(say.hintOf(3, 3))).toBeDisabled();
        await table.solve(mouse, trap);
        await expect(table.solved).toContainText(say.solved.after(1, 3));

        // A fill is chosen.
        const fill = puzzleWith(({ theme }) => theme === 'fill');
        await page.goto(`./#/puzzles/${fill.id}`);
        await table.asks(fill);
        await table.solve(mouse, fill);

        // All of it is counted, and stays.
        for (const visit of ['first', 'again']) {
            await page.goto('./#/puzzles');
            if (visit === 'again') await page.reload();
            const statistics = page.getByRole('region', { name: say.statistics.title });
            await expect(statistics.locator('dd').first()).toHaveText('3');
            await statistics.getByText(say.statistics.byTheme, { exact: true }).first().click();
            const rows = statistics.getByRole('table', { name: say.statistics.byTheme }).getByRole('row');
            const solvedWith = (theme: Puzzle['theme']): number =>
                [first, trap, fill].filter((puzzle) => puzzle.theme === theme).length;
            for (const theme of ['win', 'fill'] as const) {
                const row = rows.filter({ has: page.getByRole('rowheader', { name: say.themes[theme].name }) });
                await expect(row.getByRole('cell').first()).toHaveText(String(solvedWith(theme)));
            }
        }
    });
}

test('with keys alone, from one puzzle to the next', async ({ page }) => {
    const spoken = await openIn(page, 'en', 'puzzles');
    const table = new PuzzleTable(page, spoken);
    const keys = new Keys(table.played);
    const card = page.getByRole('region', { name: spoken.puzzles.home.forYou });
    await keys.press(card.getByRole('link', { name: spoken.puzzles.home.go }));
    await expect(page).toHaveURL(/puzzles\/[0-9a-z]{5}/);
    const first = openPuzzle(page);
    await table.asks(first);
    await table.solve(keys, first);
    // The way on has the focus.
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(first.id));
    const second = openPuzzle(page);
    await table.asks(second);
    await keys.press(table.button(spoken.puzzles.hint));
    await expect(page.locator('[data-announcer]').first()).not.toBeEmpty();
    await keys.press(table.button(spoken.puzzles.showSolution));
    await table.waits('done');
    await expect(table.solved).toContainText(spoken.puzzles.solved.notYours);
    await page.keyboard.press('[');
    await expect(table.solved).toContainText(
        spoken.puzzles.solved.stepOf(
            second.line.decisions.length + second.solution.length - 1,
            second.line.decisions.length + second.solution.length,
        ),
    );
});

test('a wrong fill is refuted with moves that win', async ({ page }) => {
    const fill = puzzleWith(({ theme }) => theme === 'fill');
    const spoken = await openIn(page, 'en', `puzzles/${fill.id}`);
    const table = new PuzzleTable(page, spoken);
    await table.asks(fill);
    const right = sideOfFill(fill.solution[0] ?? '');
    await table.fill(right === 'left' ? 'right' : 'left').click();
    await expect(table.refutation).toContainText('That gives the next round away', { timeout: 30_000 });
    await table.waits('refuted');
    await table.button(spoken.puzzles.tryAgain).click();
    await table.solve(new Mouse(table.played), fill);
    await expect(table.solved).toContainText(spoken.puzzles.solved.after(1, 0));
});

/** Two days that follow each other and whose puzzles are short. */
function twoDays(): [Day, Day] {
    for (let day: Day = '2026-12-01'; day < '2028-12-01'; day = daysLater(day, 1)) {
        const lengths = [day, daysLater(day, 1)].map((each) => dailyPuzzle(puzzles, each)?.solution.length ?? 99);
        if (Math.max(...lengths) <= 3) return [day, daysLater(day, 1)];
    }
    throw new Error('every other day has a long puzzle');
}

test('the puzzle of the day is the same everywhere, without a network too, and days in a row count', async ({
    browser,
    baseURL,
}) => {
    const [day, next] = twoDays();
    const spoken = new Spoken('en');
    const { home } = spoken.puzzles;
    // It is that day in both places, at moments that lie most of a day apart.
    const places = [
        { timezoneId: 'Pacific/Auckland', time: `${day}T06:00:00+13:00` },
        { timezoneId: 'America/Los_Angeles', time: `${day}T20:00:00-08:00` },
    ];
    for (const { timezoneId, time } of places) {
        const context = await browser.newContext({ timezoneId, baseURL: baseURL ?? '', reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.clock.setFixedTime(time);
        await page.goto('./#/puzzles');
        await page.evaluate(async () => {
            await navigator.serviceWorker.ready;
            if (navigator.serviceWorker.controller) return;
            await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
        });
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByText(home.noStreak)).toBeVisible();
        await page.getByRole('link', { name: home.solve, exact: true }).click();
        const table = new PuzzleTable(page, spoken);
        const today = dailyPuzzle(puzzles, day);
        await expect(page.locator('.head .id')).toHaveText(today?.id ?? '');
        if (timezoneId === places[0]?.timezoneId && today) {
            const mouse = new Mouse(table.played);
            await table.asks(today);
            await table.solve(mouse, today);
            await page.goto('./#/puzzles');
            await expect(page.getByText(home.solvedToday)).toBeVisible();

            await page.clock.setFixedTime(`${next}T06:00:00+13:00`);
            await page.reload();
            await expect(page.getByText(`${home.streak(1)}.`)).toBeVisible();
            await expect(page.getByText(home.streakWaits)).toBeVisible();
            await page.getByRole('link', { name: home.solve, exact: true }).click();
            const tomorrow = dailyPuzzle(puzzles, next);
            if (tomorrow) await table.solve(mouse, tomorrow);
            await page.goto('./#/puzzles');
            await expect(page.getByText(`${home.streak(2)}.`)).toBeVisible();

            // A day that was left out ends it.
            await page.clock.setFixedTime(`${daysLater(next, 2)}T06:00:00+13:00`);
            await page.reload();
            await expect(page.getByText(home.noStreak)).toBeVisible();
            await expect(page.getByText(spoken.puzzles.statistics.days(2))).toBeVisible();
        }
        await context.close();
    }
});

test('mistakes of a reviewed match are trained until they are known', async ({ page }) => {
    await prefer(page, { language: 'en' });
    await page.clock.setFixedTime('2026-12-24T12:00:00Z');
    await page.goto('./');
    const spoken = new Spoken('en');
    const { review } = spoken.text;
    const say = spoken.puzzles;
    await analyseRecord(page, shortRound);
    await openTab(page, 'Review');
    await page.getByRole('button', { name: review.start }).click();
    await page.getByRole('button', { name: review.train }).click({ timeout: 45_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.training.title);
    const lessons = async () =>
        Object.values(lessonsFrom(await page.evaluate(() => localStorage.getItem('kamisado.lessons.1'))));
    const count = (await lessons()).length;
    expect(count).toBeGreaterThan(0);
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(count);
    await page.getByRole('link', { name: say.training.start(count) }).click();
    const id = /training\/([0-9a-f]{16})/.exec(page.url())?.[1];
    const lesson = (await lessons()).find((each) => each.id === id);
    if (!lesson) throw new Error('nothing is trained');

    // The same mistake again is refuted; then the better move.
    const table = new PuzzleTable(page, spoken);
    const mouse = new Mouse(table.played);
    await table.waits('asking');
    await table.decide(mouse, lesson.played);
    await table.waits('refuted');
    await expect(table.refutation).toContainText(/That loses/);
    await table.button(say.tryAgain).click();
    await table.solve(mouse, { line: lesson.line, solution: [lesson.better] });
    await expect(table.solved).toContainText(say.training.comesBack(1));

    // Tomorrow it is known, and comes back later.
    await page.clock.setFixedTime('2026-12-25T12:00:00Z');
    await page.goto(`./#/puzzles/training/${lesson.id}`);
    await page.reload();
    await table.solve(mouse, { line: lesson.line, solution: [lesson.better] });
    await expect(table.solved).toContainText(say.solved.clean);
    expect((await lessons()).find((each) => each.id === id)?.stage).toBe(1);
    await page.goto('./#/puzzles/training');
    await page.reload();
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(count);
});
