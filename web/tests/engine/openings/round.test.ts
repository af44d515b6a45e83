import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../src/core/types';
import { knownMoves, readOpenings } from '../../../src/engine/openings';
import { openingMoves } from '../../../src/engine/round';
import { testCore } from '../../core/load';

const core = testCore();
const text = readFileSync(new URL('../../../../data/openings.txt', import.meta.url), 'utf8');
const openings = readOpenings(text)!;
const standard = (...decisions: string[]): Line => ({
    format: { kind: 'standard', rounds: 1 },
    start: null,
    decisions,
});
/** A round as short as the sample match's first. */
const shortRound = ['a1a7', 'f8b4', 'c1c7', 'd8d4', 'b4b2', 'b2a1'];

const legalMoves = (line: Line) => {
    const looked = core.look(line);
    return looked.ok ? looked.value.position.moves.map((move) => move.text).sort() : [];
};
const foundMoves = (line: Line) => {
    const round = openingMoves(core, line);
    return (
        round &&
        knownMoves(openings, round)
            ?.map((move) => move.decision)
            .sort()
    );
};

describe('the openings beside the real core', () => {
    it('begin in its first position', () => {
        expect(openings.start).toBe(core.firstPosition);
    });

    it('have exactly the legal moves, on both sides of the mirror', () => {
        for (const moves of [[], ['a1a5'], ['h1h5'], ['d1h5'], ['c1c5', 'b8h2'], ['f1f5', 'g8a2']])
            expect(foundMoves(standard(...moves))).toEqual(legalMoves(standard(...moves)));
    });

    it('have those of a round that Gold starts, in a series', () => {
        const series: Line = { ...standard(...shortRound), format: { kind: 'series', rounds: 3 } };
        expect(openingMoves(core, series)).toEqual({ starter: 'gold', moves: [] });
        expect(foundMoves(series)).toEqual(legalMoves(series));
        const further = { ...series, decisions: [...shortRound, 'e8e4'] };
        expect(foundMoves(further)).toEqual(legalMoves(further));
    });

    it('are silent about other rounds', () => {
        expect(openingMoves(core, standard(...shortRound, 'fill right'))).toBeNull();
        const setUp = { ...standard(), start: '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O' };
        expect(openingMoves(core, setUp)).toBeNull();
        expect(openingMoves(core, { ...standard('a1a5'), start: core.firstPosition })?.moves).toEqual(['a1a5']);
    });
});
