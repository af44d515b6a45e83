import type { Core } from '../core/core';
import { settings } from '../settings/settings.svelte';
import { wording } from '../text/text.svelte';
import type { Voice } from './sentences';

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
