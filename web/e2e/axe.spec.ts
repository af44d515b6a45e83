import { expect, test, type Page } from '@playwright/test';
import { expectNothing } from './support/axe';
import { Mouse } from './support/hands';
import { blunderIn, puzzles, PuzzleTable, puzzleWith } from './support/puzzles';
import { scenes } from './support/scenes';
import { boardOf, Spoken } from './support/spoken';
import {
    analyseRecord,
    dialog,
    keepRecord,
    marathonMatch,
    matchInPlay,
    matchToBeFilled,
    openTab,
    paste,
    playRecord,
    shortRound,
    standardMatch,
    visit,
} from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const spoken = new Spoken('en');
const { learn } = spoken;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** As a picture of it is reached. */
const reach = (page: Page, scene: string): Promise<unknown> =>
    scenes[scene]?.reach(page) ?? Promise.reject(new Error(scene));

/** How to get to each view, from an empty page. */
const views: Record<string, (page: Page) => Promise<unknown>> = {
    'the first page': (page) => visit(page, 'new'),
    'a new match of two people, with clocks': async (page) => {
        await page.getByText('Two people, one screen').click();
        await page.getByText('Clock and names').click();
        await page.getByText('My own').click();
    },
    'a new match, while one is waiting': async (page) => {
        await keepRecord(page, matchInPlay);
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(page.getByText('Your match is waiting')).toBeVisible();
    },
    'a match in play': (page) => playRecord(page, matchInPlay),
    'the question before resigning': async (page) => {
        await playRecord(page, matchInPlay);
        await button(page, 'Resign').click();
        await expect(page.getByText('Resign the match?')).toBeVisible();
    },
    'the choice of a fill': async (page) => {
        await playRecord(page, matchToBeFilled);
        await expect(page.getByRole('group', { name: 'Left or right?' })).toBeVisible();
    },
    'a match that is over': async (page) => {
        await playRecord(page, standardMatch);
        await expect(page.getByRole('heading', { name: 'Benjiro wins' })).toBeVisible();
    },
    'a match that I have won': (page) => reach(page, 'won-laptop'),
    'the end of a round': (page) => reach(page, 'round-over-laptop'),
    'the first match, with its coach': async (page) => {
        await button(page, 'Play now').click();
        await expect(page.locator('.coach')).toBeVisible();
    },
    'the question before a dangerous move': async (page) => {
        await page.evaluate(() => localStorage.setItem('kamisado.settings', '{"warn":"always"}'));
        await page.reload();
        await reach(page, 'call-preview');
        await page.locator('[data-square="g3"]').click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    'a match that is not here': (page) => visit(page, 'match/none'),
    'an address that leads nowhere': (page) => visit(page, 'nothing/here'),
    analysis: async (page) => {
        await analyseRecord(page, matchInPlay);
        await expect(page.getByRole('table').first()).toBeVisible();
    },
    'analysis of a fill': async (page) => {
        await analyseRecord(page, matchToBeFilled);
        await expect(page.getByText('Fill from the left')).toBeVisible();
    },
    'the move list with a variation': async (page) => {
        await analyseRecord(page, shortRound);
        await page.getByRole('button', { name: 'To the beginning' }).click();
        await page.getByRole('button', { name: /a1–a2/ }).click();
        await expect(page.getByRole('button', { name: 'Leave the variation' })).toBeVisible();
    },
    openings: async (page) => {
        await visit(page, 'analysis');
        await openTab(page, 'Openings');
        await expect(page.getByText('16 of 102 first moves win')).toBeVisible();
    },
    review: async (page) => {
        await analyseRecord(page, shortRound);
        await openTab(page, 'Review');
        await button(page, 'Review this match').click();
        await expect(page.getByRole('heading', { name: 'The moves that lost it' })).toBeVisible();
        await page.getByText('All decisions as a table').click();
    },
    'what can be shared': async (page) => {
        await analyseRecord(page, shortRound);
        await openTab(page, 'Share');
    },
    'a position to set up': async (page) => {
        await visit(page, 'analysis?setup');
        await page.getByRole('grid').getByRole('button').first().click();
    },
    'a position that cannot be': async (page) => {
        await visit(page, 'analysis?setup');
        await button(page, 'Clear the board').click();
        await expect(page.getByText(/^Black has no .* tower/)).toBeVisible();
    },
    'no matches': async (page) => {
        await visit(page, 'matches');
        await expect(page.getByText('No matches yet')).toBeVisible();
    },
    'my matches': async (page) => {
        const byComputer = shortRound.replace('Daichi', 'Computer, level 3');
        await keepRecord(page, [standardMatch, marathonMatch, matchInPlay, byComputer].join('\n'));
        await dialog(page).getByRole('button', { name: 'My matches' }).click();
        await page
            .getByRole('checkbox', { name: /Select .*Akane/ })
            .first()
            .check();
    },
    'a record with an error': async (page) => {
        await paste(page, shortRound.replace('kF4N', 'kF5N'));
        await expect(dialog(page).getByText(/line 9, column 9, round 1, move 4/i)).toBeVisible();
    },
    'a record without one': async (page) => {
        await paste(page, shortRound);
        await expect(dialog(page).getByRole('button', { name: 'Open in analysis' })).toBeVisible();
    },
    settings: (page) => visit(page, 'settings'),
    'a score sheet': async (page) => {
        await analyseRecord(page, shortRound);
        await openTab(page, 'Share');
        await button(page, 'Score sheet').click();
        await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
    },
    'a blank score sheet': async (page) => {
        await visit(page, 'sheet?blank=1');
        await page
            .locator('label', { hasText: /^\s*Rounds/ })
            .getByRole('combobox')
            .selectOption('1'); // one is like another, and each costs axe seconds
    },
    about: (page) => visit(page, 'about'),
    'the contents of the book': (page) => visit(page, 'learn'),
    'the contents, searched': async (page) => {
        await visit(page, 'learn');
        await page.getByRole('searchbox').fill('blocked');
        await expect(page.getByRole('search').getByRole('link').first()).toBeVisible();
    },
    'a rule with a try that it forbids': async (page) => {
        await visit(page, 'learn/T2');
        await boardOf(page, learn.ui.exercise.board).cell('c5').click();
        await expect(page.getByText(learn.ui.exercise.refused).first()).toBeVisible();
    },
    'a rule with a solved exercise': async (page) => {
        await visit(page, 'learn/T1');
        await new Mouse(boardOf(page, learn.ui.exercise.board)).move('c1', 'c5');
        await expect(page.getByRole('button', { name: learn.ui.exercise.nextOne })).toBeVisible();
    },
    'the first game': (page) => visit(page, 'learn/first-game'),
    'the book as it is printed': async (page) => {
        await visit(page, 'learn/print');
        await expect(page.locator('.paper > .edition')).toBeVisible({ timeout: 30_000 });
        // One chapter is like another, and each costs axe seconds.
        const chapters = page.locator('.paper > section:not(:last-of-type)');
        await chapters.evaluateAll((all) => all.forEach((chapter) => chapter.remove()));
    },
    'a figure with what else was possible': async (page) => {
        await visit(page, 'learn/figure-10/j');
        await page.getByRole('region', { name: learn.figures.ui.instead }).getByRole('button').first().click();
        await expect(page.getByRole('button', { name: learn.figures.ui.toFigure })).toBeVisible();
    },
    'a figure that is played': async (page) => {
        await visit(page, 'learn/figure-7/b');
        await page.getByRole('button', { name: learn.figures.ui.yourself }).click();
    },
    puzzles: async (page) => {
        await visit(page, 'puzzles');
        await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
    },
    'the puzzles of a theme': async (page) => {
        await visit(page, 'puzzles/theme/push');
        await expect(page.getByRole('heading', { level: 1, name: 'Push' })).toBeVisible();
    },
    'a puzzle with hints': async (page) => {
        const puzzle = puzzleWith(({ theme }) => theme === 'push');
        await visit(page, `puzzles/${puzzle.id}`);
        const table = new PuzzleTable(page, spoken);
        await table.asks(puzzle);
        await table.button(spoken.puzzles.hint).click();
        await table.button(spoken.puzzles.hintOf(2, 3)).click();
    },
    'a puzzle about a fill': async (page) => {
        const puzzle = puzzleWith(({ theme }) => theme === 'fill');
        await visit(page, `puzzles/${puzzle.id}`);
        await new PuzzleTable(page, spoken).asks(puzzle);
    },
    'a wrong decision refuted': async (page) => {
        const puzzle = puzzleWith((each) => blunderIn(each) !== null);
        await visit(page, `puzzles/${puzzle.id}`);
        const table = new PuzzleTable(page, spoken);
        await table.asks(puzzle);
        await table.decide(new Mouse(table.played), blunderIn(puzzle)?.wrong ?? '');
        await table.waits('refuted');
    },
    'a solved puzzle, then the statistics': async (page) => {
        const [puzzle] = puzzles;
        if (!puzzle) throw new Error('there are no puzzles');
        await visit(page, `puzzles/${puzzle.id}`);
        const table = new PuzzleTable(page, spoken);
        await table.asks(puzzle);
        await table.solve(new Mouse(table.played), puzzle);
        await expectNothing(page, 0);
        await visit(page, 'puzzles');
        await expect(page.getByRole('heading', { level: 1, name: 'Puzzles' })).toBeVisible();
        for (const summary of await page.locator('summary').all()) await summary.click();
    },
    training: async (page) => {
        await analyseRecord(page, shortRound);
        await openTab(page, 'Review');
        await button(page, 'Review this match').click();
        await button(page, 'Train these').click({ timeout: 45_000 });
        // The view before has tables too.
        await page.waitForURL(/#\/puzzles\/training/);
        await expect(page.getByRole('table')).toHaveCount(1);
    },
};

for (const [nth, [name, go]] of Object.entries(views).entries()) {
    test(`axe finds nothing: ${name}`, async ({ page }) => {
        await page.goto('./');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await go(page);
        await expect(page.locator('h1, dialog h2').first()).toBeAttached();
        await expectNothing(page, nth);
    });
}
