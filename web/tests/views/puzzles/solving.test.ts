import { calm } from '../../browser/fakes';
import { describe, expect, it } from 'vitest';
import { Referee, type Fault } from '../../../src/views/puzzles/referee';
import { Solving, type Notes, type Pace } from '../../../src/views/puzzles/solving.svelte';
import { taskOf } from '../../../src/views/puzzles/task';
import { testCore } from '../../core/load';
import { directEngine } from './engine';
import { sample } from './samples';

const core = testCore();
const atOnce: Pace = { beforeLead: 0, beforeAnswer: 0, betweenShown: 0 };
const fault: Fault = { kind: 'unclear', line: [], moves: null, points: null, openings: [] };
const fakeReferee = { wins: () => Promise.resolve(false), refute: () => Promise.resolve(fault), stop: () => {} };

class Account implements Notes {
    told: string[] = [];
    miss = () => void this.told.push('miss');
    hint = () => void this.told.push('hint');
    giveUp = () => void this.told.push('gave up');
    solve = (clean: boolean) => {
        this.told.push(clean ? 'solved at once' : 'solved');
        return this.told.length === 1;
    };
}

/** A board that has shown everything a moment later. */
function watched(solving: Solving): { stop: () => void } {
    const timer = setInterval(() => solving.settled(), 1);
    return { stop: () => clearInterval(timer) };
}

async function begun(id: string, referee: ConstructorParameters<typeof Solving>[2] = fakeReferee) {
    const account = new Account();
    const task = taskOf(core, sample(id));
    const solving = new Solving(core, task, referee, account, atOnce);
    const board = watched(solving);
    await solving.begin();
    return { solving, account, task, board };
}

describe('solving a puzzle', () => {
    it('shows the lead, then asks', async () => {
        const account = new Account();
        const solving = new Solving(core, taskOf(core, sample('aa001')), fakeReferee, account, atOnce);
        expect(solving.phase).toBe('lead');
        expect(solving.tryout.step).toBe(0);
        expect(solving.mayDecide).toBe(false);
        const board = watched(solving);
        await solving.begin();
        board.stop();
        expect(solving.phase).toBe('asking');
        expect(solving.tryout.step).toBe(1);
        expect(solving.mayDecide).toBe(true);
        expect(account.told).toEqual([]);
    });

    it('goes through the solution, the other side answering', async () => {
        const { solving, account, board } = await begun('aa002');
        for (const decision of ['b2b6', 'e1e3', 'g1g4', 'f7e8']) {
            expect(solving.phase).toBe('asking');
            await solving.decide(decision);
        }
        board.stop();
        expect(solving.phase).toBe('done');
        expect(solving.tryout.state.phase).toBe('over');
        expect(account.told).toEqual(['solved at once']);
    });

    it('lets the solver move twice after a push', async () => {
        const { solving, account, board } = await begun('aa004');
        await solving.decide('g1g2');
        expect(solving.phase).toBe('asking');
        await solving.decide('h1h5');
        board.stop();
        expect(account.told).toEqual(['solved at once']);
    });

    it('refutes a wrong move on the board, and asks the same again', { timeout: 60_000 }, async () => {
        const referee = new Referee(core, directEngine());
        const { solving, account, board } = await begun('aa002', referee);
        await solving.decide('b2b6');
        const before = solving.tryout.state.position.text;
        await solving.decide('e1e4');
        expect(solving.phase).toBe('refuted');
        expect(solving.wrong?.decision).toBe('e1e4');
        expect(solving.wrong?.fault?.kind).toBe('loses');
        expect(solving.tryout.line.decisions.length).toBeGreaterThan(4);
        solving.retry();
        expect(solving.phase).toBe('asking');
        expect(solving.tryout.state.position.text).toBe(before);
        await solving.decide('e1e3');
        await solving.decide('g1g4');
        await solving.decide('f7e8');
        board.stop();
        expect(account.told).toEqual(['miss', 'solved']);
    });

    it('is wrong even when nobody can say why', async () => {
        const broken = { ...fakeReferee, refute: () => Promise.reject(new Error('the engine has crashed')) };
        const { solving, account, board } = await begun('aa001', broken);
        await solving.decide('b7a6');
        board.stop();
        expect(solving.phase).toBe('refuted');
        expect(account.told).toEqual(['miss']);
    });

    it('takes nothing while something is shown, nor while one looks back', async () => {
        const { solving, board } = await begun('aa001');
        solving.look(0);
        expect(solving.mayDecide).toBe(false);
        await solving.decide('b7b6');
        expect(solving.at).toBe(0);
        solving.look(1);
        await solving.decide('b7b5');
        expect(solving.phase).toBe('asking');
        expect(solving.mayDecide).toBe(true);
        board.stop();
    });

    it('gives hints in three steps', async () => {
        const { solving, account, board } = await begun('aa001');
        for (let time = 0; time < 5; time += 1) solving.hint();
        expect(solving.hintLevel).toBe(3);
        expect(account.told).toEqual(['hint', 'hint', 'hint']);
        await solving.decide('b7b6');
        expect(solving.hintLevel).toBe(0);
        await solving.decide('a3a1');
        board.stop();
        expect(account.told.at(-1)).toBe('solved');
    });

    it('shows the solution, which is not solving it', async () => {
        const { solving, account, board } = await begun('aa002');
        await solving.decide('b2b6');
        await solving.showSolution();
        expect(solving.phase).toBe('done');
        expect(solving.tryout.state.phase).toBe('over');
        expect(account.told).toEqual(['gave up']);
        await solving.begin();
        for (const decision of ['b2b6', 'e1e3', 'g1g4', 'f7e8']) await solving.decide(decision);
        board.stop();
        expect(account.told).toEqual(['gave up', 'solved at once']);
        expect(solving.firstTry).toBe(false);
    });

    it('forgets what is under way when it is closed', async () => {
        const { solving, account, board } = await begun('aa002');
        void solving.decide('b2b6');
        solving.close();
        await calm();
        board.stop();
        expect(solving.phase).toBe('answering');
        expect(account.told).toEqual([]);
    });

    it('accepts any decision that wins, where that is asked for, and no other', { timeout: 60_000 }, async () => {
        const task = { ...taskOf(core, sample('aa003')), othersMayDo: true, points: 1 };
        const referee = new Referee(core, directEngine());
        const looked = core.look(task.line);
        const others = looked.ok ? looked.value.position.moves.filter(({ text }) => text !== 'f5f8') : [];
        const seen = new Set<boolean>();
        for (const { text } of others) {
            const wins = await referee.wins(task.line, text);
            if (seen.has(wins)) continue;
            seen.add(wins);
            const account = new Account();
            const solving = new Solving(core, task, referee, account, atOnce);
            const board = watched(solving);
            await solving.begin();
            await solving.decide(text);
            board.stop();
            expect(solving.phase).toBe(wins ? 'done' : 'refuted');
            expect(account.told).toHaveLength(1);
        }
        expect([...seen].toSorted()).toEqual([false, true]);
    });
});
