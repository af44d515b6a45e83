import { isLastWord } from '../../match/decision';
import type { Player } from '../../core/types';

/**
 * How many decisions go when somebody takes back: back to the last decision of a person, so that the computer's answers
 * go along. 0: there is nothing to take back.
 *
 * @param deciderAt who took the decision of a step
 */
export function takeBackCount(
    decisions: readonly string[],
    deciderAt: (step: number) => Player | null,
    isPerson: (player: Player) => boolean,
): number {
    if (decisions.length === 0) return 0;
    if (isLastWord(decisions.at(-1)) || (!isPerson('black') && !isPerson('gold'))) return 1;
    for (let step = decisions.length - 1; step >= 0; --step) {
        const player = deciderAt(step);
        if (player !== null && isPerson(player)) return decisions.length - step;
    }
    return 0;
}
