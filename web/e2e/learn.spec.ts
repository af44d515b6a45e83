import { expect as soon, type Locator, type Page } from '@playwright/test';
import type { Decision } from '../src/core/types';
import { book, sectionOf } from '../src/views/learn/book';
import { firstGame } from '../src/views/learn/first_game';
import { type Exercise } from '../src/views/learn/types';
import { chapterIds } from '../src/words/book';
import { DraggingMouse, Keys, Mouse, type Hands } from './support/hands';
import { squaresOf } from './support/match';
import { boardOf, core, languages, openIn } from './support/spoken';
import { Table } from './support/table';
import { test } from './support/test';
import { keepRecord, shortRound } from './support/views';

/** A machine may be busy with other things. */
const expect = soon.configure({ timeout: 15_000 });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function play(hands: Hands, decision: Decision): Promise<void> {
    const { from, to } = squaresOf(decision);
    await hands.move(from, to);
}

/** A word about what was tried, below the board. */
const callout = (page: Page, words: string): Locator => page.locator('.callout', { hasText: words });

function sectionNamed(rule: string) {
    const section = sectionOf(rule);
    if (!section) throw new Error(`${rule} is told nowhere`);
    return section;
}

const exerciseOf = (rule: string, id: string): Exercise => {
    const exercise = sectionNamed(rule).exercises.find((each) => each.id === id);
    if (!exercise) throw new Error(`there is no ${id}`);
    return exercise;
};

/** The learner's decisions of a solution; the others are answers. */
function ownOf({ line, hand, solution }: Exercise): { decision: Decision; own: boolean }[] {
    return solution.map((decision, index) => {
        const looked = core.look({ ...line, decisions: [...line.decisions, ...solution.slice(0, index)] });
        return { decision, own: looked.ok && (hand === 'both' || looked.value.decider === hand) };
    });
}

for (const language of languages) {
    test(`the first lesson, a rule and its exercise, in ${language}`, async ({ page }) => {
        const spoken = await openIn(page, language, 'learn');
        const { ui, firstGame: lessons } = spoken.learn;
        const board = boardOf(page, ui.exercise.board);
        const mouse = new Mouse(board);
        const said = (words: string): Locator => callout(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.title);
        for (const chapter of chapterIds) {
            await expect(page.getByRole('heading', { level: 2, name: ui.chapters[chapter] })).toBeVisible();
        }

        // The first lesson: a tower is moved, by dragging it.
        await page.getByRole('link', { name: ui.firstGame.begin, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons['first-move'].title);
        await expect(page.getByText(ui.firstGame.solveFirst)).toBeVisible();
        await play(new DraggingMouse(board), firstGame[0]!.solution[0]!);
        await expect(said(spoken.plain(lessons['first-move'].solved))).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: ui.firstGame.nextStep }).first().click();

        // The next is not what was asked for at first: a move that is allowed, and one that is not.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(lessons['first-diagonal'].title);
        await mouse.move('b1', 'g1');
        await expect(said(ui.exercise.refused)).toBeVisible();
        await mouse.move('b1', 'b2');
        await expect(said(ui.exercise.remarks['not-asked'])).toBeVisible();
        await expect(said(ui.exercise.solved)).toBeHidden();
        await page.getByRole('button', { name: ui.exercise.takeBack }).first().click();
        await expect(said(ui.exercise.remarks['not-asked'])).toBeHidden();
        await page.getByRole('button', { name: ui.exercise.hint, exact: true }).click();
        await expect(said(spoken.plain(lessons['first-diagonal'].hint))).toBeVisible();
        await play(mouse, firstGame[1]!.solution[0]!);
        await expect(said(spoken.plain(lessons['first-diagonal'].solved))).toBeVisible();

        // A rule by its address; what is forbidden gets that language's name of the rule that forbids it.
        await page.goto('./#/learn/M6');
        const text = spoken.learn.single.M6;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await expect(page.getByRole('main')).toContainText(spoken.rule('M6'));
        await board.cell('d1').click();
        const rule = page.getByRole('main').getByRole('link', { name: ui.exercise.readRule(spoken.rule('T2')) });
        await expect(rule).toHaveText(spoken.rule('T2'));
        await rule.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken.learn.single.T2.title);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await play(mouse, exerciseOf('M6', 'M6-call').solution[0]!);
        await expect(said(spoken.plain(text.exercises['M6-call'].solved))).toBeVisible();
        await page.getByRole('button', { name: ui.exercise.nextOne }).click();
        await expect(page.locator('[data-task]')).toHaveText(spoken.plain(text.exercises['M6-extra'].task));

        // It is found by its name, and what has been solved stays so.
        await page.reload();
        await expect(page.locator('[data-task]')).toHaveText(spoken.plain(text.exercises['M6-extra'].task));
        await page.getByRole('link', { name: ui.contents, exact: true }).click();
        await expect(page.getByRole('link', { name: ui.firstGame.goOn(3) })).toBeVisible();
        await page.getByRole('searchbox').fill(spoken.rule('M6'));
        await page.getByRole('search').getByRole('link').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    });
}

test('the whole first game, a few steps of it with keys alone', async ({ page }) => {
    test.slow();
    const { learn } = await openIn(page, 'en', 'learn/first-game');
    const board = boardOf(page, learn.ui.exercise.board);
    const titles: Record<string, { title: string }> = learn.firstGame;
    const heading = page.getByRole('heading', { level: 1 });
    const solved = callout(page, learn.ui.exercise.solved);
    const onward = page.locator('.callout').getByRole('link', { name: learn.ui.firstGame.nextStep });
    for (const [index, exercise] of firstGame.entries()) {
        await expect(heading).toHaveText(titles[exercise.id]?.title ?? '');
        await expect(solved).toBeHidden();
        const hands = [2, 4, 9].includes(index) ? new Keys(board) : new Mouse(board);
        for (const { decision, own } of ownOf(exercise)) {
            const { from, to } = squaresOf(decision);
            const tower = board.board.locator(`[data-square="${from}"]`);
            if (own) {
                await expect(tower).toHaveAccessibleName(/can move|must move/);
                await hands.move(from, to);
            } else await expect(board.cell(to)).toHaveAccessibleName(/Gold/);
        }
        await expect(solved).toBeVisible();
        await hands.press(onward);
    }
    await expect(heading).toHaveText(learn.ui.firstGame.finishedTitle);
    await page.getByRole('button', { name: learn.ui.firstGame.playNow }).click();
    await expect(page.getByText('Computer, level 1').first()).toBeVisible();
    await page.goto('./#/learn');
    await expect(page.getByText(learn.ui.firstGame.done)).toBeVisible();
});

test('“Why?” in a match opens the rule, and leads back with nothing lost', async ({ page }) => {
    const { learn, text } = await openIn(page, 'en', 'new');
    const heading = page.getByRole('heading', { level: 1 });
    const back = page.getByRole('link', { name: learn.ui.backToGame });
    const table = new Table(page);
    await keepRecord(page, shortRound.slice(0, shortRound.indexOf(' kF4N')) + '\n');
    await page.getByRole('dialog').getByRole('button', { name: 'Look at it' }).click();
    await expect(table.board).toBeVisible();
    const [match, before] = [page.url(), await table.towers()];
    await page.getByRole('button', { name: text.play.why, exact: true }).click();
    await page.getByRole('link', { name: text.play.rule('T2') }).click();
    await expect(heading).toHaveText(learn.single.T2.title);
    // Further into the book, and onto its boards: the way back stays.
    await page.getByRole('link', { name: learn.ui.contents, exact: true }).click();
    await page.getByRole('link', { name: learn.single.T1.title }).click();
    await play(new Mouse(boardOf(page, learn.ui.exercise.board)), exerciseOf('T1', 'T1-begin').solution[0]!);
    await expect(callout(page, learn.ui.exercise.solved)).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(match);
    await expect.poll(() => table.towers()).toEqual(before);

    // A blocked turn explains itself, and its rule is one step away.
    await new Mouse(table).move('d8', 'd4');
    await expect(table.explanation).toBeVisible();
    const after = await table.towers();
    await page.getByRole('link', { name: text.play.rule('M6') }).click();
    await expect(heading).toHaveText(learn.single.M6.title);
    await back.click();
    await expect.poll(() => table.towers()).toEqual(after);
    await expect.poll(() => table.turnCount()).toBeGreaterThan(3);
});

test('the whole book is printed, with every chapter and every section', async ({ page }) => {
    const { learn } = await openIn(page, 'en', 'learn');
    await page.getByRole('link', { name: learn.ui.print }).click();
    await expect(page.getByRole('button', { name: learn.ui.printing.action })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: learn.ui.printing.action })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    for (const chapter of book) {
        await expect(page.getByRole('heading', { level: 2, name: learn.ui.chapters[chapter.id] })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(book.flatMap(({ sections }) => sections).length);
    const exercises = book.flatMap(({ sections }) => sections).flatMap((section) => section.exercises);
    await expect(page.getByText(new RegExp(`^${learn.ui.printing.task} \\d+$`))).toHaveCount(exercises.length);
    // The answers stand at the end of the book, not under their questions.
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(learn.ui.printing.solutions);
    await expect(page.locator('.solutions li')).toHaveCount(
        exercises.filter(({ solution }) => solution.length > 0).length,
    );
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: learn.ui.toContents }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(learn.ui.title);
});
