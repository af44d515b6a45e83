import { describe, expect, it } from 'vitest';
import type { Event, Line, MatchState } from '../../src/core/types';
import { testCore } from './load';

const core = testCore();

const line = (kind: Line['format']['kind'], decisions: string[] = [], start: string | null = null): Line => ({
    format: { kind, rounds: kind === 'series' ? 3 : 1 },
    start,
    decisions,
});

function state(of: Line): MatchState {
    const result = core.look(of);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

function played(of: Line, decision: string): { events: Event[]; state: MatchState } {
    const result = core.decide(of, decision);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

const kinds = (events: Event[]): string[] => events.map((event) => event.kind);

describe('the board', () => {
    it('has a colour for each of the 64 squares', () => {
        expect(Object.keys(core.squareColours)).toHaveLength(64);
        expect(core.squareColours['a1']).toBe('brown');
        expect(core.squareColours['e5']).toBe('brown');
        expect(core.squareColours['a8']).toBe('orange');
    });

    it('has other names for the colours when it lies turned', () => {
        expect(core.turnedColours.brown).toBe('orange');
        expect(core.turnedColours.green).toBe('red');
        for (const [colour, turned] of Object.entries(core.turnedColours))
            expect(core.turnedColours[turned]).toBe(colour);
    });

    it('knows rules by the name that each book gives them', () => {
        expect(core.ruleName('M6', 'en')).toBe('M6');
        expect(core.ruleName('M6', 'de')).toBe('Z6');
        expect(core.ruleName('M6', 'fr')).toBe('D6');
        expect(core.ruleName('TS1', 'de')).toBe('DrS1');
    });
});

describe('a match that begins', () => {
    const first = state(line('standard'));

    it('has sixteen towers at home and 102 moves', () => {
        expect(first.position.towers).toHaveLength(16);
        expect(first.position.towers[0]).toEqual({ player: 'black', colour: 'brown', rings: 0, square: 'a1' });
        expect(first.position.towers[8]).toEqual({ player: 'gold', colour: 'brown', rings: 0, square: 'h8' });
        expect(first.position.moves).toHaveLength(102);
        expect(first.position.text).toBe(core.firstPosition);
    });

    it('leaves Black the choice', () => {
        expect(first.decider).toBe('black');
        expect(first.position.turn).toEqual({
            player: 'black',
            tower: null,
            namedBy: null,
            namedByTower: null,
            namedByKind: null,
            rule: 'T1',
        });
        expect(first).toMatchObject({ phase: 'playing', round: 1, target: 3, hasRings: true, fills: null, end: null });
    });

    it('writes moves as asked', () => {
        const annotation = (spelling: 'coordinates' | 'ascii' | 'symbols' | 'words', language: 'en' | 'de'): string => {
            const result = core.look(line('single'), { spelling, language });
            if (!result.ok) throw new Error('refused');
            return result.value.position.moves.find((move) => move.text === 'e1e5')?.annotation ?? '';
        };
        expect(annotation('coordinates', 'en')).toBe('e1e5');
        expect(annotation('ascii', 'en')).toBe('KF4N');
        expect(annotation('symbols', 'en')).toBe('K↑4N');
        expect(annotation('words', 'en')).toBe('Pink Forward 4 Brown');
        expect(annotation('words', 'de')).not.toBe(annotation('words', 'en'));
    });
});

describe('a move', () => {
    it('names the next tower by the square where it ends', () => {
        const { events, state: after } = played(line('standard'), 'e1e5');
        expect(events).toEqual([
            { rule: 'M2', kind: 'moved', tower: { player: 'black', colour: 'pink', rings: 0 }, from: 'e1', to: 'e5' },
            { rule: 'T2', kind: 'turn', player: 'gold', tower: 'brown', namedBy: 'e5', reason: 'move' },
        ]);
        expect(after.position.turn).toEqual({
            player: 'gold',
            tower: { player: 'gold', colour: 'brown', rings: 0, square: 'h8' },
            namedBy: 'e5',
            namedByTower: { player: 'black', colour: 'pink', rings: 0 },
            namedByKind: 'move',
            rule: 'T2',
        });
    });

    it('is understood in any spelling, and in any language when asked', () => {
        expect(core.decide(line('single'), 'KF4N').ok).toBe(true);
        expect(core.decide(line('single'), 'K↑4N').ok).toBe(true);
        expect(core.decide(line('single'), 'pink forward 4 brown').ok).toBe(true);
        expect(core.decide(line('single'), 'rosa vor 4 braun', { spelling: 'words', language: 'de' }).ok).toBe(true);
    });

    it('tells again what happened at a step', () => {
        const two = line('standard', ['e1e5', 'h8h7']);
        expect(core.eventsAt(two, 0)).toEqual(played(line('standard'), 'e1e5').events);
        expect(kinds(core.eventsAt(two, 1))).toEqual(['moved', 'turn']);
        expect(core.eventsAt(two, 2)).toEqual([]);
    });
});

describe('the end of a match', () => {
    it('is by resigning or by time too', () => {
        const resigned = played(line('long', ['e1e5']), 'resigns gold');
        expect(kinds(resigned.events)).toEqual(['resigned', 'decided']);
        expect(resigned.state).toMatchObject({
            phase: 'over',
            decider: null,
            end: { reason: 'resignation', winner: 'black' },
        });
        expect(resigned.state.position.turn?.namedBy).toBe('e5');
        expect(kinds(played(line('long'), 'time black').events)).toEqual(['time', 'decided']);
    });
});

describe('what is refused', () => {
    it('names the rule and what stands in the way', () => {
        const why = core.whyNot(line('single', ['e1e5']), 'g8', 'g7');
        expect(why.ok).toBe(false);
        if (!why.ok) {
            expect(why.error).toMatchObject({
                id: 'move.another-tower',
                rule: 'T2',
                square: 'h8',
                tower: { player: 'gold', colour: 'brown', rings: 0 },
                place: { line: 1, column: 1, round: 1, move: 2 },
            });
            expect(why.error.sentence).toContain('Gold’s brown');
        }
        expect(core.whyNot(line('single'), 'e1', 'e5')).toEqual({ ok: true, value: null });
    });

    it('tells which decision of a line is wrong', () => {
        const result = core.look(line('single', ['e1e5', 'h8h7', 'a1a2']));
        expect(result.ok).toBe(false);
        if (!result.ok) expect(result.error).toMatchObject({ place: { line: 3, round: 1, move: 3 } });
    });

    it('knows the wrong moment for a fill, a move and anything at all', () => {
        const id = (of: Line, decision: string): string => {
            const result = core.decide(of, decision);
            return result.ok ? 'ok' : result.error.id;
        };
        expect(id(line('standard'), 'fill left')).toBe('record.nothing-to-fill');
        expect(id(line('standard'), 'fill up')).toBe('record.word');
        expect(id(line('standard', ['resigns gold']), 'e1e5')).toBe('record.match-over');
        expect(id(line('standard'), 'nonsense')).toBe('move.syntax');
        expect(id(line('standard'), '')).toBe('move.syntax');
    });
});
