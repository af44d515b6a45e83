import { readFileSync } from 'node:fs';
import type { Core } from '../../../src/core/core';
import type { Colour, Decision, Event, Line, Player, Tower } from '../../../src/core/types';

/** What tests/figures says, so that the book can be held to it. */

export interface ToldMove {
    decision: Decision;
    /** The options before it, where the file lists them. */
    moves: string[] | null;
    events: string[];
    toMove: string | null;
}

export interface ToldSequence {
    position: string;
    plays: ToldMove[];
    /** The options after the last move, where the file lists them. */
    moves: string[] | null;
    fills: Record<string, string>;
}

const folder = new URL('../../../../tests/figures/', import.meta.url);

export function toldSequences(number: number): { format: string; sequences: ToldSequence[] } {
    const name = `figure-${String(number).padStart(2, '0')}.txt`;
    const sequences: ToldSequence[] = [];
    let format = '';
    for (const text of readFileSync(new URL(name, folder), 'utf8').split('\n')) {
        const [keyword = '', ...words] = text.split(' ');
        const here = sequences.at(-1);
        const move = here?.plays.at(-1);
        const rest = words.join(' ');
        if (keyword === 'format') format = rest;
        if (keyword === 'position') sequences.push({ position: rest, plays: [], moves: null, fills: {} });
        if (keyword === 'play') {
            here?.plays.push({ decision: rest, moves: here.moves, events: [], toMove: null });
            if (here) here.moves = null;
        }
        if (keyword === 'moves' && here) here.moves = words.toSorted();
        if (keyword === 'event') move?.events.push(rest);
        if (keyword === 'to-move' && move) move.toMove = rest;
        if (keyword === 'fill' && here) here.fills[words[0] ?? ''] = words.slice(1).join(' ');
    }
    return { format, sequences };
}

const letters: Record<Colour, string> = {
    brown: 'N',
    green: 'G',
    red: 'R',
    yellow: 'Y',
    pink: 'K',
    purple: 'P',
    blue: 'B',
    orange: 'O',
};
const letter = ({ player, colour }: Tower): string =>
    player === 'black' ? letters[colour] : letters[colour].toLowerCase();
const other = (player: Player): Player => (player === 'black' ? 'gold' : 'black');

/** What happened at a step, in the words of those files. */
export function eventsInWords(core: Core, line: Line, step: number): string[] {
    const events = core.eventsAt(line, step);
    const ring = events.find((event) => event.kind === 'ring');
    const points = ring?.points ?? 1;
    const words = (event: Event): string | null => {
        switch (event.kind) {
            case 'moved':
                return `moved ${letter(event.tower)} ${event.from}${event.to} ${core.squareColours[event.to]}`;
            case 'pushed': {
                const pushed = event.pushed.map(({ tower }) => letter(tower)).join('+');
                const onto = core.squareColours[event.pushed.at(-1)?.to ?? ''];
                return `pushed ${letter(event.tower)} ${event.from}${event.to} ${pushed} ${onto}`;
            }
            case 'blocked':
                return `blocked ${letter(event.tower)} ${event.square} ${core.squareColours[event.square]}`;
            case 'deadlock':
                return `deadlock ${other(event.loser)} ${ring ? letter(ring.tower) : ''}`;
            case 'round-won':
                return `won ${event.tower.player} ${letter(event.tower)} ${points}`;
            default:
                return null;
        }
    };
    return events.map(words).filter((each) => each !== null);
}
