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

interface ErrorManner extends Pick<Saying, 'bare'> {
    /** The colours keep their names: a text or a lesson's board calls them by these. */
    fixedColours?: boolean;
}

/** An error in the language and edition of the moment, with the colours as the board shows them. */
export function sayError(core: Core, error: CoreError, { fixedColours = false, ...more }: ErrorManner = {}): string {
    const { text, edition, shown } = fixedColours ? fixedVoiceOf(core) : voiceOf(core);
    const ruleName: Saying['ruleName'] = (rule) => core.ruleName(rule, wording.language);
    return sentenceOf(error, text, { edition, shown, ruleName, ...more });
}

/** Why something was not allowed on a board, where everybody has seen what was tried. */
export function refusalSentence(core: Core, refusal: CoreError, manner: ErrorManner = {}): string {
    return sayError(core, refusal, { ...manner, bare: true });
}
