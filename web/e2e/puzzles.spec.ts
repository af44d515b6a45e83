import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Decision, Language, Line } from '../src/core/types';
import { readPuzzles } from '../src/puzzles/file';
import { deciderOf, taskOf } from '../src/puzzles/task';
import type { Puzzle, Theme } from '../src/puzzles/types';
import { puzzles as german } from '../src/text/de/puzzles';
import { puzzles as english } from '../src/text/en/puzzles';
import { puzzles as french } from '../src/text/fr/puzzles';
import { testCore } from '../tests/core/load';
import { test } from './support/test';
import { analyseRecord, dialog, keepRecord, openTab, prefer, shortRound, untilStill, visit } from './support/views';

const set = readPuzzles(readFileSync(new URL('../../data/puzzles.txt', import.meta.url), 'utf8'));
const texts = { en: english, de: german, fr: french };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function puzzleOf(theme: Theme, least = 1): Puzzle {
    const found = set.find((puzzle) => puzzle.theme === theme && puzzle.solution.length >= least);
    if (!found) throw new Error(`no puzzle of theme ${theme}`);
    return found;
}

/** What the solver decides; the page plays the rest. */
function ownDecisions(puzzle: Puzzle): Decision[] {
    const { line, solution } = puzzle;
    const { solver } = taskOf(testCore(), puzzle);
    return solution.filter((_, index) => {
        const before: Line = { ...line, decisions: [...line.decisions, ...solution.slice(0, index)] };
        return deciderOf(testCore(), before) === solver;
    });
}

function wrongMove({ line, solution }: Puzzle): Decision {
    const looked = testCore().look(line);
    const moves = looked.ok ? looked.value.position.moves : [];
    const wrong = moves.find(({ text }) => text !== solution[0]);
    if (!wrong) throw new Error('there is only one move');
    return wrong.text;
}

/** The view of a puzzle, in any language. */
class PuzzlePage {
    constructor(readonly page: Page) {}

    async open(puzzle: Puzzle): Promise<void> {
        await visit(this.page, `puzzles/${puzzle.id}`);
        await this.comes('asking');
    }

    comes(...phases: string[]): Promise<void> {
        const any = phases.map((phase) => `[data-phase="${phase}"]`).join(', ');
        return expect(this.page.locator(any)).toBeVisible({ timeout: 20_000 });
    }

    cell(square: string): Locator {
        return this.page.locator(`[role="gridcell"][data-square="${square}"]`);
    }

    async decide(decision: Decision): Promise<void> {
        await this.comes('asking');
        await this.cell(decision.slice(0, 2)).click();
        await this.cell(decision.slice(2, 4)).click();
        await this.comes('asking', 'refuting', 'refuted', 'done');
    }
}

for (const language of ['en', 'de', 'fr'] satisfies Language[]) {
    const text = texts[language];

    test(`a puzzle is solved: ${language}`, async ({ page }) => {
        await prefer(page, { language });
        const view = new PuzzlePage(page);
        const puzzle = puzzleOf('win', 3);
        await view.open(puzzle);
        for (const decision of ownDecisions(puzzle)) await view.decide(decision);
        await expect(page.getByRole('heading', { name: text.solved.title, exact: true })).toBeVisible();
        await expect(page.getByText(text.solved.clean)).toBeVisible();
        await page.keyboard.press('ArrowLeft');
        await expect(
            page.getByText(text.solved.stepOf(puzzle.solution.length, puzzle.solution.length + 1)),
        ).toBeVisible();
        await page.getByRole('link', { name: text.solved.next, exact: true }).click();
        await view.comes('asking');
        await visit(page, 'puzzles/theme/win');
        await expect(
            page.getByRole('link', { name: text.list.puzzle(puzzle.id, puzzle.grade, text.list.states.clean) }),
        ).toBeVisible();
    });

    test(`a puzzle is failed, refuted and shown: ${language}`, async ({ page }) => {
        await prefer(page, { language });
        const view = new PuzzlePage(page);
        const puzzle = puzzleOf('win', 3);
        await view.open(puzzle);
        await view.decide(wrongMove(puzzle));
        await view.comes('refuted');
        await expect(page.locator('[data-refutation] li').nth(1)).toBeVisible();
        await page.getByRole('button', { name: text.tryAgain, exact: true }).click();
        await view.comes('asking');
        await page.getByRole('button', { name: text.hint, exact: true }).click();
        await expect(page.locator('[data-hints] li')).toHaveCount(1);
        await page.getByRole('button', { name: text.showSolution, exact: true }).click();
        await view.comes('done');
        await expect(page.getByRole('heading', { name: text.solved.shownTitle, exact: true })).toBeVisible();
    });
}

test('a wrong fill is refuted by the Challenger, the other one is right', async ({ page }) => {
    const view = new PuzzlePage(page);
    const puzzle = puzzleOf('fill');
    const [right, wrong] = puzzle.solution[0] === 'fill left' ? ['left', 'right'] : ['right', 'left'];
    await view.open(puzzle);
    await page.getByRole('button', { name: new RegExp(`^From the ${wrong}`) }).click();
    await view.comes('refuted');
    await expect(page.getByText(/gives the next round away/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^From the ${right}`) }).click();
    await view.comes('done');
});

test('keys alone solve a puzzle, and what is not allowed gets its rule', async ({ page }) => {
    const view = new PuzzlePage(page);
    const puzzle = puzzleOf('win');
    await view.open(puzzle);
    await expect(page.locator('[role="gridcell"]:focus')).toBeVisible();
    const walk = async (square: string): Promise<void> => {
        const here = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['square'] ?? '');
        const turned = taskOf(testCore(), puzzle).solver === 'gold' ? -1 : 1;
        const [files = 0, ranks = 0] = [0, 1].map((at) => turned * (square.charCodeAt(at) - here.charCodeAt(at)));
        for (let time = 0; time < Math.abs(files); ++time)
            await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
        for (let time = 0; time < Math.abs(ranks); ++time)
            await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
    };
    // Back to where its own side began: no tower goes backwards.
    const own = (puzzle.solution[0] ?? '').slice(0, 2);
    const behind = `${own[0]}${Number(own[1]) + (taskOf(testCore(), puzzle).solver === 'gold' ? 1 : -1)}`;
    await walk(own);
    await page.keyboard.press('Enter');
    await walk(behind);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-refusal]')).toBeVisible();
    for (const decision of ownDecisions(puzzle)) {
        await view.comes('asking');
        await page.keyboard.press('Escape');
        await walk(decision.slice(0, 2));
        await page.keyboard.press('Enter');
        await walk(decision.slice(2, 4));
        await page.keyboard.press('Enter');
    }
    await view.comes('done');
    await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeFocused();
});

test('the puzzle of the day is the same after a reload, and counts for the streak', async ({ page }) => {
    const view = new PuzzlePage(page);
    await visit(page, 'puzzles');
    await expect(page.getByText('Solve it to begin a row of days.')).toBeVisible();
    await page.getByRole('link', { name: 'Solve it' }).click();
    await view.comes('asking');
    const id = (await page.locator('[data-puzzle]').getAttribute('data-puzzle')) ?? '';
    const puzzle = set.find((each) => each.id === id);
    if (!puzzle) throw new Error(`no puzzle ${id}`);
    for (const decision of ownDecisions(puzzle)) {
        if (decision.startsWith('fill'))
            await page.getByRole('button', { name: new RegExp(`^From the ${decision.slice(5)}`) }).click();
        else await view.decide(decision);
    }
    await view.comes('done');
    await visit(page, 'puzzles');
    await page.reload();
    await expect(page.getByText('1 day in a row.')).toBeVisible();
    await expect(page.getByText('Solved. The next one comes tomorrow.')).toBeVisible();
});

test('the mistakes of a reviewed match are trained', async ({ page }) => {
    await visit(page, 'analysis');
    await keepRecord(page, shortRound);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await analyseRecord(page, shortRound);
    await openTab(page, 'Review');
    await page.getByRole('button', { name: 'Review this match' }).click();
    await page.getByRole('button', { name: 'Train these' }).click();
    await expect(page.getByRole('heading', { name: english.training.title })).toBeVisible();
    await page.getByRole('link', { name: /^Train \d+ mistakes?$/ }).click();
    const view = new PuzzlePage(page);
    await view.comes('asking');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await view.comes('done');
    await expect(page.getByText('It comes back tomorrow.')).toBeVisible();
    await visit(page, 'puzzles/training');
    const dismiss = page.getByRole('button', { name: /^Dismiss/ });
    const count = await dismiss.count();
    await dismiss.first().click();
    await expect(dismiss).toHaveCount(count - 1);
});

const views: Record<string, (page: Page) => Promise<unknown>> = {
    'the home of puzzles': async (page) => {
        await visit(page, 'puzzles');
        await expect(page.getByRole('heading', { name: 'Puzzles', exact: true })).toBeVisible();
    },
    'a theme': async (page) => {
        await visit(page, 'puzzles/theme/push');
        await expect(page.getByRole('link', { name: 'Next unsolved' })).toBeVisible();
    },
    'a puzzle with a hint': async (page) => {
        await new PuzzlePage(page).open(puzzleOf('win', 3));
        await page.getByRole('button', { name: 'Hint', exact: true }).click();
    },
    'a puzzle of a fill': (page) => new PuzzlePage(page).open(puzzleOf('fill')),
    'a refutation': async (page) => {
        const view = new PuzzlePage(page);
        await view.open(puzzleOf('win', 3));
        await view.decide(wrongMove(puzzleOf('win', 3)));
        await view.comes('refuted');
    },
    'a puzzle that is solved': async (page) => {
        const view = new PuzzlePage(page);
        await view.open(puzzleOf('win', 3));
        for (const decision of ownDecisions(puzzleOf('win', 3))) await view.decide(decision);
        await view.comes('done');
    },
    'the training': (page) => visit(page, 'puzzles/training'),
};
const looks = [
    { viewport: { width: 1280, height: 800 }, theme: 'light' },
    { viewport: { width: 360, height: 740 }, theme: 'dark' },
] as const;

for (const { viewport, theme } of looks) {
    for (const [name, open] of Object.entries(views)) {
        test(`axe finds nothing: ${name}, ${theme}, ${viewport.width} wide`, async ({ page }) => {
            await page.setViewportSize(viewport);
            await prefer(page, { theme });
            await open(page);
            await untilStill(page);
            const { violations } = await new AxeBuilder({ page }).analyze();
            expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
            expect(wide).toBe(false);
        });
    }
}
