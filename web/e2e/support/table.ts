import { expect, type Locator, type Page } from '@playwright/test';
import type { MatchState, PlacedTower, Player, Side, Square } from '../../src/core/types';
import { rowOf, sideName, spokenTowers, statusOf, type KnownMatch } from './match';

const aTower = /^(?:Black|Gold)’s \w+ (?:(?:(?:Double|Triple) )?Sumo )?tower$/;

const intervals = [20, 50, 100];

interface Seen {
    status: string;
    /** By square, as the grid tells them. */
    towers: Record<Square, string>;
    scores: Record<Player, string>;
}

/** The view of a live match, in English, as somebody finds it who only knows roles and names. */
export class Table {
    readonly board: Locator;
    /** The squares that somebody may choose now: towers while the choice is free, otherwise goals. */
    readonly open: Locator;
    readonly status: Locator;
    readonly explanation: Locator;
    readonly result: Locator;
    readonly moves: Locator;

    constructor(readonly page: Page) {
        this.board = page.getByRole('grid', { name: 'Kamisado board' });
        this.open = this.board.locator(
            ['can move', 'can go here', 'can push here'].map((words) => `[aria-label*="${words}"]`).join(', '),
        );
        this.status = page.locator('[data-status]');
        this.explanation = page.getByRole('region', { name: 'What happened' });
        this.result = page.getByRole('region', { name: 'The match is over' });
        this.moves = page.getByRole('table', { name: 'Moves' });
    }

    cell(square: Square): Locator {
        return this.board.locator(`[role="gridcell"][aria-label^="${square}, "]`);
    }

    button(name: string): Locator {
        return this.page.getByRole('button', { name, exact: true });
    }

    player(player: Player): Locator {
        return this.page.getByRole('region', { name: sideName[player], exact: true });
    }

    score(player: Player): Locator {
        return this.player(player).getByRole('img', { name: /\d points?/ });
    }

    roundOver(round: number): Locator {
        return this.page.getByRole('region', { name: `Round ${round} is over` });
    }

    fill(side: Side): Locator {
        return this.page
            .getByRole('group', { name: 'Left or right?' })
            .getByRole('button', { name: new RegExp(`^From the ${side}`) });
    }

    /** What the page says of the match at this moment, asked at once. */
    private async seen(): Promise<Seen> {
        const { status, names, scores } = await this.page.evaluate(() => {
            const labels = (selector: string): string[] =>
                Array.from(document.querySelectorAll(selector), (each) => each.getAttribute('aria-label') ?? '');
            const score = (side: string): string => labels(`section[aria-label="${side}"] [role="img"]`)[0] ?? '';
            return {
                status: document.querySelector('[data-status]')?.textContent?.trim() ?? '',
                names: labels('[role="grid"] [role="gridcell"]'),
                scores: { black: score('Black'), gold: score('Gold') },
            };
        });
        const parts = names.map((name) => name.split(', '));
        const towers = Object.fromEntries(
            parts.flatMap(([square = '', , tower = '']) => (aTower.test(tower) ? [[square, tower]] : [])),
        );
        return { status, towers, scores };
    }

    async towers(): Promise<Record<Square, string>> {
        return (await this.seen()).towers;
    }

    async expectTowers(towers: readonly PlacedTower[]): Promise<void> {
        await expect.poll(() => this.towers(), { intervals }).toEqual(spokenTowers(towers));
    }

    /** The board, the sentence and the score are those of that moment of a match. */
    async expectMoment(match: KnownMatch, step: number): Promise<void> {
        const state = match.at(step);
        const score = (points: number): string => {
            const said = points === 1 ? '1 point' : `${points} points`;
            return state.target && state.target > 1 ? `${said} / ${state.target}` : said;
        };
        const expected: Seen = {
            status: statusOf(state),
            towers: spokenTowers(match.towers(step)),
            scores: { black: score(state.score.black), gold: score(state.score.gold) },
        };
        await expect.poll(() => this.seen(), { intervals }).toEqual(expected);
    }

    /** Both line-ups can be seen before one of them is chosen. */
    async expectFills(state: MatchState): Promise<void> {
        for (const side of ['left', 'right'] as const) {
            const towers = state.fills?.[side] ?? [];
            await expect(this.fill(side)).toHaveAccessibleName(
                `From the ${side}. Line-up from the ${side}. ` +
                    `Black: ${rowOf(towers, 'black')}. Gold: ${rowOf(towers, 'gold')}.`,
            );
        }
    }

    /** How many entries the move list has. */
    turnCount(): Promise<number> {
        return this.moves.locator('.entry').count();
    }

    /** The moves of the list in words, whatever they are drawn as. */
    async turnsInWords(): Promise<string[]> {
        return this.moves.locator('.entry .visually-hidden').allTextContents();
    }
}
