import type { Core } from '../../core/core';
import type { Language, Rule } from '../../core/types';
import { linkTo, router } from '../../browser/router.svelte';
import { sectionOf, sections } from './book';
import { type Section } from './types';
import { chapterIds } from '../../words/book';

/** What follows `#/learn/`. */
export type Place =
    /** `at`: the heading to begin with. */
    | { kind: 'contents'; at: string | null }
    | { kind: 'section'; section: Section }
    | { kind: 'figure'; number: number; step: string }
    | { kind: 'first-game'; step: string }
    | { kind: 'print' }
    | { kind: 'quick' }
    | { kind: 'whole-match' }
    | { kind: 'nowhere' };

export function placeOf(core: Core, id: string): Place {
    const [word = '', ...rest] = id.split('/');
    const step = rest.join('/');
    if (word === '') return { kind: 'contents', at: null };
    if (word === 'figures' || chapterIds.some((chapter) => word === `chapter-${chapter}`)) {
        return { kind: 'contents', at: word };
    }
    if (word === 'first-game') return { kind: 'first-game', step };
    if (word === 'print' || word === 'quick' || word === 'whole-match') return { kind: word };
    const figure = /^figure-([1-9]|10)$/.exec(word)?.[1];
    if (figure) return { kind: 'figure', number: Number(figure), step };
    const section = sectionNamed(core, word);
    return section ? { kind: 'section', section } : { kind: 'nowhere' };
}

const languages: readonly Language[] = ['en', 'de', 'fr'];

/** By its own name, by a rule that is told there, or by what that rule is called in any of the three books. */
function sectionNamed(core: Core, name: string): Section | null {
    const wanted = name.toLowerCase();
    const isMeant = (rule: Rule): boolean =>
        languages.some((language) => core.ruleName(rule, language).toLowerCase() === wanted);
    return (
        sections.find(({ id }) => id.toLowerCase() === wanted) ??
        sectionOf(name) ??
        sections.find(({ rules }) => rules.some(isMeant)) ??
        null
    );
}

/** The match from which somebody came to ask; it stays in the address as long as they read. */
export function matchToReturnTo(): string | null {
    return router.route.view === 'learn' ? router.route.query.get('back') : null;
}

/** Its address: a match on this device by its name, another one by all that follows the `#/`. */
export function wayBack(): string | null {
    const back = matchToReturnTo();
    return back && (back.includes('/') ? `#/${back}` : linkTo('match', back));
}

/** A place of the book. */
export function linkInto(id: string): string {
    const back = matchToReturnTo();
    return linkTo('learn', id, back ? { back } : {});
}
