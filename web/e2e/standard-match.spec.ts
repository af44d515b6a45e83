import { expect } from '@playwright/test';
import { DraggingFinger, DraggingMouse, Fingers, Keys, Mouse, type Hands } from './support/hands';
import { shippedMatch, sideName, sideOfFill, squaresOf, type KnownMatch } from './support/match';
import { opened, start } from './support/start';
import { Table } from './support/table';
import { test } from './support/test';

/** With a push, a blocked turn, a deadlock and both fills. */
const match = shippedMatch('standard');

// What moves has tests of its own; here a whole match is to be quick.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.slow();

/** What the events of the last decision must have brought to the page. */
async function expectTold(table: Table, match: KnownMatch, step: number): Promise<void> {
    const events = match.events(step);
    const state = match.at(step);
    const deadlock = events.find((event) => event.kind === 'deadlock');
    const blocked = events.filter((event) => event.kind === 'blocked');
    if (deadlock) {
        await expect(table.explanation).toContainText('Rule M8');
        await expect(table.explanation).toContainText(
            `Deadlock: nothing can move any more. ${sideName[deadlock.loser]} made the last real move and loses the round.`,
        );
    } else if (blocked.length > 0) {
        await expect(table.explanation).toContainText('Rule M6');
    } else {
        await expect(table.explanation).toBeHidden();
    }
    for (const { tower, square } of blocked) {
        await expect(table.explanation).toContainText(
            `${sideName[tower.player]} should move ${tower.colour}, but on ${square} it is blocked`,
        );
    }
    const ring = events.find((event) => event.kind === 'ring');
    if (!ring) return;
    const over = state.phase === 'over' ? table.result : table.roundOver(state.round);
    const { player, colour } = ring.tower;
    await expect(over).toContainText(
        `${sideName[player]}’s ${colour} tower gets a Sumo ring and is now a Sumo: 1 point.`,
    );
    if (state.phase === 'filling') await table.expectFills(state);
}

async function play(table: Table, match: KnownMatch, handsFor: (step: number) => Hands): Promise<void> {
    await table.expectMoment(match, 0);
    for (const [step, decision] of match.decisions.entries()) {
        const side = sideOfFill(decision);
        const hands = handsFor(step);
        if (side) {
            await hands.press(table.fill(side));
        } else {
            const { from, to } = squaresOf(decision);
            await hands.move(from, to);
        }
        await table.expectMoment(match, step + 1);
        await expectTold(table, match, step + 1);
    }
    await expect.poll(() => table.turnsInWords()).toEqual(match.turnsInWords());
    const notes = ['Round 4', 'Gold starts', 'Gold fills from the right', 'Gold fills from the left', 'Deadlock'];
    for (const note of notes) await expect(table.moves).toContainText(note);
}

test('a whole Standard match by mouse, clicked and dragged', async ({ page }) => {
    await page.goto('./');
    const table = await start(page, { format: 'Standard', names: ['Akane', 'Benjiro'] });
    const [clicking, dragging] = [new Mouse(table), new DraggingMouse(table)];
    await play(table, match, (step) => (step % 2 === 0 ? clicking : dragging));
    await expect(table.result.getByRole('heading')).toHaveText('Benjiro wins');
    await expect(table.result).toContainText('3 to 1 points');
});

test('a whole Standard match with the keyboard alone', async ({ page }) => {
    await page.goto('./');
    const keys = new Keys(new Table(page));
    const group = (name: string) => page.getByRole('group', { name });
    await keys.choose(group('Who plays?'), page.getByRole('radio', { name: 'Two people' }));
    await keys.choose(group('How long?'), page.getByRole('radio', { name: 'Standard' }));
    await keys.press(page.getByRole('button', { name: 'Start', exact: true }));
    const table = await opened(page);
    await play(table, match, () => keys);
    await expect(table.result.getByRole('heading')).toHaveText('Gold wins');
    await keys.press(table.button('Rematch'));
    await expect(table.status).toHaveText('Black begins: move any tower.');
});

test.describe('on a phone held upright', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

    test('a whole Standard match with fingers, tapped and dragged', async ({ page }) => {
        await page.goto('./');
        await page.getByText('Two people, one screen').tap();
        await page.getByRole('group', { name: 'How long?' }).getByText('Standard').tap();
        await page.getByRole('button', { name: 'Start', exact: true }).tap();
        const table = await opened(page);
        const [tapping, dragging] = [new Fingers(table), new DraggingFinger(table)];
        await play(table, match, (step) => (step % 3 === 0 ? dragging : tapping));
        await expect(table.result.getByRole('heading')).toHaveText('Gold wins');
    });
});
