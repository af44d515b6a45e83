import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
    analyseRecord,
    dialog,
    drop,
    keepRecord,
    marathonMatch,
    matchInPlay,
    openTab,
    paste,
    shortRound,
    standardInFrench,
    standardInGerman,
    standardMatch,
    visit,
} from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] } });
test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const textOf = (page: Page) => dialog(page).getByRole('textbox', { name: 'Text' });
const toAnalysis = (page: Page) => dialog(page).getByRole('button', { name: 'Open in analysis' });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The move list of the analysis, as a screen reader hears it. */
const movesOf = (page: Page): Promise<string> => page.getByRole('table', { name: 'Moves', exact: true }).innerText();

async function copy(page: Page, button: string): Promise<string> {
    await openTab(page, 'Share');
    // What was copied before, and its notice, may still be there.
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    await expect.poll(() => copied(page)).not.toBe('');
    return copied(page);
}

test('a broken record: the place is named, nothing is lost, and once corrected it opens', async ({ page }) => {
    const broken = shortRound.replace('kF4N', 'kF5N');
    await paste(page, broken);
    await expect(dialog(page).getByText('kF5N ends on d3, which is purple.')).toBeVisible();
    await expect(dialog(page).getByText('line 9, column 9, round 1, move 4')).toBeVisible();
    await expect(dialog(page).locator('mark')).toHaveText('kF5N');
    await expect(textOf(page)).toHaveValue(broken);
    await expect(textOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(toAnalysis(page)).toBeHidden();

    // The cursor is where the error is: what is typed corrects it.
    const selected = () =>
        textOf(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    await dialog(page).getByRole('button', { name: 'Show the place' }).click();
    await expect.poll(() => selected()).toBe('kF5N');
    await page.keyboard.insertText('kF4N');
    await expect(textOf(page)).toHaveValue(shortRound);
    await expect(textOf(page)).toHaveAttribute('aria-invalid', 'false');
    await toAnalysis(page).click();
    await expect(page.getByText('Gold has won the match')).toBeVisible();
});

test('every kind of trouble has its sentence', async ({ page }) => {
    await paste(page, shortRound);
    for (const [text, sentence] of [
        [
            'Shopping: milk, bread',
            'This is neither a record nor a position, and no backup or link of this page either.',
        ],
        [shortRound.replace('[Format "single"]\n', ''), 'The tag Format is missing.'],
        [shortRound.replace('rR1N', 'rR1N }'), 'A comment is closed and was not opened.'],
        ['obpkyrgn/8/8/8/8/8/8/NGRYKPB b -', 'Rank 1 has 7 squares instead of 8.'],
        ['{ "kind": "kamisado-backup", "matches": [', 'This backup is damaged and cannot be read.'],
        ['http://localhost/#/analysis?r=1AAAA', 'This link is damaged: some of it is missing or has been changed.'],
    ] as const) {
        await textOf(page).fill(text);
        await expect(dialog(page).getByText(sentence)).toBeVisible();
        await expect(textOf(page)).toHaveValue(text);
    }
});

test('a dropped file, a chosen file and a paste open the same match, in every language of records', async ({
    page,
}) => {
    await drop(page, 'match.kamisado', standardMatch);
    await expect(textOf(page)).toHaveValue(standardMatch);
    await toAnalysis(page).click();
    await expect(page.getByText('Gold has won the match')).toBeVisible();
    const moves = await movesOf(page);
    expect(moves).not.toBe('');

    await openTab(page, 'Share');
    await page.getByRole('button', { name: 'Open something else' }).click();
    const buffer = Buffer.from(standardInGerman);
    await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'partie.kamisado', mimeType: 'text/plain', buffer });
    await expect(textOf(page)).toHaveValue(standardInGerman);
    await toAnalysis(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => movesOf(page)).toBe(moves);

    await analyseRecord(page, standardInFrench);
    await expect.poll(() => movesOf(page)).toBe(moves);
});

test('several files at once are kept together', async ({ page }) => {
    await drop(page, 'all.txt', `${standardMatch}\n${marathonMatch}\n${shortRound}`);
    await dialog(page).getByRole('button', { name: 'Add to my matches' }).click();
    await expect(dialog(page).getByText('3 matches added.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'My matches' }).click();
    await expect(page.getByText('3 matches', { exact: true })).toBeVisible();
    await paste(page, shortRound);
    await dialog(page).getByRole('button', { name: 'Add to my matches' }).click();
    await expect(dialog(page).getByText('1 was there already.')).toBeVisible();
});

test('a record, a position and a link come back as they went out', async ({ page }) => {
    await analyseRecord(page, standardMatch);
    await expect(page.getByText('Gold has won the match')).toBeVisible();
    const moves = await movesOf(page);
    const record = await copy(page, 'Copy record');
    const link = await copy(page, 'Copy link');
    await page.getByRole('button', { name: 'One step back' }).click();
    const position = await copy(page, 'Copy position');

    await page.goto('about:blank');
    // Whoever gets it sees who played, and the match from its beginning.
    await page.goto(link);
    await expect(page.getByText('Akane – Benjiro')).toBeVisible();
    await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play the moves one by one' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByText('Gold has won the match')).toBeVisible();
    await expect.poll(() => movesOf(page)).toBe(moves);
    expect(await copy(page, 'Copy record')).toBe(record);

    await analyseRecord(page, record);
    expect(await copy(page, 'Copy record')).toBe(record);
    await paste(page, link);
    await toAnalysis(page).click();
    await expect(dialog(page)).toBeHidden();
    expect(await copy(page, 'Copy record')).toBe(record);

    await paste(page, position);
    await toAnalysis(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(position)).toBeVisible();
});

/** All but the moment at which a backup was made. */
const matchesIn = (backup: string): unknown => (JSON.parse(backup) as { matches: unknown }).matches;

for (const { how, file, essence } of [
    { how: 'Save a backup', file: 'kamisado-backup.json', essence: matchesIn },
    { how: 'Save all records', file: 'kamisado-matches.kamisado', essence: (text: string) => text },
]) {
    test(`everything is the same after "${how}", deleting and importing again`, async ({ page }) => {
        await keepRecord(page, [standardMatch, marathonMatch, shortRound, matchInPlay].join('\n'));
        await dialog(page).getByRole('button', { name: 'My matches' }).click();
        const rows = page.getByRole('region', { name: 'Matches' }).getByRole('listitem');
        await expect(rows).toHaveCount(4);
        const before = await rows.allInnerTexts();
        async function saved(): Promise<string> {
            const saving = page.waitForEvent('download');
            await page.getByRole('button', { name: how }).click();
            return readFileSync(await (await saving).path(), 'utf8');
        }
        const first = await saved();

        await page.getByRole('button', { name: 'Select all' }).click();
        await page.getByRole('group', { name: 'Selected matches' }).getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByText('No matches yet')).toBeVisible();
        await page.reload();
        await expect(page.getByText('No matches yet')).toBeVisible();

        await drop(page, file, first);
        await dialog(page).getByRole('button', { name: 'Add to my matches' }).click();
        await expect(dialog(page).getByText('4 matches added.')).toBeVisible();
        await dialog(page).getByRole('button', { name: 'My matches' }).click();
        await expect(rows).toHaveCount(4);
        await expect.poll(() => rows.allInnerTexts()).toEqual(before);
        expect(essence(await saved())).toEqual(essence(first));
    });
}

test('a match that was deleted by mistake comes back', async ({ page }) => {
    await keepRecord(page, shortRound);
    await visit(page, 'matches');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Delete .*Chiyo/ }).click();
    await expect(page.getByText('No matches yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /Open the match .*Chiyo/ })).toBeVisible();
});
