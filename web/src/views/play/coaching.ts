import type { Moments } from '../../core/core';
import type { Player } from '../../core/types';

/** After this many moves of one's own there is nothing left to say. */
export const coachedMoves = 2;

/** How many decisions of a match one player has taken; no more are counted than the coach needs. */
export function ownMoves(decisions: number, moments: Moments, me: Player): number {
    let own = 0;
    for (let step = 0; step < decisions && own < coachedMoves; ++step)
        if (moments.moment(step).state.decider === me) ++own;
    return own;
}
