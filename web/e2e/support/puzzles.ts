import { expect as soon, type Locator, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Decision, Line } from '../../src/core/types';
import { readPuzzles } from '../../src/views/puzzles/file';
import { deciderOf, taskOf } from '../../src/views/puzzles/task';
import type { Puzzle } from '../../src/views/puzzles/types';
import { taskSentence, type Words } from '../../src/views/puzzles/words';
import type { Hands } from './hands';
import { sideOfFill, squaresOf } from './match';
import { allowed, boardOf, core, type Spoken } from './spoken';

/** A machine may be busy with other things. */
const expect = soon.configure({ timeout: 15_000 });

/** All that ship, the easy and short ones first. */
export const puzzles: readonly Puzzle[] = readPuzzles(
    readFileSync(new URL('../../../data/puzzles.txt', import.meta.url), 'utf8'),
).toSorted((a, b) => a.solution.length - b.solution.length || a.grade - b.grade);

export function puzzleWith(isWanted: (puzzle: Puzzle) => boolean): Puzzle {
    const found = puzzles.find(isWanted);
    if (!found) throw new Error('there is no such puzzle');
    return found;
}

const after = (line: Line, decision: Decision): Line => ({ ...line, decisions: [...line.decisions, decision] });

/** A wrong decision that the other side answers by winning at once, in one way only. */
export function blunderIn({ line, solution }: Puzzle): { wrong: Decision; answer: Decision } | null {
    const solver = deciderOf(core, line);
    for (const wrong of allowed(line).filter((decision) => decision !== solution[0])) {
        const next = after(line, wrong);
        if (deciderOf(core, next) === solver || deciderOf(core, next) === null) continue;
        const wins = allowed(next).filter((decision) =>
            core.eventsAt(after(next, decision), next.decisions.length).some(({ kind }) => kind === 'round-won'),
        );
        if (wins.length === 1) return { wrong, answer: wins[0] ?? '' };
    }
    return null;
}

/** A puzzle that is being solved, as it is seen and heard. */
export class PuzzleTable {
    readonly played;
    readonly refutation: Locator;
    readonly solved: Locator;

    constructor(
        readonly page: Page,
        readonly spoken: Spoken,
    ) {
        this.played = boardOf(page, spoken.puzzles.board);
        this.refutation = page.locator('[data-refutation]');
        this.solved = page.locator('[data-solved]');
    }

    button(name: string): Locator {
        return this.page.getByRole('button', { name, exact: true });
    }

    fill(side: 'left' | 'right'): Locator {
        const { play } = this.spoken.text;
        return this.page.getByRole('group', { name: play.fillTitle }).getByRole('button').filter({
            hasText: play.fillFrom[side],
        });
    }

    /** What was played before has been shown, and the question is put. */
    async asks(puzzle: Puzzle): Promise<void> {
        const words: Words = { text: this.spoken.puzzles, voice: this.spoken.voice, written: () => '' };
        await expect(this.page.locator('[data-task]')).toHaveText(taskSentence(taskOf(core, puzzle), words));
        await this.waits('asking');
    }

    async waits(phase: 'asking' | 'refuted' | 'done'): Promise<void> {
        await expect(this.page.locator('[data-phase]')).toHaveAttribute('data-phase', phase, { timeout: 20_000 });
    }

    async decide(hands: Hands, decision: Decision): Promise<void> {
        const side = sideOfFill(decision);
        if (side) return hands.press(this.fill(side));
        const { from, to } = squaresOf(decision);
        await hands.move(from, to);
    }

    /** Plays what the solver has to; the other side answers. */
    async solve(hands: Hands, { line, solution }: Pick<Puzzle, 'line' | 'solution'>): Promise<void> {
        const solver = deciderOf(core, line);
        let here = line;
        for (const decision of solution) {
            if (deciderOf(core, here) === solver) {
                await this.waits('asking');
                await this.decide(hands, decision);
            }
            here = after(here, decision);
        }
        await this.waits('done');
        await expect(this.solved.getByRole('heading')).toHaveText(this.spoken.puzzles.solved.title);
    }
}
