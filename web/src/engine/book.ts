import type { Core } from '../core/core';
import type { Finding, Line } from '../core/types';
import { knownMoves, type Openings } from './openings';
import { openingMoves } from './round';

/** What is known of the choices of a line before anything is searched for. */
export type Book = (line: Line) => Promise<readonly Finding[]>;

/** How many moves of a round are in data/openings.txt, each with all moves that follow it. */
const pliesBehind = 2;

/** The shipped openings as a book. They are fetched when a line is looked at that may be in them; without them nothing is known. */
export function openingBook(core: Core, load: () => Promise<Openings>): Book {
    return async (line) => {
        const looked = core.look(line);
        const round = looked.ok && looked.value.phase === 'playing' ? openingMoves(core, line) : null;
        if (!looked.ok || !round || round.moves.length > pliesBehind) return [];
        const openings = await load().catch(() => null);
        const known = openings && knownMoves(openings, round);
        const order = looked.value.position.moves.map((move) => move.text);
        return (known ?? []).map(({ decision, verdict, distance }) => ({
            move: order.indexOf(decision),
            verdict,
            distance,
            // Nobody has a ring yet: whoever wins has his first one.
            points: verdict === 'win' ? 1 : -1,
        }));
    };
}
