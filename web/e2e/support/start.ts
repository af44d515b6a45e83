import { expect, type Locator, type Page } from '@playwright/test';
import { pack } from '../../src/match/link';
import { Table } from './table';

export interface Wanted {
    mode?: 'Me against the computer' | 'Two people, one screen' | 'Computer against computer';
    format?: 'Single round' | 'Series' | 'Standard' | 'Long' | 'Marathon';
    /** Of the computer; both of them when nobody plays. */
    level?: number;
    side?: 'Black' | 'Gold';
    /** Minutes for each player. */
    minutes?: number;
    names?: [string, string];
}

/** Sets what a person may have set before, so that the page begins with it. */
export async function withSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
    await page.addInitScript((chosen) => {
        if (!localStorage.getItem('kamisado.settings')) localStorage.setItem('kamisado.settings', chosen);
    }, JSON.stringify(settings));
}

/** Chooses on the page that is open and starts. */
export async function start(page: Page, wanted: Wanted = {}): Promise<Table> {
    // The card is what is pressed; the button within is for those who cannot see it.
    const cards = (name: RegExp | string): Locator =>
        page.locator('label').filter({ has: page.getByRole('radio', { name }) });
    await cards(wanted.mode ?? 'Two people, one screen').click();
    if (wanted.level !== undefined) {
        for (const level of await cards(new RegExp(`^${wanted.level}: `)).all()) await level.click();
    }
    if (wanted.side) await cards(new RegExp(`^${wanted.side}, `)).click();
    if (wanted.format) await cards(new RegExp(`^${wanted.format} `)).click();
    const more = page.getByText('Clock and names');
    if ((wanted.minutes || wanted.names) && !(await page.getByRole('radio', { name: 'No clock' }).isVisible())) {
        await more.click();
    }
    if (wanted.minutes) {
        await cards('My own').click();
        await page.getByLabel('Minutes each').fill(String(wanted.minutes));
        await page.getByLabel('Seconds added for each move').fill('0');
    }
    for (const [index, name] of (wanted.names ?? []).entries()) {
        await page.getByLabel(`Name of Player ${index + 1}`).fill(name);
    }
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    return opened(page);
}

/** A match from a record, or from as much of it as was played. */
export async function startFrom(page: Page, record: string, wanted: Wanted = {}): Promise<Table> {
    await page.goto(`./#/new?r=${await pack(record)}`);
    await expect(page.getByRole('heading', { name: 'Play on from this position' })).toBeVisible();
    return start(page, wanted);
}

export async function opened(page: Page): Promise<Table> {
    const table = new Table(page);
    await expect(table.board).toBeVisible();
    return table;
}
