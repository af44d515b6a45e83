import type { Choice, Hint, HintReason } from '../core/types';
import type { Text } from './text.svelte';
import { shownTower, type Naming, type ReasonFacts } from './naming';

type ReasonKind = keyof Text['hints']['reasons'];

const isKnown = (kind: string, reasons: Text['hints']['reasons']): kind is ReasonKind => Object.hasOwn(reasons, kind);

const factsOf = (reason: HintReason, naming: Naming): ReasonFacts => ({
    number: reason.number,
    of: reason.of,
    tower: reason.tower && shownTower(reason.tower, naming),
});

/** Why the choice is good, a sentence a reason, the weightiest first. */
export function hintSentences(hint: Hint, text: Text, naming: Naming): string[] {
    const { reasons } = text.hints;
    return hint.reasons.flatMap((reason) =>
        isKnown(reason.kind, reasons) ? [reasons[reason.kind](factsOf(reason, naming))] : [],
    );
}

/** "wins in 7", "loses at once", "wins", "not settled": for the player who makes the choice. */
export function choiceWords(choice: Pick<Choice, 'verdict' | 'distance'>, text: Text): string {
    const { verdicts } = text.hints;
    if (choice.verdict === 'unknown') return verdicts.unknown;
    const words = verdicts[choice.verdict];
    if (choice.distance === null) return words.some;
    return choice.distance === 1 ? words.atOnce : words.in(choice.distance);
}
