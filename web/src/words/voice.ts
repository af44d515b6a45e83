import type { Core } from '../core/core';
import type { CoreError } from '../core/types';
import { settings } from '../browser/settings.svelte';
import { sentenceOf, type Saying } from './errors';
import type { Voice } from './sentences';
import { wording } from './text.svelte';

/** The words of the moment; asked within a `$derived`, it follows language, edition and the turned board. */
export function voiceOf(core: Core): Voice {
    const turned = settings.turned;
    return {
        text: wording.text,
        edition: settings.edition,
        shown: (colour) => (turned ? core.turnedColours[colour] : colour),
        squareColours: core.squareColours,
    };
}

/** The words for what happens on a board whose colours keep their names. */
export function fixedVoiceOf(core: Core): Voice {
    return { ...voiceOf(core), shown: (colour) => colour };
}

/** An error in the language and edition of the moment. */
export function sayError(core: Core, error: CoreError, more: Pick<Saying, 'bare' | 'cause'> = {}): string {
    const ruleName: Saying['ruleName'] = (rule) => core.ruleName(rule, wording.language);
    return sentenceOf(error, wording.text, { edition: settings.edition, ruleName, ...more });
}

/** Why something was not allowed on a board, where everybody has seen what was tried. */
export function refusalSentence(core: Core, refusal: CoreError): string {
    return sayError(core, refusal, { bare: true });
}
