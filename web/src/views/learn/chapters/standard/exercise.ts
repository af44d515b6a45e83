import type { Decision, Event, Line, Player, Rule } from '../../../../core/types';
import type { Exercise } from '../../types';

/** A Standard match that was set up, and what has been decided since: that way the board shows what named the tower. */
export function standardLine(start: string | null, ...decisions: Decision[]): Line {
    return { format: { kind: 'standard', rounds: 1 }, start, decisions };
}

/** Everything below is done with Black's towers and seen from Black's side. */
const atBlacksSide = { hand: 'black', flipped: false } as const;

/** Black tries something, and the rule answers. */
export function refused(id: string, rule: Rule, line: Line, attempt: Decision): Exercise {
    return { id, line, ...atBlacksSide, goal: { kind: 'refused', rules: [rule] }, solution: [attempt] };
}

/** Black takes one certain decision. */
export function decided(id: string, line: Line, decision: Decision): Exercise {
    return { id, line, ...atBlacksSide, goal: { kind: 'decision', decisions: [decision] }, solution: [decision] };
}

/** Black brings something about. */
export function happened(
    id: string,
    line: Line,
    event: Event['kind'],
    player: Player | null,
    ...solution: Decision[]
): Exercise {
    return { id, line, ...atBlacksSide, goal: { kind: 'event', event, player }, solution };
}
