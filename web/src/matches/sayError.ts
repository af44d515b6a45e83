import { core } from '../core';
import { sentenceOf } from '../core/errors';
import type { CoreError } from '../core/types';
import { settings } from '../settings/settings.svelte';
import { wording } from '../text/text.svelte';

/** An error in the language and edition of the moment. The core must be loaded. */
export function sayError(error: CoreError, cause: CoreError | null = null): string {
    return sentenceOf(error, wording.text, {
        edition: settings.edition,
        ruleName: (rule) => core().ruleName(rule, wording.language),
        cause,
    });
}
