import { describe, expect, it } from 'vitest';
import type { Decision, Line } from '../../../src/core/types';
import { figureNumbered } from '../../../src/views/learn/figures';
import { FigurePlayer } from '../../../src/views/learn/figures/player.svelte';
import type { Figure } from '../../../src/views/learn/figures/types';
import { testCore } from '../../core/load';

const core = testCore();

function opened(
    number: number,
    letter = '',
    answers: (Decision | null)[] = [],
): { player: FigurePlayer; asked: Line[] } {
    const figure = figureNumbered(number) as Figure;
    const asked: Line[] = [];
    const index = figure.stops.findIndex((stop) => stop.letter === letter);
    const player = new FigurePlayer(core, figure, index, {
        answer: (line) => {
            asked.push(line);
            return Promise.resolve(answers.shift() ?? null);
        },
        pause: () => Promise.resolve(),
    });
    return { player, asked };
}

const kinds = (player: FigurePlayer): string => player.tryout.happening.map(({ kind }) => kind).join(' ');
const boardOf = (player: FigurePlayer): string => player.tryout.state.position.text;

describe('stepping through a figure', () => {
    it('goes from part to part, and shows what happens on the way', () => {
        const { player } = opened(10);
        player.jump(1);
        expect(player.stop.letter).toBe('a');
        expect(kinds(player)).toBe('moved turn');
        player.jump(2);
        expect(kinds(player)).toBe('pushed turn');
    });

    it('goes back without acting it out', () => {
        const { player } = opened(10, 'h');
        const there = boardOf(player);
        player.jump(player.index - 1);
        expect(player.stop.letter).toBe('g');
        expect(player.tryout.happening).toEqual([]);
        player.jump(player.index + 1);
        expect(boardOf(player)).toBe(there);
    });

    it('stays within the figure', () => {
        const { player } = opened(4);
        player.jump(-1);
        expect(player.index).toBe(0);
        player.jump(99);
        expect(player.index).toBe(player.last);
    });

    it('tells blocked towers one by one', () => {
        const { player } = opened(5);
        const told = Array.from({ length: player.last }, (_, index) => {
            player.jump(index + 1);
            return kinds(player);
        });
        expect(told).toEqual([
            'moved',
            'blocked',
            'blocked turn',
            'moved',
            'blocked turn',
            'moved round-won point decided',
        ]);
    });

    it('crosses over to a branch, and does not play again what both have in common', () => {
        const eight = opened(8, 'd').player;
        eight.jump(eight.index + 1);
        expect(kinds(eight)).toBe('moved turn');
        const seven = opened(7, 'd').player;
        seven.jump(seven.index + 1);
        expect(seven.stop.letter).toBe('e');
        expect(seven.happened).toEqual([]);
        expect(seven.tryout.state.phase).toBe('filling');
    });
});

describe('playing a figure', () => {
    it('goes on with the move of the figure, and remembers who found it', () => {
        const { player } = opened(10, 'g');
        expect(player.asks).toBe(true);
        expect(player.decide('g5g4')).toBe(true);
        expect(player.stop.letter).toBe('h');
        expect([...player.found]).toEqual([player.index]);
    });

    it('goes on from the part that shows the options to the one that moves', () => {
        const { player } = opened(2, 'a');
        player.decide('b8b3');
        expect(player.stop.letter).toBe('c');
    });

    it('takes the other branch when that is played', () => {
        const eight = opened(8).player;
        expect(eight.decide('f1b5')).toBe(true);
        expect(eight.stop.letter).toBe('e');
        const nine = opened(9, 'b').player;
        nine.decide('d5a8');
        expect(nine.stop.letter).toBe('e');
        const seven = opened(7, 'b').player;
        seven.decide('fill right');
        expect(seven.stop.letter).toBe('g');
    });

    it('asks for no move in the middle of a chain, nor at the end', () => {
        expect(opened(4, 'a').player.asks).toBe(false);
        expect(opened(4, 'b').player.asks).toBe(true);
        expect(opened(4, 'c').player.asks).toBe(false);
    });
});

describe('leaving a figure', () => {
    it('knows what comes of an alternative that is played, and returns to where it was left', async () => {
        const { player, asked } = opened(10, 'g');
        const there = boardOf(player);
        expect(player.decide('g5g3')).toBe(false);
        expect(player.aside?.known?.decision).toBe('g5g3');
        await player.goOn();
        expect(player.tryout.state.phase).toBe('filling');
        expect(player.happened.map(({ kind }) => kind)).toContain('round-won');
        await player.goOn();
        expect(asked).toEqual([]);
        player.return();
        expect(player.aside).toBeNull();
        expect(player.stop.letter).toBe('g');
        expect(boardOf(player)).toBe(there);
    });

    it('shows an alternative of the last move, and returns to the part that told it', async () => {
        const { player } = opened(10, 'i');
        const [first] = player.stop.alternatives;
        if (first) player.instead(first);
        expect(player.tryout.lineHere.decisions.at(-1)).toBe('e1f2');
        await player.goOn();
        expect(player.tryout.state.score).toEqual({ black: 9, gold: 18 });
        player.return();
        expect(player.stop.letter).toBe('i');
    });

    it('plays a long answer to its end', async () => {
        const { player } = opened(10, 'f');
        const [other] = player.stop.alternatives;
        if (other) player.instead(other);
        for (let times = 0; times < 10; times += 1) await player.goOn();
        expect(player.tryout.state.score).toEqual({ black: 9, gold: 22 });
    });

    it('has any other move answered, and lets it be played on', async () => {
        const { player, asked } = opened(9, 'a', ['f8f6', 'h8h7']);
        player.decide('d4a7');
        expect(player.aside?.known).toBeNull();
        await player.goOn();
        expect(asked).toHaveLength(1);
        expect(player.tryout.lineHere.decisions.at(-1)).toBe('f8f6');
        expect(player.thinking).toBe(false);
    });

    it('forgets an answer that comes too late', async () => {
        const { player } = opened(9, 'a', ['f8f6']);
        player.decide('d4a7');
        const waiting = player.goOn();
        expect(player.thinking).toBe(true);
        player.return();
        await waiting;
        expect(player.stop.letter).toBe('a');
        expect(player.tryout.step).toBe(1);
        expect(player.thinking).toBe(false);
    });

    it('goes on to the next part from an aside without acting it out', () => {
        const { player } = opened(9, 'a');
        player.decide('d4a7');
        player.jump(player.index + 1);
        expect(player.aside).toBeNull();
        expect(player.stop.letter).toBe('b');
        expect(player.tryout.happening).toEqual([]);
    });
});
