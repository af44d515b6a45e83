import { expect, type Locator, type Page } from '@playwright/test';
import type { Settings } from '../../src/browser/settings.svelte';
import { Mouse } from './hands';
import { KnownMatch } from './match';
import { start, startFrom } from './start';
import { blunderIn, PuzzleTable, puzzleWith } from './puzzles';
import { boardOf, Spoken } from './spoken';
import {
    analyseRecord,
    dialog,
    keepRecord,
    marathonMatch,
    matchInPlay,
    matchToBeFilled,
    openTab,
    playRecord,
    shortRound,
    standardMatch,
    visit,
} from './views';

/** A view worth a picture. */
export interface Scene {
    size: { width: number; height: number };
    theme?: 'light' | 'dark';
    reach: (page: Page) => Promise<unknown>;
    /** The pointer stays where it was put. */
    pointed?: boolean;
    /** What is never twice the same. */
    changing?: (page: Page) => Locator[];
    inDocs?: boolean;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const wideSideways = { width: 915, height: 412 };
const laptop = { width: 1280, height: 720 };
const lowLaptop = { width: 1366, height: 650 };

/** As if it had been set on the settings page. */
async function set(page: Page, settings: Partial<Settings>): Promise<void> {
    await page.evaluate((text) => localStorage.setItem('kamisado.settings', text), JSON.stringify(settings));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function play(page: Page, record: string, settings: Partial<Settings> = {}): Promise<void> {
    await set(page, settings);
    await playRecord(page, record);
}

async function showFill(page: Page): Promise<void> {
    await playRecord(page, matchToBeFilled);
    await expect(page.getByRole('group', { name: 'Left or right?' })).toBeVisible();
}

async function analyse(page: Page): Promise<void> {
    await analyseRecord(page, matchInPlay);
    await expect(page.getByText(/^\s*Proved/)).toBeVisible({ timeout: 45_000 });
}

async function fillMatches(page: Page): Promise<void> {
    const lost = shortRound.replace('Daichi', 'Computer, level 3');
    const won = shortRound.replace('Chiyo', 'Computer, level 2');
    await keepRecord(page, [standardMatch, marathonMatch, matchInPlay, lost, won].join('\n'));
    await dialog(page).getByRole('button', { name: 'My matches' }).click();
    await expect(page.getByText('5 matches', { exact: true })).toBeVisible();
}

/** A move that is refused, with the rule that forbids it. */
async function tryForbidden(page: Page): Promise<void> {
    const { learn } = new Spoken('en');
    await visit(page, 'learn/T2');
    await boardOf(page, learn.ui.exercise.board).cell('c5').click();
    await expect(page.getByText(learn.ui.exercise.refused, { exact: true })).toBeVisible();
}

async function failPuzzle(page: Page): Promise<void> {
    const puzzle = puzzleWith((each) => each.theme === 'hold' && blunderIn(each) !== null);
    await visit(page, `puzzles/${puzzle.id}`);
    const table = new PuzzleTable(page, new Spoken('en'));
    await table.asks(puzzle);
    await table.decide(new Mouse(table.played), blunderIn(puzzle)?.wrong ?? '');
    await table.waits('refuted');
}

/** Black is to win with the next move, against the computer. */
const nearlyWon = new KnownMatch({
    format: { kind: 'single', rounds: 1 },
    start: 'ob1k4/8/4K1g1/2r2nRY/1y1B4/2p5/N4P2/1G5O b N',
    decisions: ['a2a6'],
});
/** The computer has just won a round. */
const roundLost = new KnownMatch({
    format: { kind: 'standard', rounds: 1 },
    start: '4yrg1/7G/3kY3/1oR1K2n/7O/1b3P2/p7/N5B1 b P',
    decisions: ['f3a8'],
});
/** Gold has a move that lets Black win at once. */
const dangerous = new KnownMatch({
    format: { kind: 'marathon', rounds: 1 },
    start: 'p3r1n1/7o*/6R**B/6k**1/1b**3g2/1Y*K*O4/3N**y***3/3G*P3 g K',
    decisions: [],
});

async function win(page: Page): Promise<void> {
    const table = await startFrom(page, nearlyWon.record(), {
        mode: 'Me against the computer',
        level: 3,
        side: 'Black',
    });
    await new Mouse(table).move('h5', 'h8');
    await expect(table.result.getByRole('heading')).toHaveText('You win');
}

async function loseRound(page: Page): Promise<void> {
    const table = await startFrom(page, roundLost.record(), {
        mode: 'Me against the computer',
        level: 3,
        side: 'Gold',
    });
    await expect(table.button('Next round')).toBeVisible();
    await expect(page.getByText('is thinking')).toHaveCount(0);
}

async function lookAtDanger(page: Page): Promise<void> {
    const table = await startFrom(page, dangerous.record());
    await table.cell('g3').hover();
    await expect(page.locator('[data-call="danger"]')).toBeVisible();
}

async function lookAtCall(page: Page): Promise<void> {
    await page.goto('./#/new');
    const table = await start(page);
    await table.cell('d1').click();
    await table.cell('d4').hover();
    await expect(page.locator('[data-call]')).toBeVisible();
}

const nodes = (page: Page): Locator[] => [page.locator('.nodes')];

export const scenes: Record<string, Scene> = {
    new: { size: desktop, reach: (page) => visit(page, 'new') },
    'new-phone': { size: phone, reach: (page) => visit(page, 'new') },
    match: { size: desktop, reach: (page) => play(page, matchInPlay), inDocs: true },
    'match-phone': { size: phone, reach: (page) => play(page, matchInPlay) },
    'match-phone-dark': { size: phone, theme: 'dark', reach: (page) => play(page, matchInPlay), inDocs: true },
    'match-kanji': { size: desktop, reach: (page) => play(page, matchInPlay, { boardSide: 'kanji' }) },
    'match-huch': { size: desktop, theme: 'dark', reach: (page) => play(page, matchInPlay, { edition: 'huch' }) },
    'match-over': { size: desktop, reach: (page) => play(page, standardMatch) },
    'call-preview': { size: desktop, pointed: true, reach: lookAtDanger },
    'call-preview-phone': { size: phone, theme: 'dark', pointed: true, reach: lookAtCall },
    'call-preview-sideways': { size: sideways, pointed: true, reach: lookAtCall },
    'match-sideways': { size: sideways, reach: (page) => play(page, matchInPlay) },
    'match-sideways-dark': { size: wideSideways, theme: 'dark', reach: (page) => play(page, matchInPlay) },
    'won-laptop': { size: laptop, reach: win },
    'won-phone': { size: phone, theme: 'dark', reach: win },
    'won-sideways': { size: sideways, reach: win },
    'round-over-laptop': { size: lowLaptop, reach: loseRound },
    'round-over-sideways': { size: sideways, theme: 'dark', reach: loseRound },
    fill: { size: desktop, reach: showFill, inDocs: true },
    'fill-phone': { size: phone, reach: showFill },
    analysis: { size: desktop, reach: analyse, changing: nodes, inDocs: true },
    'analysis-phone': { size: phone, theme: 'dark', reach: analyse, changing: nodes },
    openings: {
        size: desktop,
        reach: async (page) => {
            await visit(page, 'analysis');
            await page.getByRole('switch', { name: 'Engine' }).or(page.getByLabel('Engine')).uncheck();
            await openTab(page, 'Openings');
            await expect(page.getByText('16 of 102 first moves win')).toBeVisible();
        },
    },
    setup: { size: desktop, reach: (page) => visit(page, 'analysis?setup') },
    review: {
        size: desktop,
        reach: async (page) => {
            await analyseRecord(page, shortRound);
            await openTab(page, 'Review');
            await page.getByRole('button', { name: 'Review this match' }).click();
            await expect(page.getByRole('heading', { name: 'The moves that lost it' })).toBeVisible({
                timeout: 45_000,
            });
        },
    },
    matches: { size: desktop, reach: fillMatches },
    'matches-phone': { size: phone, theme: 'dark', reach: fillMatches },
    settings: { size: desktop, reach: (page) => visit(page, 'settings') },
    'settings-phone': { size: phone, theme: 'dark', reach: (page) => visit(page, 'settings') },
    sheet: {
        size: desktop,
        reach: async (page) => {
            await analyseRecord(page, standardMatch);
            await openTab(page, 'Share');
            await page.getByRole('button', { name: 'Score sheet' }).click();
            await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible();
        },
    },
    about: { size: desktop, reach: (page) => visit(page, 'about') },
    learn: { size: desktop, reach: (page) => visit(page, 'learn') },
    'rule-phone': { size: phone, theme: 'dark', reach: tryForbidden },
    rule: { size: desktop, reach: tryForbidden, inDocs: true },
    figure: { size: desktop, reach: (page) => visit(page, 'learn/figure-10/g') },
    'puzzle-refuted': { size: desktop, reach: failPuzzle, inDocs: true },
};
