import { core } from '../../core';
import { settings } from '../../browser/settings.svelte';
import { wording } from '../../words/text.svelte';
import type { Speaking } from './prose';
import type { Learning } from '../../words/parts.svelte';

/** The words of the moment; asked within a `$derived`, it follows language and edition. */
export function speakingOf(learn: Learning): Speaking {
    const { language } = wording;
    return {
        words: learn.ui.words[settings.edition],
        ruleName: (rule) => core().ruleName(rule, language),
        pageName: (page) => learn.ui[page],
    };
}
