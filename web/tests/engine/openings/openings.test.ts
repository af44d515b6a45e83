import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlacedTower } from '../../../src/core/types';
import { byWorth, summaryOf } from '../../../src/engine/groups';
import { knownMoves, mirrored, readOpenings, type KnownMove } from '../../../src/engine/openings';

const text = readFileSync(new URL('../../../../data/openings.txt', import.meta.url), 'utf8');
const openings = readOpenings(text) ?? { start: '', lines: new Map<string, string>() };
const known = (starter: 'black' | 'gold', ...moves: string[]) => knownMoves(openings, { starter, moves }) ?? [];
const worth = (moves: KnownMove[]) => moves.map(({ decision, verdict, distance }) => [decision, verdict, distance]);

describe('the data', () => {
    it('is read with its start', () => {
        expect(openings.start).toBe('obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -');
        expect(openings.lines.size).toBe(627);
    });

    it('is refused when it is something else', () => {
        expect(readOpenings('')).toBeNull();
        expect(readOpenings('<!doctype html>\n')).toBeNull();
        expect(readOpenings('Kamisado openings 2\nx\n')).toBeNull();
    });
});

describe('first moves', () => {
    const first = known('black');

    it('are 102, of which 16 win, the quickest in 17', () => {
        expect(first).toHaveLength(102);
        expect(new Set(first.map((move) => move.decision)).size).toBe(102);
        const wins = first.filter((move) => move.verdict === 'win');
        expect(wins).toHaveLength(16);
        expect(Math.min(...wins.map((move) => move.distance))).toBe(17);
    });

    it('have a twin that is worth the same', () => {
        for (const move of first) {
            const twin = first.find((other) => other.decision === move.twin);
            expect(twin).toEqual({ ...move, decision: mirrored(move.decision), twin: move.decision });
        }
    });

    it('are the same from the other side when Gold starts', () => {
        const a1a5 = first.find((move) => move.decision === 'a1a5');
        expect(known('gold')).toContainEqual({ ...a1a5, decision: 'h8h4', twin: 'a8a4' });
    });
});

describe('replies and third moves', () => {
    it('are found behind a move and mirrored behind its twin', () => {
        const replies = known('black', 'a1a5');
        expect(replies.length).toBeGreaterThan(5);
        expect(replies.every((move) => move.verdict === 'loss' && move.twin === null)).toBe(true);
        const twins = known('black', 'h1h5').map((move) => ({ ...move, decision: mirrored(move.decision) }));
        expect(worth(twins)).toEqual(worth(replies));
    });

    it('answer for every line of two moves, and for none of three', () => {
        for (const first of known('black'))
            for (const reply of known('black', first.decision)) {
                const third = knownMoves(openings, { starter: 'black', moves: [first.decision, reply.decision] });
                if (reply.distance > 1) expect(third?.length).toBeGreaterThan(0);
                else expect(third).toBeNull();
            }
        const [reply] = known('black', 'a1a5');
        const [third] = known('black', 'a1a5', reply?.decision ?? '');
        const moves = ['a1a5', reply?.decision ?? '', third?.decision ?? ''];
        expect(knownMoves(openings, { starter: 'black', moves })).toBeNull();
    });

    it('are not invented for moves that cannot be made', () => {
        expect(knownMoves(openings, { starter: 'black', moves: ['a1a8'] })).toBeNull();
        expect(knownMoves(openings, { starter: 'black', moves: ['resigns black'] })).toBeNull();
    });
});

describe('the summary', () => {
    const towers = 'abcdefgh'.split('').map((file): PlacedTower => ({
        player: 'black',
        colour: 'brown',
        rings: 0,
        square: `${file}1`,
    }));

    it('groups by tower from left to right and counts', () => {
        const summary = summaryOf(known('black'), towers);
        expect(summary.groups.map((group) => group.square)).toEqual(towers.map((tower) => tower.square));
        expect(summary.groups.map((group) => group.wins)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
        expect([summary.wins, summary.all]).toEqual([16, 102]);
        expect(summary.best).toMatchObject({ decision: 'a1a5', verdict: 'win', distance: 17 });
    });

    it('puts the quickest win first and the quickest loss last', () => {
        const brown = summaryOf(known('black'), towers).groups[0]?.moves.map((move) => move.decision) ?? [];
        expect(brown.slice(0, 3)).toEqual(['a1a5', 'a1a2', 'a1a4']);
        expect(brown.at(-1)).toBe('a1a7');
        expect([...known('black', 'a1a5')].sort(byWorth)[0]?.distance).toBe(16);
    });
});
