import { otherPlayer } from './players';
import type { Colour, Event, MatchState, Player, Rule, Square, Turn } from '../core/types';
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

/** One event as a sentence; null for what the status says anyway. */
export function tell(event: Event, voice: Voice): string | null {
    const { edition, shown } = voice;
    const say = voice.text.happenings;
    switch (event.kind) {
        case 'moved':
            return say.moved(
                event.tower.player,
                shown(event.tower.colour),
                event.from,
                event.to,
                colourOn(event.to, voice),
                edition,
            );
        case 'pushed': {
            const line = event.pushed.map(({ tower, to }) => ({
                colour: shown(tower.colour),
                to,
                onto: colourOn(to, voice),
            }));
            return say.pushed(event.tower.player, shown(event.tower.colour), event.tower.rings, line, edition);
        }
        case 'blocked': {
            const { player, colour } = event.tower;
            return say.blocked(player, shown(colour), event.square, colourOn(event.square, voice), edition);
        }
        case 'turn':
            return null;
        case 'round-won':
            return say.roundWon(event.tower.player, shown(event.tower.colour), event.square, edition);
        case 'deadlock':
            return say.deadlock(event.loser, edition);
        case 'ring': {
            const { player, colour } = event.tower;
            // There is no fourth ring in the box: the core gives the points and no new ring.
            return event.points > 4
                ? say.tripleScores(player, shown(colour), event.points, edition)
                : say.ring(player, shown(colour), event.rings, event.points, edition);
        }
        case 'point':
            return say.point(event.player, edition);
        case 'line-up':
            return event.side === null
                ? say.linedUp(event.challenger, edition)
                : say.filled(event.side, event.challenger, edition);
        case 'resigned':
            return say.resigned(event.player, edition);
        case 'time':
            return say.time(event.player, edition);
        case 'decided': {
            if (event.winner === null) return say.tied(event.score.black);
            const loser = otherPlayer(event.winner);
            return event.score[event.winner] > event.score[loser]
                ? say.decided(event.winner, event.score[event.winner], event.score[loser], edition)
                : say.decidedEarly(event.winner, edition);
        }
    }
}

export function tellAll(events: readonly Event[], voice: Voice): string[] {
    return events.map((event) => tell(event, voice)).filter((sentence) => sentence !== null);
}

/** Whose turn it is and why that tower. */
function tellTurn(turn: Turn, voice: Voice, isPerson: boolean): string {
    const { edition, shown } = voice;
    const say = voice.text.happenings.status;
    const { player, tower, namedByTower, namedByKind } = turn;
    if (!tower) return isPerson ? say.any(player, edition) : say.anyComputer(player, edition);
    const colour = shown(tower.colour);
    if (!namedByTower || !namedByKind) return say.must(player, colour, edition);
    switch (namedByKind) {
        case 'move':
            return isPerson
                ? say.landed(namedByTower.player, colour, edition)
                : say.landedComputer(namedByTower.player, player, colour, edition);
        case 'push':
            return say.pushedOn(player, colour, edition);
        case 'blocked':
            return say.blockedOn(namedByTower.player, shown(namedByTower.colour), player, colour, edition);
    }
}

/** The one sentence that is always there. */
export function statusOf(state: MatchState, voice: Voice, isPerson: (player: Player) => boolean): string {
    const say = voice.text.happenings;
    if (state.phase === 'filling' && state.decider) return say.status.fill(state.decider, voice.edition);
    const turn = state.position.turn;
    if (state.phase === 'playing' && turn) return tellTurn(turn, voice, isPerson(turn.player));
    if (!state.end) return '';
    const { winner } = state.end;
    return tell({ kind: 'decided', winner, score: state.score, rule: 'Winner' }, voice) ?? '';
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
    const say = voice.text.happenings.why;
    const deadlock = events.find((event) => event.kind === 'deadlock');
    const blocked = events.filter((event) => event.kind === 'blocked');
    if (deadlock) {
        return {
            short: tellAll([deadlock], voice),
            more: [...tellAll(blocked, voice), say.deadlock],
            rule: deadlock.rule,
        };
    }
    const first = blocked[0];
    return first ? { short: tellAll(blocked, voice), more: [say.blocked], rule: first.rule } : null;
}

/** The answer to "Why?" for the status sentence. */
export function reasonOf(state: MatchState, voice: Voice): Explanation | null {
    const say = voice.text.happenings.why;
    if (state.phase === 'filling') return { short: [say.ring(voice.edition), say.fill], more: [], rule: 'F1' };
    const turn = state.position.turn;
    if (state.phase !== 'playing' || !turn) return null;
    const why =
        turn.namedByKind === 'push'
            ? say.pushed(voice.edition)
            : turn.namedByKind === 'blocked'
              ? say.blocked
              : turn.tower
                ? say.landed
                : say.any;
    return { short: [why], more: [], rule: turn.rule };
}
