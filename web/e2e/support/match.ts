import { readFileSync } from 'node:fs';
import type { Core } from '../../src/core/core';
import type { Decision, Event, Line, MatchState, PlacedTower, Player, Side, Square } from '../../src/core/types';
import { testCore } from '../../tests/core/load';

/** What the real core says of a match, for tests that play it in the page. */
export class KnownMatch {
    readonly core: Core = testCore();

    constructor(readonly line: Line) {}

    get decisions(): readonly Decision[] {
        return this.line.decisions;
    }

    /** After so many decisions. */
    at(step: number): MatchState {
        const state = this.core.look({ ...this.line, decisions: this.line.decisions.slice(0, step) });
        if (!state.ok) throw new Error(state.error.sentence);
        const { phase, position } = state.value;
        if (phase === 'playing') return state.value;
        // The page leaves the ring on the tower that has just won it.
        const won = this.events(step).find((event) => event.kind === 'ring');
        const towers = position.towers.map((tower) =>
            tower.player === won?.tower.player && tower.colour === won.tower.colour
                ? { ...tower, rings: won.rings }
                : tower,
        );
        return { ...state.value, position: { ...position, towers } };
    }

    /** What stands where, with the ring that ended the round. */
    towers(step: number): PlacedTower[] {
        const ring = this.events(step).find((event) => event.kind === 'ring');
        return this.at(step).position.towers.map((tower) =>
            ring && tower.player === ring.tower.player && tower.colour === ring.tower.colour
                ? { ...tower, rings: ring.rings }
                : tower,
        );
    }

    /** What the decision before that moment did. */
    events(step: number): Event[] {
        return step === 0 ? [] : this.core.eventsAt(this.line, step - 1);
    }

    /** The turns of the score sheet, in words. */
    turnsInWords(): string[] {
        return this.core.entries(this.line, 'en').flatMap((entry) => ('texts' in entry ? [entry.texts.words] : []));
    }

    record(): string {
        return this.core.writeRecord(
            { tags: [], line: this.line, comments: [] },
            { spelling: 'ascii', language: 'en' },
        );
    }
}

/** One of the matches that ship in data/matches. */
export function shippedMatch(name: string): KnownMatch {
    const file = new URL(`../../../data/matches/${name}.coordinates.kamisado`, import.meta.url);
    const record = testCore().readRecord(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(record.error.sentence);
    return new KnownMatch(record.value.line);
}

export function squaresOf(decision: Decision): { from: Square; to: Square } {
    return { from: decision.slice(0, 2), to: decision.slice(2, 4) };
}

export function sideOfFill(decision: Decision): Side | null {
    return (/^fill (left|right)$/.exec(decision)?.[1] as Side | undefined) ?? null;
}

export const sideName: Record<Player, string> = { black: 'Black', gold: 'Gold' };
const ranks = ['tower', 'Sumo tower', 'Double Sumo tower', 'Triple Sumo tower'];

/** As a screen reader hears it. */
export function spokenTower({ player, colour, rings }: PlacedTower): string {
    return `${sideName[player]}’s ${colour} ${ranks[rings]}`;
}

/** By square, as the board's grid tells them. */
export function spokenTowers(towers: readonly PlacedTower[]): Record<Square, string> {
    return Object.fromEntries(towers.map((tower) => [tower.square, spokenTower(tower)]));
}

/** What the page must say, with two people at the screen. */
export function statusOf(state: MatchState): string {
    if (state.phase === 'filling' && state.decider) {
        return `${sideName[state.decider]} chooses: fill from the left or from the right?`;
    }
    const turn = state.position.turn;
    if (state.phase === 'over' || !turn) {
        const winner = state.end?.winner;
        if (!winner) throw new Error('a tie is not told here');
        const loser = winner === 'black' ? 'gold' : 'black';
        return `${sideName[winner]} wins the match, ${state.score[winner]} to ${state.score[loser]}.`;
    }
    const mover = sideName[turn.player];
    if (!turn.tower) return `${mover} begins: move any tower.`;
    const { colour } = turn.tower;
    const by = turn.namedByTower;
    if (!by) return `${mover} moves ${colour}.`;
    if (turn.namedByKind === 'move') return `${sideName[by.player]} landed on ${colour}: move ${colour}.`;
    if (turn.namedByKind === 'push') return `Pushed onto ${colour}: ${mover} moves again, with ${colour}.`;
    return `${sideName[by.player]}’s ${by.colour} is blocked on ${colour}: ${mover} moves ${colour}.`;
}

/** The towers of one side in a line-up, a to h. */
export function rowOf(towers: readonly PlacedTower[], player: Player): string {
    return towers
        .filter((tower) => tower.player === player)
        .sort((a, b) => a.square.localeCompare(b.square))
        .map((tower) => tower.colour)
        .join(', ');
}
