import { expect, type Locator, type Page } from '@playwright/test';
import type { Square } from '../../src/core/types';

/** A board that can be played on: of a match, an exercise, a figure or a puzzle. */
export interface PlayedBoard {
    readonly page: Page;
    readonly board: Locator;
    cell(square: Square): Locator;
}

/** How somebody plays: by mouse, by keys, or by fingers. */
export interface Hands {
    move(from: Square, to: Square): Promise<void>;
    /** Presses a button. */
    press(button: Locator): Promise<void>;
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
    const box = await locator.boundingBox();
    if (!box) throw new Error('nothing to be seen there');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Mouse implements Hands {
    constructor(protected readonly table: PlayedBoard) {}

    async move(from: Square, to: Square): Promise<void> {
        await this.table.cell(from).click();
        await this.table.cell(to).click();
    }

    async press(button: Locator): Promise<void> {
        await button.click();
    }
}

export class DraggingMouse extends Mouse {
    override async move(from: Square, to: Square): Promise<void> {
        const { mouse } = this.table.page;
        await this.table.cell(from).scrollIntoViewIfNeeded();
        const [start, end] = [await middleOf(this.table.cell(from)), await middleOf(this.table.cell(to))];
        await mouse.move(start.x, start.y);
        await mouse.down();
        await mouse.move(end.x, end.y, { steps: 4 });
        await mouse.up();
    }
}

export class Fingers implements Hands {
    constructor(protected readonly table: PlayedBoard) {}

    async move(from: Square, to: Square): Promise<void> {
        await this.table.cell(from).tap();
        await this.table.cell(to).tap();
    }

    async press(button: Locator): Promise<void> {
        await button.tap();
    }
}

/** A finger that drags. Playwright has none, so the browser is told what a screen would tell it. */
export class DraggingFinger extends Fingers {
    override async move(from: Square, to: Square): Promise<void> {
        const { table } = this;
        await table.cell(from).scrollIntoViewIfNeeded();
        const [start, end] = [await middleOf(table.cell(from)), await middleOf(table.cell(to))];
        const screen = await table.page.context().newCDPSession(table.page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
            screen.send('Input.dispatchTouchEvent', { type, touchPoints });
        await touch('touchStart', [start]);
        for (const part of [0.1, 0.4, 0.7, 1]) {
            await touch('touchMove', [
                { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) },
            ]);
        }
        await touch('touchEnd', []);
        await screen.detach();
    }
}

/** Keys alone. Whatever is wanted must be reachable from where the focus is. */
export class Keys implements Hands {
    constructor(private readonly table: PlayedBoard) {}

    async move(from: Square, to: Square): Promise<void> {
        await this.walkTo(from);
        await this.type('Enter');
        await this.walkTo(to);
        await this.type('Enter');
    }

    async press(button: Locator): Promise<void> {
        await this.tabTo(button);
        await this.type('Enter');
    }

    /** Tab until it has the focus: the way of somebody without a mouse. */
    async tabTo(goal: Locator): Promise<void> {
        const reached = (): Promise<boolean> => goal.evaluate((element) => element === document.activeElement);
        await expect(goal).toBeVisible();
        for (let presses = 0; presses < 120; ++presses) {
            if (await reached()) return;
            await this.type('Tab');
        }
        throw new Error(`the focus never came to ${goal.toString()}`);
    }

    /** Chooses one of a group of radio buttons: Tab finds the chosen one, arrows go on from there. */
    async choose(group: Locator, wanted: Locator): Promise<void> {
        await this.tabTo(group.locator('input:checked'));
        const count = await group.getByRole('radio').count();
        for (let presses = 0; presses < count; ++presses) {
            if (await wanted.isChecked()) return;
            await this.type('ArrowDown');
        }
        await expect(wanted).toBeChecked();
    }

    private async walkTo(square: Square): Promise<void> {
        const here = await this.squareWithFocus();
        if (!here) await this.tabTo(this.table.board.locator('[tabindex="0"]'));
        const start = here ?? (await this.squareWithFocus()) ?? '';
        const turned = (await this.table.board.locator('[data-square]').first().getAttribute('data-square')) === 'h1';
        const ahead = turned ? -1 : 1;
        const [files, ranks] = [0, 1].map((index) => ahead * (square.charCodeAt(index) - start.charCodeAt(index)));
        await this.repeat(files! > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(files!));
        await this.repeat(ranks! > 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(ranks!));
        await expect(this.table.cell(square)).toBeFocused();
    }

    private squareWithFocus(): Promise<Square | null> {
        return this.table.page.evaluate(
            () => (document.activeElement as HTMLElement | null)?.dataset['square'] ?? null,
        );
    }

    private async repeat(key: string, times: number): Promise<void> {
        for (let time = 0; time < times; ++time) await this.type(key);
    }

    private async type(key: string): Promise<void> {
        await this.table.page.keyboard.press(key);
    }
}
