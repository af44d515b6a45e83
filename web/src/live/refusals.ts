import { pageError } from '../core/errors';
import type { CoreError } from '../core/types';
import type { RefusalBody } from '../remote/protocol';
import { onlineText } from '../remote/text.svelte';
import { refusalWord } from '../remote/words';
import { liveText } from './text.svelte';

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
