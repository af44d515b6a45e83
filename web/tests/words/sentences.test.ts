import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event, Line, MatchState } from '../../src/core/types';
import { explanationOf, reasonOf, statusOf, tell, tellAll, type Voice } from '../../src/words/sentences';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { fr } from '../../src/words/fr';
import type { Text } from '../../src/words/text.svelte';
import { testCore } from '../core/load';

const core = testCore();
const voiceOf = (text: Text, edition: 'burley' | 'huch' = 'burley', turned = false): Voice => ({
    text,
    edition,
    shown: (colour) => (turned ? core.turnedColours[colour] : colour),
    squareColours: core.squareColours,
});
const english = voiceOf(en);
const person = (): boolean => true;
const computer = (): boolean => false;

function at(line: Line): MatchState {
    const state = core.look(line);
    if (!state.ok) throw new Error(state.error.sentence);
    return state.value;
}
const single = (decisions: string[]): Line => ({ format: { kind: 'single', rounds: 1 }, start: null, decisions });
/** The rulebook's figure 6. */
const deadlock: Line = {
    format: { kind: 'standard', rounds: 1 },
    start: '8/b4gB1/8/Ryok1r2/N3KnP1/Gp6/3Y3O/8 g B',
    decisions: ['a7a6', 'a3b4'],
};
function marathon(): Line {
    const file = new URL('../../../data/matches/marathon.ascii.kamisado', import.meta.url);
    const record = core.readRecord(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(record.error.sentence);
    return record.value.line;
}

describe('the status', () => {
    it('says who begins', () => {
        expect(statusOf(at(single([])), english, person)).toBe('Black begins: move any tower.');
        expect(statusOf(at(single([])), english, computer)).toBe('Black begins with any tower.');
    });
    it('says which tower must move and why', () => {
        const state = at(single(['a1a2']));
        expect(statusOf(state, english, person)).toBe('Black landed on purple: move purple.');
        expect(statusOf(state, english, computer)).toBe('Black landed on purple: Gold moves purple.');
        expect(statusOf(state, voiceOf(en, 'huch'), computer)).toBe('Black landed on purple: White moves purple.');
        expect(statusOf(state, voiceOf(en, 'burley', true), person)).toBe('Black landed on blue: move blue.');
        expect(statusOf(state, voiceOf(de), person)).toBe('Schwarz ist auf Lila gezogen: Ziehe den lilafarbenen Turm.');
        expect(statusOf(state, voiceOf(fr), person)).toBe(
            'Noir s’est arrêté sur le violet\u00a0: jouez la tour violette.',
        );
    });
    it('has a reason with its rule', () => {
        expect(reasonOf(at(single([])), english)?.rule).toBe('T1');
        expect(reasonOf(at(single(['a1a2'])), english)?.rule).toBe('T2');
    });
});

describe('a deadlock', () => {
    const events = core.eventsAt(deadlock, 1);
    it('is explained with the chain that led to it and its rule', () => {
        const explanation = explanationOf(events, english);
        expect(explanation?.rule).toBe('M8');
        expect(explanation?.short).toEqual([
            'Deadlock: nothing can move any more. Black made the last real move and loses the round.',
        ]);
        expect(explanation?.more.slice(0, 2)).toEqual([
            'Gold should move red, but on f5 it is blocked: the turn passes, and the green square names the next tower.',
            'Black should move green, but on b4 it is blocked: the turn passes, and the red square names the next tower.',
        ]);
        expect(core.ruleName(explanation?.rule ?? '', 'de')).toBe('Z8');
    });
    it('leaves the fill to the winner', () => {
        expect(statusOf(at(deadlock), english, person)).toBe('Gold chooses: fill from the left or from the right?');
        expect(reasonOf(at(deadlock), english)?.rule).toBe('F1');
    });

    it('lets a Triple score that has reached nothing', () => {
        const line: Line = {
            format: { kind: 'marathon', rounds: 1 },
            start: '8/b4gB1/8/Ryok1r***2/N3KnP1/Gp6/3Y3O/8 g B',
            decisions: ['a7a6', 'a3b4'],
        };
        const told = tellAll(core.eventsAt(line, 1), english);
        expect(told).toContain('Gold’s red Triple Sumo scores 8 points.');
        expect(told.join(' ')).not.toContain('reached');
    });
});

describe('a whole marathon', () => {
    const line = marathon();
    const events = line.decisions.flatMap((_, step) => core.eventsAt(line, step));
    const kinds = new Set(events.map((event) => event.kind));

    it('has what there is to tell', () => {
        for (const kind of ['moved', 'pushed', 'blocked', 'turn', 'round-won', 'ring', 'line-up', 'decided'])
            expect(kinds).toContain(kind);
    });
    it.each([
        ['en', en],
        ['de', de],
        ['fr', fr],
    ] as const)('is told in sentences: %s', (_language, text) => {
        for (const edition of ['burley', 'huch'] as const) {
            const told = tellAll(events, voiceOf(text, edition));
            expect(told).toHaveLength(events.filter((event) => event.kind !== 'turn').length);
            for (const sentence of told) {
                expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
                expect(sentence).not.toMatch(/undefined|null|\[object/);
                if (edition === 'huch') expect(sentence).not.toMatch(/\bGold\b|\bOr\b|Sumo ring|Sumo-Ring|anneau/);
            }
        }
    });
    it('has a status with a reason at every step', () => {
        for (let step = 0; step < line.decisions.length; ++step) {
            const state = at({ ...line, decisions: line.decisions.slice(0, step) });
            expect(statusOf(state, english, person)).not.toBe('');
            expect(reasonOf(state, english)).not.toBeNull();
        }
        expect(statusOf(at(line), english, person)).toMatch(/wins the match/);
    });
});

describe('the ends of a match', () => {
    const rule = 'Winner';
    const score = { black: 1, gold: 2 };
    const told = (event: Event): string | null => tell(event, english);
    it('are told', () => {
        expect(told({ kind: 'resigned', player: 'gold', rule })).toBe('Gold resigns.');
        expect(told({ kind: 'time', player: 'black', rule })).toBe('Black has run out of time.');
        const decided = { kind: 'decided', score, rule } as const;
        expect(told({ ...decided, winner: 'gold', reason: 'points' })).toBe('Gold wins the match, 2 to 1.');
        expect(told({ ...decided, winner: 'black', reason: 'time' })).toBe('Black wins the match.');
        const tied = { ...decided, score: { black: 2, gold: 2 }, reason: 'rounds-played' } as const;
        expect(told({ ...tied, winner: null })).toBe('The series ends in a tie, 2 all.');
    });
});
