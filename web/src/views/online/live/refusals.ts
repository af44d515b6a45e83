import { pageError } from '../../../words/errors';
import type { CoreError } from '../../../core/types';
import type { RefusalBody } from '../../../net/protocol';
import { onlineText, liveText } from '../../../words/parts.svelte';
import { refusalWord } from '../../../words/online';

/** What the server refuses, in the core's shape: its `game.…` are the core's own. */
export function errorOf(refusal: RefusalBody): CoreError {
    return pageError(refusal.id, sentenceFor(refusal), { arguments: refusal.arguments });
}

function sentenceFor(refusal: RefusalBody): string {
    const known: Partial<Record<string, (given: RefusalBody['arguments']) => string>> = liveText.text?.refusals ?? {};
    const ours = known[refusal.id]?.(refusal.arguments);
    if (ours !== undefined) return ours;
    return onlineText.text ? refusalWord(refusal, onlineText.text) : refusal.sentence;
}
