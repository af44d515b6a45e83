import { pageError } from '../core/errors';
import type { CoreError } from '../core/types';
import type { RefusalBody } from '../online/protocol';
import { onlineText } from '../online/text.svelte';
import { refusalWord } from '../online/words';

/** What the server refuses, in the core's shape: its `game.…` are the core's own. */
export function errorOf(refusal: RefusalBody): CoreError {
    const { text } = onlineText;
    const sentence = text ? refusalWord(refusal, text) : refusal.sentence;
    return pageError(refusal.id, sentence, { arguments: refusal.arguments });
}
