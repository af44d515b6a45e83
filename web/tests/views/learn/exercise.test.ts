import { describe, expect, it } from 'vitest';
import { Exercising } from '../../../src/views/learn/exercise.svelte';
import { firstGame } from '../../../src/views/learn/first_game';
import type { Exercise } from '../../../src/views/learn/types';
import { testCore } from '../../core/load';
import { calm, HandTime, QuickEngine } from '../../browser/fakes';
import { chain, exercise } from './sample';

const core = testCore();

function tried(what: Partial<Exercise>) {
    const time = new HandTime();
    const engine = new QuickEngine(core);
    let solved = 0;
    const trying = new Exercising(exercise(what), { core, engine: () => engine, time, onsolved: () => ++solved });
    return {
        trying,
        engine,
        solved: () => solved,
        /** The learner plays, and the board shows it. */
        play: (decision: string) => {
            trying.decide(decision);
            trying.settled();
        },
        /** Time goes by, and the board shows what came of it. */
        wait: async () => {
            await time.pass(1000);
            await calm();
            trying.settled();
        },
        pass: () => time.pass(1000),
    };
}

/** As somebody tries it on the board. */
function tryMove(trying: Exercising, from: string, to: string): void {
    expect(trying.tryout.decisionFor(from, to)).toBeNull();
    trying.refused();
}

describe('a decision that is asked for', () => {
    const asked: Partial<Exercise> = {
        goal: { kind: 'decision', decisions: ['e1e5', 'e1e6'] },
        solution: ['e1e5'],
    };

    it('is solved by any of those that are asked for, when the board has shown it', () => {
        const { trying, solved } = tried(asked);
        trying.decide('e1e6');
        expect(trying.solved).toBe(false);
        expect(trying.remark).toBeNull();
        trying.settled();
        expect(trying.solved).toBe(true);
        expect(solved()).toBe(1);
    });

    it('shows another one on the board, says so, and waits for it to be taken back', async () => {
        const { trying, play, pass, solved } = tried(asked);
        play('e1e2');
        expect(trying.remark).toBe('not-asked');
        expect(trying.tryout.step).toBe(1);
        expect(trying.hand).toBeNull();
        await pass();
        expect(trying.tryout.step).toBe(1);
        trying.takeBack();
        expect(trying.remark).toBeNull();
        expect(trying.hand).toBe('black');
        play('e1e5');
        expect(trying.solved).toBe(true);
        expect(solved()).toBe(1);
    });

    it('shows at once what a decision costs that lets the other side reach the far row', async () => {
        const danger = firstGame.find(({ id }) => id === 'first-danger');
        const { trying, play, wait, solved } = tried(danger ?? {});
        play('f1g2');
        expect(trying.thinking).toBe(true);
        await wait();
        expect(trying.played).toEqual(['f1g2', 'b4b1']);
        expect(trying.remark).toBe('not-asked');
        trying.takeBack();
        expect(trying.played).toEqual([]);
        play('f1f4');
        expect(trying.solved).toBe(true);
        expect(solved()).toBe(1);
    });

    it('answers a forbidden one with the rule', () => {
        const { trying } = tried(asked);
        tryMove(trying, 'e1', 'd4');
        expect(trying.tryout.refusal?.rule).toBe('M1');
        expect(trying.solved).toBe(false);
        expect(trying.remark).toBeNull();
        trying.decide('e1e5');
        expect(trying.tryout.refusal).toBeNull();
    });

    it('is no longer answered once it is solved, unless the solution goes on', async () => {
        const short = tried(asked);
        short.play('e1e5');
        await short.wait();
        expect(short.trying.tryout.step).toBe(1);
        const long = tried({ ...asked, solution: ['e1e5', 'h8h7'] });
        long.play('e1e5');
        await long.wait();
        expect(long.trying.played).toEqual(['e1e5', 'h8h7']);
        expect(long.engine.asked).toBe(0);
        expect(long.trying.solved).toBe(true);
    });
});

describe('something forbidden that is asked for', () => {
    const asked: Partial<Exercise> = { goal: { kind: 'refused', rules: ['M1'] }, solution: ['e1d4'] };

    it('is solved by the rule that answers', () => {
        const { trying, solved } = tried(asked);
        tryMove(trying, 'e1', 'd4');
        expect(trying.solved).toBe(true);
        expect(solved()).toBe(1);
    });

    it('is not solved by another rule, nor by a move that is allowed', async () => {
        const { trying, play, pass } = tried({ ...asked, goal: { kind: 'refused', rules: ['T2'] } });
        tryMove(trying, 'e1', 'd4');
        expect(trying.solved).toBe(false);
        play('e1e2');
        expect(trying.remark).toBe('allowed');
        await pass();
        expect(trying.tryout.step).toBe(1);
        trying.takeBack();
        expect(trying.tryout.step).toBe(0);
    });
});

describe('something that has to happen', () => {
    it('tells a chain of blocked turns and is solved by it', () => {
        const { trying, play } = tried({
            line: { format: { kind: 'single', rounds: 1 }, start: chain, decisions: [] },
            goal: { kind: 'event', event: 'blocked', player: 'gold' },
            solution: ['d2d7'],
        });
        play('d2d7');
        expect(trying.solved).toBe(true);
        expect(trying.told.map(({ kind }) => kind)).toEqual(['moved', 'blocked', 'blocked', 'turn']);
    });

    const win: Partial<Exercise> = {
        line: { format: { kind: 'single', rounds: 1 }, start: chain, decisions: [] },
        hand: 'both',
        goal: { kind: 'event', event: 'round-won', player: 'gold' },
        solution: ['d2d7', 'b6b3', 'b3d1'],
    };

    it('may take several decisions of both hands', () => {
        const { trying, play } = tried(win);
        play('d2d7');
        expect(trying.remark).toBeNull();
        play('b6b3');
        expect(trying.solved).toBe(false);
        play('b3d1');
        expect(trying.solved).toBe(true);
        expect(trying.tryout.state.phase).toBe('over');
    });

    it('is answered as the solution has it', async () => {
        const { trying, play, wait, engine } = tried({ ...win, hand: 'black' });
        play('d2d7');
        expect(trying.thinking).toBe(true);
        expect(trying.hand).toBeNull();
        await wait();
        expect(trying.played).toEqual(['d2d7', 'b6b3']);
        await wait();
        expect(trying.played).toEqual(['d2d7', 'b6b3', 'b3d1']);
        expect(engine.asked).toBe(0);
        expect(trying.solved).toBe(true);
    });

    it('is answered by the engine when the learner goes another way', async () => {
        const { trying, play, wait, engine } = tried({
            goal: { kind: 'event', event: 'blocked', player: null },
            solution: ['e1e5'],
        });
        play('e1e2');
        await wait();
        expect(engine.asked).toBe(1);
        expect(trying.tryout.step).toBe(2);
        expect(trying.mine).toBe(true);
        expect(trying.remark).toBe('not-yet');
        trying.takeBack();
        expect(trying.tryout.step).toBe(0);
    });

    it('takes an answer back that has not come yet', async () => {
        const { trying, play, pass, engine } = tried({ ...win, hand: 'black' });
        play('d2d3');
        trying.takeBack();
        await pass();
        await calm();
        expect(engine.asked).toBe(0);
        expect(trying.tryout.step).toBe(0);
        expect(trying.thinking).toBe(false);
        play('d2d7');
        expect(trying.thinking).toBe(true);
        trying.leave();
    });

    it('lets the other side begin', async () => {
        const { trying, wait } = tried({ ...win, hand: 'gold' });
        trying.begin();
        expect(trying.hand).toBeNull();
        await wait();
        expect(trying.played).toEqual(['d2d7']);
        expect(trying.canTakeBack).toBe(false);
        expect(trying.hand).toBe('gold');
        trying.startAgain();
        expect(trying.thinking).toBe(true);
        await wait();
        expect(trying.played).toEqual(['d2d7']);
    });

    it('says when it did not come about', () => {
        const { trying, play } = tried({
            ...win,
            goal: { kind: 'event', event: 'deadlock', player: null },
            solution: [],
        });
        for (const decision of ['d2d7', 'b6b3', 'b3d1']) play(decision);
        expect(trying.remark).toBe('missed');
        trying.startAgain();
        expect(trying.tryout.step).toBe(0);
        expect(trying.remark).toBeNull();
    });
});

describe('a board to try things on', () => {
    it('is done with the first move and goes on being answered', async () => {
        const { trying, play, wait, solved } = tried({});
        play('a1a2');
        expect(trying.solved).toBe(true);
        expect(solved()).toBe(1);
        await wait();
        expect(trying.tryout.step).toBe(2);
        expect(trying.mine).toBe(true);
        expect(trying.remark).toBeNull();
    });

    it('goes on to a fill', () => {
        const { trying, play } = tried({
            line: { format: { kind: 'standard', rounds: 1 }, start: chain, decisions: [] },
            hand: 'both',
        });
        for (const decision of ['d2d7', 'b6b3', 'b3d1']) play(decision);
        expect(trying.tryout.state.phase).toBe('filling');
        expect(trying.mine).toBe(true);
        play('fill left');
        expect(trying.tryout.state.phase).toBe('playing');
        expect(trying.told.some(({ kind }) => kind === 'line-up')).toBe(true);
    });
});
