import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event, FormatKind, Line } from '../../src/core/types';
import { testCore } from './load';
import * as shapes from './shapes';

/** The rulebook's figures, from the same files as the C++ tests: pushes, blocked towers, deadlock and fills. */
const folder = new URL('../../../tests/figures/', import.meta.url);
const figures = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const core = testCore();

/** The figures' words for what a board shows; rings, points and turns have lines of their own there. */
const words: Partial<Record<Event['kind'], string>> = {
    moved: 'moved',
    pushed: 'pushed',
    blocked: 'blocked',
    deadlock: 'deadlock',
    'round-won': 'won',
};

/** Every word and number that a turn of the text must find again on the board. */
class Reader {
    line: Line = { format: { kind: 'single', rounds: 1 }, start: null, decisions: [] };
    happened: Event[] = [];
    passed = 0;

    read(text: string): void {
        const [keyword = '', ...rest] = text.split(' ');
        if (keyword === 'format') this.line = { ...this.line, format: { kind: rest[0] as FormatKind, rounds: 1 } };
        if (keyword === 'position') this.begin(rest.join(' '));
        if (keyword === 'play') this.play(rest[0] ?? '');
        if (keyword === 'event') this.expectEvent(rest);
        if (keyword === 'to-move') this.expectTurn(rest[0] ?? '', rest[1] ?? '');
        if (keyword === 'moves') this.expectMoves(rest);
    }

    begin(start: string): void {
        this.line = { ...this.line, start, decisions: [] };
        this.happened = [];
    }

    play(move: string): void {
        expect(this.happened).toEqual([]);
        const decided = core.decide(this.line, move);
        if (!decided.ok) throw new Error(decided.error.sentence);
        shapes.events(decided.value.events, 'events');
        shapes.matchState(decided.value.state, 'state');
        this.line = { ...this.line, decisions: [...this.line.decisions, move] };
        this.happened = decided.value.events.filter((event) => words[event.kind] !== undefined);
    }

    expectEvent(told: string[]): void {
        const event = this.happened.shift();
        expect(event && words[event.kind]).toBe(told[0]);
        if (event?.kind === 'pushed') expect(event.pushed).toHaveLength(told[3]?.split('+').length ?? 0);
        if (event?.kind === 'moved' || event?.kind === 'pushed') expect(event.from + event.to).toBe(told[2]);
        if (event?.kind === 'blocked') expect(event.square).toBe(told[2]);
        this.passed += 1;
    }

    expectTurn(player: string, tower: string): void {
        const turn = this.state().position.turn;
        expect(turn?.player).toBe(player);
        if (turn?.tower) expect(turn.tower.colour).toBe(tower);
    }

    expectMoves(moves: string[]): void {
        const legal = this.state().position.moves.map((move) => move.text);
        expect(legal.toSorted()).toEqual(moves.toSorted());
    }

    state() {
        const looked = core.look(this.line);
        if (!looked.ok) throw new Error(looked.error.sentence);
        return looked.value;
    }
}

describe("the rulebook's figures", () => {
    it.each(figures)('%s', (name) => {
        const reader = new Reader();
        for (const text of readFileSync(new URL(name, folder), 'utf8').split('\n')) reader.read(text);
        expect(reader.happened).toEqual([]);
    });

    it('are all there', () => {
        expect(figures).toHaveLength(10);
    });
});

describe('why a tower is named', () => {
    const turnAfter = (kind: FormatKind, start: string, move: string) => {
        const decided = core.decide({ format: { kind, rounds: 1 }, start, decisions: [] }, move);
        return decided.ok ? decided.value.state.position.turn : null;
    };

    it('by the furthest tower of a pushed line', () => {
        const start = 'p3r1n1/7o*/3y***3B/1b**1O2k**1/1Y*1N**1g2/2K*G*4/4P2R**/8 b R';
        const line: Line = { format: { kind: 'marathon', rounds: 1 }, start, decisions: ['h2h5'] };
        const decided = core.decide(line, 'd6d5');
        if (!decided.ok) throw new Error(decided.error.sentence);
        expect(decided.value.events[0]).toMatchObject({
            kind: 'pushed',
            rule: 'TS2',
            tower: { colour: 'yellow', rings: 3 },
            pushed: [
                { tower: { colour: 'orange', rings: 0 }, from: 'd5', to: 'd4' },
                { tower: { colour: 'brown', rings: 2 }, from: 'd4', to: 'd3' },
                { tower: { colour: 'green', rings: 1 }, from: 'd3', to: 'd2' },
            ],
        });
        expect(decided.value.state.position.turn).toMatchObject({
            player: 'gold',
            tower: { colour: 'blue' },
            namedBy: 'd2',
            namedByTower: { player: 'black', colour: 'green', rings: 1 },
            namedByKind: 'push',
            rule: 'TS3',
        });
    });

    it('by nothing in a position that was set up', () => {
        const start = 'ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y*KOB1 b O';
        const looked = core.look({ format: { kind: 'standard', rounds: 1 }, start, decisions: [] });
        expect(looked.ok && looked.value.position.turn).toMatchObject({ namedBy: null, namedByKind: null, rule: 'T2' });
        expect(turnAfter('standard', start, 'f1d3')).toMatchObject({ namedBy: 'd3', namedByKind: 'move' });
    });
});
