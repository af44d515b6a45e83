import { expect, test, type Page } from '@playwright/test';
import type { Language } from '../src/core/types';
import { de } from '../src/words/de';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { puzzles } from './support/puzzles';
import { Spoken } from './support/spoken';
import { keepRecord, matchInPlay, matchToBeFilled, paste, prefer, shortRound, standardMatch } from './support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const texts = { en, de, fr };
const spoken: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };
const all = Object.keys(spoken) as Language[];
const foreign = ['de', 'fr'] as const;

/** Opens a view by its address, as a link does, without a new load. */
const go = (page: Page, address: string): Promise<string> =>
    page.evaluate((hash) => (location.hash = hash), `#/${address}`);

async function speak(page: Page, language: Language): Promise<void> {
    await go(page, 'settings');
    await page.getByText(spoken[language], { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].settings.title);
}

test('each language is spoken at once, in every part of the page', async ({ page }) => {
    await page.goto('./');
    await keepRecord(page, standardMatch);
    await page.keyboard.press('Escape');
    for (const language of [...foreign, 'en'] as const) {
        const text = texts[language];
        await speak(page, language);
        for (const view of ['new', 'learn', 'puzzles', 'analysis', 'matches', 'settings', 'about'] as const) {
            await expect(page.getByRole('link', { name: text.shell.views[view], exact: true })).toBeVisible();
        }
        await expect(page).toHaveTitle(new RegExp(text.shell.views.settings));

        await go(page, 'matches');
        await expect(page.getByText(text.matches.won('Benjiro'))).toBeVisible();
        await page
            .getByRole('link', { name: /Akane.*Benjiro|Benjiro.*Akane/ })
            .first()
            .click();
        await expect(page.getByRole('heading', { name: text.play.wins('Benjiro') })).toBeVisible();
        await expect(page.getByRole('grid', { name: text.play.boardLabel })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: text.play.analyse }).first().click();
        // The French book is the one of the edition with white towers.
        const winner = text.said.player('gold', language === 'fr' ? 'huch' : 'burley');
        await expect(page.getByText(text.analysis.matchWon(winner))).toBeVisible();

        await paste(page, shortRound.replace('kF4N', 'kF5N'));
        const note = page.getByRole('dialog');
        await expect(note.getByText(text.errors.heading)).toBeVisible();
        await expect(
            note.getByText(
                new RegExp(
                    `${text.wrong['place.line']({ number: 9 }, 'burley')}.*${text.wrong['place.column']({ number: 9 }, 'burley')}`,
                ),
            ),
        ).toBeVisible();
        await expect(note.getByText(text.errors.stays)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(note).toBeHidden();
    }
});

test('the language stays, and the browser’s is the first', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'fr-CH', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await go(page, 'settings');
    const huch = page.locator('input[value=huch]');
    await expect(huch).toBeChecked();
    await speak(page, 'de');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // An edition that nobody chose follows the language; one that was chosen stays.
    await expect(huch).not.toBeChecked();
    await page.getByText(texts.de.settings.editions.huch).click();
    await speak(page, 'en');
    await expect(huch).toBeChecked();
    await context.close();
});

test('rules have the names of each language’s own book', async ({ page }) => {
    const names = { en: 'M6', de: 'Z6', fr: 'D6' };
    await page.goto('./');
    // Gold's pink tower goes on to brown, whose tower of Black is blocked.
    await keepRecord(page, shortRound.slice(0, shortRound.indexOf(' kF4N')) + '\n');
    await page.getByRole('dialog').getByRole('button', { name: 'Look at it' }).click();
    await page.locator('[data-square=d8]').click();
    await page.locator('[data-square=d4]').click();
    const id = await page.evaluate(() => location.hash.slice(2));
    for (const language of all) {
        await speak(page, language);
        await go(page, id);
        await expect(page.getByText(texts[language].play.rule(names[language]))).toBeVisible();
    }
});

/** Every string that is seen or heard. */
async function stringsOf(page: Page): Promise<string[]> {
    return page.evaluate(() => {
        const found = new Set<string>([document.title]);
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) found.add(walker.currentNode.textContent ?? '');
        for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']) {
            for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name) ?? '');
        }
        return [...found].map((text) => text.replace(/\s+/g, ' ').trim());
    });
}

/** The same in every language, and rightly so. */
const names = /Kamisado|Akane|Benjiro|Chiyo|Daichi|English|Deutsch|Français|Burley Games|Peter Burley/g;
const figures = /^\d+\smin \+\s\d+\ss$|^\+?\d+ points?( \/ \d+)?$|^Version [\d.]+$|^Ctrl Z$|^[noprgbky]{8}$/i;
const sameWords: Record<(typeof foreign)[number], readonly string[]> = {
    de: [
        'Analyse',
        'Esc',
        'Gold',
        'Kanji',
        'Marathon',
        'Normal',
        'Online',
        'Standard',
        'Start',
        'Sumo',
        'Text',
        'orange',
    ],
    fr: [
        'Actions',
        'Analyse',
        'Date',
        'Figure',
        'Kanji',
        'Marathon',
        'Normal',
        'Page',
        'Points',
        'Score',
        'Standard',
        'Sumo',
        'Verdict',
        'Volume',
        'orange',
    ],
};

/** Whether a text holds words that another language would not have. */
function isTelling(text: string, language: (typeof foreign)[number]): boolean {
    const rest = text
        .replace(names, '')
        .replace(/ ·$| \d+(\([a-l]\))?$/, '')
        .trim();
    const same =
        [text, rest].some((words) => figures.test(words)) ||
        sameWords[language].includes(rest) ||
        puzzles.some(({ id }) => id === rest);
    return /\p{L}{3}/u.test(rest) && !same;
}

const views: Record<string, (page: Page, ids: string[]) => Promise<unknown>> = {
    new: (page) => go(page, 'new'),
    'a match': (page, [id]) => go(page, `match/${id}`),
    'the choice of a fill': (page, [, id]) => go(page, `match/${id}`),
    'a match that is over': (page, [, , id]) => go(page, `match/${id}`),
    analysis: (page) => go(page, 'analysis'),
    'the set-up': (page) => go(page, 'analysis?setup'),
    matches: (page) => go(page, 'matches'),
    settings: (page) => go(page, 'settings'),
    sheet: (page, [, , id]) => go(page, `sheet?match=${id}`),
    'blank sheet': (page) => go(page, 'sheet?blank=1'),
    about: (page) => go(page, 'about'),
};

const learning: typeof views = {
    'the book': (page) => go(page, 'learn'),
    'the first game': (page) => go(page, 'learn/first-game'),
    'a figure': (page) => go(page, 'learn/figure-10/d'),
    'a figure of a fill': (page) => go(page, 'learn/figure-7/b'),
    puzzles: (page) => go(page, 'puzzles'),
    'puzzles of a theme': (page) => go(page, 'puzzles/theme/hold'),
    'a puzzle': (page) => go(page, `puzzles/${puzzles[0]?.id}`),
    'the puzzle of a day': (page) => go(page, 'puzzles/daily/2026-11-14'),
    'a puzzle that is not there': (page) => go(page, 'puzzles/00000'),
    training: (page) => go(page, 'puzzles/training'),
};

/** Everything that is said in each view, by language. */
async function saidIn(
    page: Page,
    reached: typeof views,
    ids: string[],
): Promise<Record<string, Record<string, string[]>>> {
    const said: Record<string, Record<string, string[]>> = {};
    for (const language of all) {
        await speak(page, language);
        if (reached === learning) await fetchTexts(page, new Spoken(language));
        for (const [view, reach] of Object.entries(reached)) {
            await reach(page, ids);
            await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
            await page.locator('main:not(:has([aria-busy=true]))').waitFor();
            (said[view] ??= {})[language] = await stringsOf(page);
        }
    }
    return said;
}

/** The words of the book and of the puzzles come when they are first wanted. */
async function fetchTexts(page: Page, { learn, puzzles: say }: Spoken): Promise<void> {
    await go(page, 'learn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(learn.ui.title);
    await go(page, 'puzzles');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
}

function expectNoEnglish(said: Record<string, Record<string, string[]>>): void {
    for (const [view, by] of Object.entries(said)) {
        for (const language of foreign) {
            const english = new Set(by['en']);
            const left = (by[language] ?? []).filter((text) => english.has(text) && isTelling(text, language));
            expect.soft(left, `${view} in ${spoken[language]}`).toEqual([]);
        }
    }
}

test('no English is left on German and French pages', async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, { spelling: 'words' });
    await page.goto('./');
    await keepRecord(page, [matchInPlay, matchToBeFilled, standardMatch, shortRound].join('\n'));
    await page.getByRole('dialog').getByRole('button', { name: 'My matches' }).click();
    const links = page.getByRole('link', { name: /^Open the match/ });
    await expect(links).toHaveCount(4);
    const ids = await links.evaluateAll((all) => all.map((link) => (link.getAttribute('href') ?? '').slice(8)));

    expectNoEnglish(await saidIn(page, views, ids));
});

test('no English is left in the book and the puzzles', async ({ page }) => {
    test.setTimeout(120_000);
    await prefer(page, { spelling: 'words' });
    await page.goto('./');
    expectNoEnglish(await saidIn(page, learning, []));
});

test('an address that leads nowhere says so, with a way on', async ({ page }) => {
    for (const language of all) {
        const { shell } = texts[language];
        await page.goto('./');
        await speak(page, language);
        for (const address of ['nothing/here', 'match/%E0%A4']) {
            await go(page, address);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.views.nowhere);
            await expect(page.getByText(shell.nowhere)).toBeVisible();
            await expect(page).toHaveTitle(new RegExp(shell.views.nowhere));
        }
        await page.getByRole('link', { name: shell.toStart }).click();
        await expect(page).toHaveURL(/#\/new$/);
        await expect(page.getByRole('heading', { name: shell.views.nowhere })).toHaveCount(0);
    }
    await page.goto('./#/match/%');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.shell.views.nowhere);
});
