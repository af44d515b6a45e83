import { describe, expect, it } from 'vitest';
import { marksFor, sortedChoices, tallies, verdictOf } from '../../../src/views/analysis/choices';
import type { Choice, Move, PlacedTower, Verdict } from '../../../src/core/types';

function choice(decision: string, verdict: Verdict, distance: number | null = null, chance?: number): Choice {
    return {
        decision,
        verdict,
        distance,
        points: null,
        chance: chance === undefined ? null : { value: chance, proved: false },
    };
}
const move = (from: string, to: string): Move => ({ text: from + to, from, to, pushes: 0, annotation: '' });

describe('the order of moves', () => {
    it('has the quickest win first and the quickest loss last', () => {
        const sorted = sortedChoices([
            choice('a', 'loss', 2),
            choice('b', 'win', 9),
            choice('c', 'unknown'),
            choice('d', 'loss', 14),
            choice('e', 'win', 3),
            choice('f', 'win'),
        ]);
        expect(sorted.map((each) => each.decision)).toEqual(['e', 'b', 'f', 'c', 'd', 'a']);
    });

    it('can go by the chance of winning the match', () => {
        const sorted = sortedChoices([choice('a', 'win', 1, 0.4), choice('b', 'loss', 2, 0.6)], true);
        expect(sorted.map((each) => each.decision)).toEqual(['b', 'a']);
    });

    it('leaves what it was given as it was', () => {
        const choices = [choice('b', 'loss', 1), choice('a', 'win', 1)];
        sortedChoices(choices);
        expect(choices[0]?.decision).toBe('b');
    });
});

describe('the tower by tower summary', () => {
    const towers: PlacedTower[] = [
        { player: 'black', colour: 'brown', rings: 0, square: 'a1' },
        { player: 'black', colour: 'green', rings: 0, square: 'b1' },
        { player: 'gold', colour: 'green', rings: 0, square: 'b8' },
    ];
    const moves = [move('a1', 'a2'), move('a1', 'a3'), move('b1', 'b2')];
    const choices = [choice('a1a2', 'win', 5), choice('a1a3', 'loss', 2), choice('b1b2', 'loss', 4)];

    it('counts the moves of each tower that has some', () => {
        const counted = tallies(towers, moves, choices);
        expect(counted.map((tally) => [tally.tower.square, tally.win, tally.all, tally.distance])).toEqual([
            ['a1', 1, 2, 5],
            ['b1', 0, 1, 4],
        ]);
        expect(counted.map(verdictOf)).toEqual(['win', 'loss']);
    });

    it('says nothing of a tower before it is settled', () => {
        const [first] = tallies(towers, moves, [choice('a1a2', 'loss', 2)]);
        expect(first && verdictOf(first)).toBe('unknown');
        expect(first?.distance).toBeNull();
    });

    it('marks the moves of the chosen tower, and the sums of the others', () => {
        const counted = tallies(towers, moves, choices);
        const marks = marksFor(moves, choices, counted, 'a1', (each) => String(each.distance));
        expect(marks).toEqual([
            { from: null, to: 'a2', kind: 'win', label: '5' },
            { from: null, to: 'a3', kind: 'loss', label: '2' },
            { from: null, to: 'b1', kind: 'loss', label: '0/1' },
        ]);
    });

    it('leaves it to the board whose moves to show when no tower is chosen', () => {
        const marks = marksFor(moves, choices, tallies(towers, moves, choices), null, () => '');
        expect(marks.map((mark) => [mark.from, mark.to])).toEqual([
            ['a1', 'a2'],
            ['a1', 'a3'],
            ['b1', 'b2'],
            [null, 'a1'],
            [null, 'b1'],
        ]);
    });

    it('marks all moves when only one tower may move', () => {
        const own = moves.slice(0, 2);
        const marks = marksFor(own, choices, tallies(towers, own, choices), null, () => '');
        expect(marks.map((mark) => mark.to)).toEqual(['a2', 'a3']);
    });
});
