import type { Core } from '../core/core';
import { settings } from '../settings/settings.svelte';
import type { Voice } from '../telling/sentences';
import { voiceOf } from '../telling/voice';
import { sentenceOf, type Saying } from '../core/errors';
import type { CoreError } from '../core/types';
import { wording } from '../text/text.svelte';

/** The words for what happens on a board whose colours keep their names. */
export function fixedVoiceOf(core: Core): Voice {
    return { ...voiceOf(core), shown: (colour) => colour };
}

/** Why something is not allowed, in a sentence that cites the rule. */
export function refusalSentence(core: Core, refusal: CoreError): string {
    const saying: Saying = {
        edition: settings.edition,
        ruleName: (rule) => core.ruleName(rule, wording.language),
        bare: true,
    };
    return sentenceOf(refusal, wording.text, saying);
}
