import { book, sections } from './book';
import type { Learning } from '../../words/parts.svelte';
import type { Chapter, Section } from './types';
import type { ChapterId, SectionText } from '../../words/book';

/** A section's words. Tests hold every section to having them in every language. */
export function textOf(learn: Learning, chapter: ChapterId, section: Section): SectionText {
    const texts: Record<string, SectionText | undefined> = learn[chapter];
    const text = texts[section.id];
    if (!text) throw new Error(`no words for ${section.id}`);
    return text;
}

export function chapterOf(section: Section): Chapter {
    const chapter = book.find((each) => each.sections.includes(section));
    if (!chapter) throw new Error(`${section.id} is in no chapter`);
    return chapter;
}

/** What comes before and after, across chapters. */
export function neighboursOf(section: Section): { previous: Section | null; next: Section | null } {
    const at = sections.indexOf(section);
    return { previous: sections[at - 1] ?? null, next: sections[at + 1] ?? null };
}
