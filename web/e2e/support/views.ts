import { expect, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Settings } from '../../src/browser/settings.svelte';

/** A whole Standard match with a push, a blocked turn, a deadlock and both fills, and the same in other spellings. */
export const standardMatch = sample('standard.ascii');
export const standardInGerman = sample('standard.words-de');
export const standardInFrench = sample('standard.words-fr');
export const marathonMatch = sample('marathon.ascii');

/** The match while its first round's winner chooses a fill. */
export const matchToBeFilled = unfinished(standardMatch.slice(0, standardMatch.indexOf('fill right')));
/** In the middle of its third round, with rings on both sides. */
export const matchInPlay = unfinished(standardMatch.slice(0, standardMatch.indexOf('8. YL1B')));

/** A round that is decided quickly, and given away on the way. */
export const shortRound = `[Kamisado "1"]
[Format "single"]
[Black "Chiyo"]
[Gold "Daichi"]
[Date "2026-11-14"]

round 1 black obpkyrgn/NGRYKPBO
1. NF6R rR4R
2. RF6K kF4N
3. N0R rF2N
4. N0R rR1N
`;

function sample(name: string): string {
    return readFileSync(new URL(`../../../data/matches/${name}.kamisado`, import.meta.url), 'utf8');
}

function unfinished(record: string): string {
    return record.replace(/^\[Result .*\n/m, '');
}

export function visit(page: Page, address: string): Promise<unknown> {
    return page.goto(`./#/${address}`);
}

/** As somebody who has set the page up before. What the test then changes stays, over a reload too. */
export async function prefer(page: Page, settings: Partial<Settings>): Promise<void> {
    await page.addInitScript((text) => {
        if (!localStorage.getItem('kamisado.settings')) localStorage.setItem('kamisado.settings', text);
    }, JSON.stringify(settings));
}

/** Pastes a text anywhere on the page, as Ctrl+V does. */
export async function paste(page: Page, text: string): Promise<void> {
    await page.getByRole('main').evaluate((main, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        main.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

/** Drops a file on the page. */
export async function drop(page: Page, name: string, text: string): Promise<void> {
    await page.getByRole('main').evaluate(
        (main, file) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([file.text], file.name, { type: 'text/plain' }));
            for (const kind of ['dragenter', 'dragover', 'drop']) {
                main.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
            }
        },
        { name, text },
    );
}

export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Keeps the match of a record among the person's own (in English), and opens it. */
export async function playRecord(page: Page, record: string): Promise<void> {
    await keepRecord(page, record);
    await dialog(page).getByRole('button', { name: 'Look at it' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
}

export async function keepRecord(page: Page, record: string): Promise<void> {
    await paste(page, record);
    await dialog(page).getByRole('button', { name: 'Add to my matches' }).click();
    await expect(dialog(page).getByRole('button', { name: 'My matches' })).toBeVisible();
}

export async function analyseRecord(page: Page, record: string): Promise<void> {
    await paste(page, record);
    await dialog(page).getByRole('button', { name: 'Open in analysis' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Analysis' })).toBeVisible();
}

export const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** Resolves when nothing on the page moves any more. */
export async function untilStill(page: Page): Promise<void> {
    await page.evaluate(async () => {
        await document.fonts.ready;
        const moving = () =>
            document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
        while (moving().some((animation) => animation.playState === 'running')) {
            await Promise.allSettled(moving().map((animation) => animation.finished));
        }
    });
}
