import type { Foretell, Foretold } from '../board/types';
import { settings } from '../browser/settings.svelte';
import type { Core } from '../core/core';
import type { Line, Move } from '../core/types';
import type { Voice } from '../words/sentences';
import { Calls, type Call } from './call';

/** A call as the board shows and says it. */
export function foretold(call: Call, voice: Voice, warn: boolean): Foretold {
    const { chain } = call;
    const { edition } = voice;
    const say = voice.text.call;
    if (call.kind === 'wins') return { chain, tower: null, words: say.wins, tone: 'win' };
    if (call.kind === 'deadlock')
        return { chain, tower: null, words: say.deadlock(call.loser, edition), tone: 'danger' };
    const tower = { ...call.tower, colour: voice.shown(call.tower.colour) };
    const named = [tower.player, tower.colour, tower.rings, edition] as const;
    const shown = (words: string, tone: Foretold['tone'] = 'plain'): Foretold => ({ chain, tower, words, tone });
    switch (call.kind) {
        case 'calls':
            return call.danger && warn ? shown(say.callsWinner(...named), 'danger') : shown(say.calls(...named));
        case 'again':
            return shown(say.again(...named));
        case 'blocked': {
            const blocked = { ...call.blocked, colour: voice.shown(call.blocked.colour) };
            return call.danger && warn
                ? shown(say.blockedWinner(blocked, ...named), 'danger')
                : shown(say.blocked(blocked, ...named));
        }
    }
}

/** The tower that a move calls, and also where the opponent could win at once; or nothing. */
export type Foretells = 'dangers' | 'calls' | 'nothing';

/** Tells a board what each move would lead to, unless somebody does not want to know. */
export class Foretelling {
    readonly #calls: Calls;
    readonly #foretells: Foretells;

    constructor(core: Core, foretells: Foretells) {
        this.#calls = new Calls(core);
        this.#foretells = foretells;
    }

    /** Asked within a `$derived`, it follows settings and words. */
    at(line: Line, moves: readonly Move[], voice: Voice): Foretell | null {
        if (!settings.callPreview || this.#foretells === 'nothing' || moves.length === 0) return null;
        return (from, to) => {
            const move = moves.find((one) => one.from === from && one.to === to);
            const call = move && this.#calls.of(line, move.text);
            return call ? foretold(call, voice, this.#foretells === 'dangers') : null;
        };
    }
}
