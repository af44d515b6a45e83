import { otherPlayer } from './players';
import type { Colour, Event, MatchState, Player, Rule, Square, Tower, Turn } from '../core/types';
import type { Text } from './text.svelte';

/** In which words the game is told, and how its colours are called at the moment. */
export interface Voice {
    text: Text;
    edition: 'burley' | 'huch';
    /** A colour as it is shown: another one when the board lies turned. */
    shown: (colour: Colour) => Colour;
    squareColours: Readonly<Record<Square, Colour>>;
}

function colourOn(square: Square, voice: Voice): Colour {
    return voice.shown(voice.squareColours[square] as Colour);
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** One event as a sentence; null for what the status says anyway. */
export function tell(event: Event, voice: Voice): string | null {
    const { edition, shown } = voice;
    const { said } = voice.text;
    switch (event.kind) {
        case 'moved': {
            const { from, to } = event;
            return said['event.moved'](
                { ...ofTower(event.tower, voice), from, to, onto: colourOn(to, voice) },
                edition,
            );
        }
        case 'pushed': {
            const line = event.pushed.map(({ tower, to }) =>
                said['event.pushed.tower']({ tower: shown(tower.colour), to, onto: colourOn(to, voice) }, edition),
            );
            const values = { ...ofTower(event.tower, voice), rank: event.tower.rings, line: listed(line, voice) };
            return said['event.pushed'](values, edition);
        }
        case 'blocked': {
            const { square } = event;
            return said['event.blocked'](
                { ...ofTower(event.tower, voice), square, onto: colourOn(square, voice) },
                edition,
            );
        }
        case 'turn':
            return null;
        case 'round-won': {
            const values = {
                ...ofTower(event.tower, voice),
                other: otherPlayer(event.tower.player),
                square: event.square,
            };
            return said['event.round-won'](values, edition);
        }
        case 'deadlock':
            return said['event.deadlock']({ player: event.loser }, edition);
        case 'ring': {
            const values = { ...ofTower(event.tower, voice), rank: event.rings, count: event.points };
            return event.added ? said['event.ring'](values, edition) : said['event.triple-scores'](values, edition);
        }
        case 'point':
            return said['event.point']({ player: event.player }, edition);
        case 'line-up': {
            const player = event.challenger;
            return event.side === null
                ? said['event.lined-up']({ player }, edition)
                : said['event.filled']({ player, side: event.side }, edition);
        }
        case 'resigned':
            return said['event.resigned']({ player: event.player }, edition);
        case 'time':
            return said['event.time']({ player: event.player }, edition);
        case 'decided':
            return tellEnd(event, voice);
    }
}

function tellEnd({ winner, score, reason }: Of<'decided'>, voice: Voice): string {
    const { said } = voice.text;
    if (winner === null) return said['event.tied']({ own: score.black }, voice.edition);
    const isEarly = reason === 'resignation' || reason === 'time';
    const values = { player: winner, own: score[winner], others: score[otherPlayer(winner)] };
    return isEarly ? said['event.decided-early'](values, voice.edition) : said['event.decided'](values, voice.edition);
}

function ofTower({ player, colour }: Tower, voice: Voice): { player: Player; tower: Colour } {
    return { player, tower: voice.shown(colour) };
}

function listed(parts: readonly string[], voice: Voice): string {
    const last = parts.at(-1) ?? '';
    if (parts.length < 2) return last;
    return voice.text.said['list.and']({ list: parts.slice(0, -1).join(', '), last }, voice.edition);
}

export function tellAll(events: readonly Event[], voice: Voice): string[] {
    return events.map((event) => tell(event, voice)).filter((sentence) => sentence !== null);
}

/** Whose turn it is and why that tower. */
function tellTurn(turn: Turn, voice: Voice, isPerson: boolean): string {
    const { edition, shown } = voice;
    const { said } = voice.text;
    const { player, namedByTower, namedByKind } = turn;
    if (!turn.tower)
        return isPerson ? said['turn.any.you']({ player }, edition) : said['turn.any']({ player }, edition);
    const tower = shown(turn.tower.colour);
    if (!namedByTower || !namedByKind) return said['turn.must']({ player, tower }, edition);
    const values = { player, other: namedByTower.player, tower, standing: shown(namedByTower.colour) };
    switch (namedByKind) {
        case 'move':
            return isPerson ? said['turn.landed.you'](values, edition) : said['turn.landed'](values, edition);
        case 'push':
            return said['turn.pushed'](values, edition);
        case 'blocked':
            return said['turn.blocked'](values, edition);
    }
}

/** The one sentence that is always there. */
export function statusOf(state: MatchState, voice: Voice, isPerson: (player: Player) => boolean): string {
    const { said } = voice.text;
    if (state.phase === 'filling' && state.decider) return said['turn.fill']({ player: state.decider }, voice.edition);
    const turn = state.position.turn;
    if (state.phase === 'playing' && turn) return tellTurn(turn, voice, isPerson(turn.player));
    if (!state.end) return '';
    return tellEnd({ kind: 'decided', ...state.end, score: state.score, rule: 'Winner' }, voice);
}

/** What is said while the board still shows a blocked turn or the end of a round; null when nothing needs the time. */
export function passingOf(events: readonly Event[], voice: Voice): string | null {
    const told = events.find((event) => event.kind === 'blocked' || event.kind === 'round-won');
    return told ? tell(told, voice) : null;
}

export interface Explanation {
    /** At once: what happened, or the answer. */
    short: string[];
    /** For those who ask further. */
    more: string[];
    rule: Rule;
}

/** What deserves an explanation unasked: blocked turns and deadlocks. */
export function explanationOf(events: readonly Event[], voice: Voice): Explanation | null {
    const { said } = voice.text;
    const none = {};
    const deadlock = events.find((event) => event.kind === 'deadlock');
    const blocked = events.filter((event) => event.kind === 'blocked');
    if (deadlock) {
        return {
            short: tellAll([deadlock], voice),
            more: [...tellAll(blocked, voice), said['why.deadlock'](none, voice.edition)],
            rule: deadlock.rule,
        };
    }
    const first = blocked[0];
    return first
        ? { short: tellAll(blocked, voice), more: [said['why.blocked'](none, voice.edition)], rule: first.rule }
        : null;
}

/** The answer to "Why?" for the status sentence. */
export function reasonOf(state: MatchState, voice: Voice): Explanation | null {
    const { said } = voice.text;
    const none = {};
    if (state.phase === 'filling')
        return {
            short: [said['why.ring'](none, voice.edition), said['why.fill'](none, voice.edition)],
            more: [],
            rule: 'F1',
        };
    const turn = state.position.turn;
    if (state.phase !== 'playing' || !turn) return null;
    const why = {
        push: said['why.pushed'],
        blocked: said['why.blocked'],
        move: turn.tower ? said['why.landed'] : said['why.any'],
    }[turn.namedByKind ?? 'move'](none, voice.edition);
    return { short: [why], more: [], rule: turn.rule };
}
