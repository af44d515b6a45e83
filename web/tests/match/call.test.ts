import { describe, expect, it } from 'vitest';
import type { Line } from '../../src/core/types';
import { Calls } from '../../src/match/call';
import { foretold } from '../../src/match/foretelling';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { fr } from '../../src/words/fr';
import type { Text } from '../../src/words/text.svelte';
import { testCore } from '../core/load';

const core = testCore();
const single = (decisions: string[], start: string | null = null): Line => ({
    format: { kind: 'single', rounds: 1 },
    start,
    decisions,
});
const said = (line: Line, decision: string, text: Text = en, turned = false) => {
    const call = new Calls(core).of(line, decision);
    if (!call) throw new Error(`${decision} is no move`);
    return foretold(
        call,
        {
            text,
            edition: 'burley',
            shown: (colour) => (turned ? core.turnedColours[colour] : colour),
            squareColours: core.squareColours,
        },
        true,
    );
};
const mustMove = (line: Line): string[] => {
    const state = core.look(line);
    return state.ok ? state.value.position.moves.map(({ text }) => text) : [];
};

describe('what a move will call', () => {
    it('is the tower that the core lets move next, for every first move', () => {
        const line = single([]);
        const calls = new Calls(core);
        const moves = mustMove(line);
        expect(moves).toHaveLength(102);
        for (const move of moves) {
            const after = core.decide(line, move);
            const turn = after.ok ? after.value.state.position.turn : null;
            expect(calls.of(line, move)).toMatchObject({ kind: 'calls', tower: turn?.tower, danger: false });
            expect(calls.of(line, move)?.chain).toEqual([move.slice(2), turn?.tower?.square]);
        }
    });

    it('is asked of the core once a moment', () => {
        let asked = 0;
        const counted = {
            ...core,
            decide: (...question: Parameters<typeof core.decide>) => (++asked, core.decide(...question)),
            dangers: (line: Line) => core.dangers(line),
        };
        const calls = new Calls(counted);
        const line = single([]);
        for (let times = 0; times < 3; ++times) calls.of(line, 'a1a7');
        expect(asked).toBe(1);
        calls.of(single([]), 'a1a7');
        expect(asked).toBe(2);
    });

    it('is nothing for what is no move', () => {
        expect(new Calls(core).of(single([]), 'a1b3')).toBeNull();
    });

    it('warns where the called tower could win at once', () => {
        const line: Line = {
            format: { kind: 'marathon', rounds: 1 },
            start: 'p3r1n1/7o*/6R**B/6k**1/1b**3g2/1Y*K*O4/3N**y***3/3G*P3 g K',
            decisions: [],
        };
        const warned = said(line, 'g5g3');
        expect(warned.tone).toBe('danger');
        expect(warned.words).toBe('calls Black’s pink Sumo, which can win at once');
        expect(said(line, 'g5g3', de).words).toBe('Schwarz muss dann Rosa ziehen und kann sofort gewinnen');
        expect(said(line, 'g5g3', fr).words).toBe('désigne le Sumo rose de Noir, qui peut gagner aussitôt');
        const dangers = core.dangers(line).map(({ decision }) => decision);
        for (const move of mustMove(line)) {
            const { tone } = said(line, move);
            expect(tone === 'danger', move).toBe(dangers.includes(move));
        }
    });

    it('warns also where blocked towers lead to one that could win at once', () => {
        const marathon = (start: string): Line => ({ format: { kind: 'marathon', rounds: 1 }, start, decisions: [] });
        const chain = marathon('5rp*1/y6o**/1G*b2P2/4Rn**2/7N**/4k**3/3gO***1B*1/4K*1Y*1 g N');
        expect(said(chain, 'f5f2')).toMatchObject({
            tone: 'danger',
            words: 'Black’s pink Sumo is blocked: Black moves red, which can win at once',
        });
        expect(said(chain, 'f5f2', de).words).toMatch(/sitzt fest: Schwarz zieht Rot und kann sofort gewinnen$/);
        expect(said(chain, 'f5f2', fr).words).toMatch(/joue la tour rouge, qui peut gagner aussitôt$/);
        const pushed = marathon('r1oy*b*k2/4R1n**1/8/8/8/1g6/Y3N2p/1O*BP2KG* g B');
        expect(said(pushed, 'e8e7')).toMatchObject({ tone: 'danger', tower: { player: 'black', colour: 'red' } });
    });

    it('is one’s own tower after a push', () => {
        const line: Line = {
            format: { kind: 'marathon', rounds: 1 },
            start: '2g1yno**1/2b4p*/7B/KP6/3r4/8/Y1k*2N*1O***/2RG*4 g P',
            decisions: [],
        };
        const again = said(line, 'h7h6');
        expect(again).toMatchObject({ tone: 'plain', words: 'Gold moves again, with yellow' });
        expect(again.chain, 'from where the pushed tower stands').toEqual(['h5', 'e8']);
        expect(said(line, 'h7h6', de).words).toBe('Gold zieht noch einmal, mit Gelb');
        expect(said(line, 'h7h6', fr).words).toBe('Doré rejoue, avec la tour jaune');
    });

    it('is said in each language, by the names that the board shows', () => {
        const line = single([]);
        const onto = core.squareColours['a7'];
        expect(said(line, 'a1a7').words).toBe(`calls Gold’s ${onto} tower`);
        expect(said(line, 'a1a7', en, true).words).toBe(`calls Gold’s ${core.turnedColours[onto ?? 'red']} tower`);
        expect(said(line, 'a1a7', de).words).toMatch(/^Gold muss dann \p{Lu}\p{Ll}+ ziehen$/u);
        expect(said(line, 'a1a7', fr).words).toMatch(/^désigne la tour \p{Ll}+ de \p{Lu}/u);
    });

    it('goes over blocked towers to the one that moves', () => {
        // The match that ships: after b4b2 Black's brown tower is blocked.
        const line: Line = {
            format: { kind: 'standard', rounds: 1 },
            start: null,
            decisions: ['a1a7', 'f8b4', 'c1c7', 'd8d4'],
        };
        for (const move of mustMove(line)) {
            const decided = core.decide(line, move);
            if (!decided.ok) throw new Error(decided.error.sentence);
            const blocked = decided.value.events.filter((event) => event.kind === 'blocked');
            const call = new Calls(core).of(line, move);
            if (blocked.length === 0) continue;
            expect(call).toMatchObject({ kind: 'blocked', blocked: blocked[0]?.tower });
            expect(call?.chain).toHaveLength(blocked.length + 2);
        }
    });

    it('is the end of the round where the move ends it', () => {
        const won: Line = {
            format: { kind: 'standard', rounds: 1 },
            start: null,
            decisions: ['a1a7', 'f8b4', 'c1c7', 'd8d4', 'b4b2'],
        };
        expect(said(won, 'b2a1')).toMatchObject({ tone: 'win', words: 'wins the round', tower: null });
        const deadlock: Line = {
            format: { kind: 'standard', rounds: 1 },
            start: '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B',
            decisions: ['a7a6'],
        };
        expect(said(deadlock, 'a3b4')).toMatchObject({ tone: 'danger' });
        expect(said(deadlock, 'a3b4').words).toMatch(/^deadlock: \w+ loses the round$/);
    });
});
