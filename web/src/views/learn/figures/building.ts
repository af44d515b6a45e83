import { fillFrom } from '../../../match/decision';
import type { BoardMark } from '../../../board/types';
import type { Decision, FormatKind, Line, Side, Square } from '../../../core/types';
import type { Alternative, Stop } from './types';

/** What the figures' data is written with. */

const listed = (moves: string): Decision[] => moves.split(' ').filter((each) => each !== '');

export function sequence(kind: FormatKind, start: string, moves: string, fill: Side | null = null): Line {
    const decisions = fill ? [...listed(moves), fillFrom(fill)] : listed(moves);
    return { format: { kind, rounds: 1 }, start, decisions };
}

export function stop(letter: string, step: number, more: Partial<Stop> = {}): Stop {
    const plain = { sequence: 0, events: null, options: false, marks: [], fillOrder: null, alternatives: [] };
    return { letter, step, ...plain, ...more };
}

/** Something else that would have won the round as well, for the player who decides. */
export const wins = (decision: Decision, answer = ''): Alternative => ({
    decision,
    answer: listed(answer),
    verdict: 'win',
});
/** Something else, with which the other player wins the round. */
export const loses = (decision: Decision, answer = ''): Alternative => ({
    decision,
    answer: listed(answer),
    verdict: 'loss',
});

const on = (kind: BoardMark['kind'], squares: string): BoardMark[] =>
    squares.split(' ').map((to) => ({ from: null, to, kind, label: '' }));

/** A tower that cannot move. */
export const stuck = (squares: string): BoardMark[] => on('danger', squares);
/** What stands in the way. */
export const inTheWay = (squares: string): BoardMark[] => on('played', squares);
/** What one should look at. */
export const lookAt = (squares: string): BoardMark[] => on('hint', squares);
/** A way that leads home, for whoever may go it. */
export const wayHome = (from: Square, to: Square): BoardMark[] => [{ from, to, kind: 'better', label: '' }];
