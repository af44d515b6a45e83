import type { Player } from '../../core/types';

/** Whether the match was ended by a word and not by a move. */
function endsByWord(decision: string | undefined): boolean {
    return decision !== undefined && /^(resigns|time) /.test(decision);
}

/**
 * How many decisions go when somebody takes back: back to the last decision of a person, so that the computer's answers
 * go along. 0: there is nothing to take back.
 *
 * @param deciders who took each decision
 */
export function takeBackCount(
    decisions: readonly string[],
    deciders: readonly (Player | null)[],
    isPerson: (player: Player) => boolean,
): number {
    if (decisions.length === 0) return 0;
    if (endsByWord(decisions.at(-1)) || (!isPerson('black') && !isPerson('gold'))) return 1;
    const last = deciders.findLastIndex((player) => player !== null && isPerson(player));
    return last < 0 ? 0 : decisions.length - last;
}
