import type { Core } from '../core/core';
import type { Decision, Event, Line, Player, PlacedTower, Square, Tower } from '../core/types';

/** What a move will lead to, known before it is made. */
export type Call = {
    /** From the square that names a tower, over towers that are blocked, to the one that moves next. */
    chain: readonly Square[];
} & (
    | { kind: 'calls'; tower: PlacedTower; danger: boolean }
    | { kind: 'again'; tower: PlacedTower }
    | { kind: 'blocked'; blocked: Tower; tower: PlacedTower; danger: boolean }
    | { kind: 'wins' }
    | { kind: 'deadlock'; loser: Player }
);

/** Where the tower comes to stand that names the next one. */
function namingSquare(events: readonly Event[]): Square | null {
    const event = events.find((one) => one.kind === 'moved' || one.kind === 'pushed');
    return event?.kind === 'pushed' ? (event.pushed.at(-1)?.to ?? event.to) : (event?.to ?? null);
}

function foresee(core: Core, line: Line, decision: Decision, danger: () => boolean): Call | null {
    const decided = core.decide(line, decision);
    if (!decided.ok) return null;
    const { events, state } = decided.value;
    const start = namingSquare(events);
    const blocked = events.filter((event) => event.kind === 'blocked');
    const chain = [...(start ? [start] : []), ...blocked.map(({ square }) => square)];
    const deadlock = events.find((event) => event.kind === 'deadlock');
    if (deadlock) return { kind: 'deadlock', loser: deadlock.loser, chain };
    if (events.some((event) => event.kind === 'round-won')) return { kind: 'wins', chain: [] };
    const turn = state.position.turn;
    if (!turn?.tower) return null;
    const called = { tower: turn.tower, chain: [...chain, turn.tower.square] };
    const first = blocked[0];
    if (first) return { kind: 'blocked', blocked: first.tower, danger: danger(), ...called };
    if (events.some((event) => event.kind === 'pushed')) return { kind: 'again', ...called };
    return { kind: 'calls', danger: danger(), ...called };
}

/** Asks the core what moves will lead to, each move of a moment once. */
export class Calls {
    readonly #core: Core;
    #line: Line | null = null;
    #known = new Map<Decision, Call | null>();
    #dangers: ReadonlySet<Decision> | null = null;

    constructor(core: Core) {
        this.#core = core;
    }

    /** null: there is no such move. */
    of(line: Line, decision: Decision): Call | null {
        if (line !== this.#line) {
            this.#line = line;
            this.#known = new Map();
            this.#dangers = null;
        }
        const known = this.#known.get(decision);
        if (known !== undefined) return known;
        const found = foresee(this.#core, line, decision, () => this.#isDanger(line, decision));
        this.#known.set(decision, found);
        return found;
    }

    #isDanger(line: Line, decision: Decision): boolean {
        this.#dangers ??= new Set(this.#core.dangers(line).map((one) => one.decision));
        return this.#dangers.has(decision);
    }
}
