import type { Choice, Hint, HintReason } from '../core/types';
import type { Text } from './text.svelte';
import { shownColour, type Naming } from './naming';

type Phrase = keyof Text['said'];

const isKnown = (name: string, text: Text): name is Phrase & `reason.${string}` => Object.hasOwn(text.said, name);

/** Why the choice is good, a sentence a reason, the weightiest first. */
export function hintSentences(hint: Hint, text: Text, naming: Naming): string[] {
    return hint.reasons.flatMap((reason) => {
        const name = `reason.${reason.kind}`;
        return isKnown(name, text) ? [text.said[name](valuesOf(reason, naming), naming.edition)] : [];
    });
}

function valuesOf({ number, of, tower }: HintReason, naming: Naming) {
    const shown = tower && shownColour(tower.colour, naming);
    return { number: number ?? 0, of: of ?? 0, owner: tower?.player ?? 'black', tower: shown ?? 'brown' } as const;
}

/** "wins in 7", "loses at once", "wins", "not settled": for the player who makes the choice. */
export function choiceWords({ verdict, distance }: Pick<Choice, 'verdict' | 'distance'>, text: Text): string {
    const { said } = text;
    if (verdict === 'unknown') return said['verdict.open']({}, 'burley');
    const words = verdict === 'win' ? 'wins' : 'loses';
    if (distance === null) return said[`verdict.${words}`]({}, 'burley');
    if (distance === 1) return said[`verdict.${words}-at-once`]({}, 'burley');
    return said[`verdict.${words}-in`]({ count: distance }, 'burley');
}
