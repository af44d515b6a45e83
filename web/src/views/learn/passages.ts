import type { Core } from '../../core/core';
import { book } from './book';
import { firstGame } from './first_game';
import { plain, type Speaking } from './prose';
import { textOf } from './reading';
import type { Passage } from './search';
import type { Learning } from '../../words/parts.svelte';
import type { LessonText } from '../../words/book';

/** The whole book as it can be searched. */
export function passagesOf(core: Core, learn: Learning, speaking: Speaking): Passage[] {
    const read = (texts: readonly string[]): string[] => texts.map((text) => plain(text, speaking));
    const sections = book.flatMap((chapter) =>
        chapter.sections.map((section): Passage => {
            const text = textOf(learn, chapter.id, section);
            const tasks = section.exercises.map(({ id }) => text.exercises[id]?.task ?? '');
            return {
                id: section.id,
                title: text.title,
                place: [...section.rules.map(speaking.ruleName), learn.ui.chapters[chapter.id]].join(' · '),
                names: section.rules.flatMap((rule) => [
                    rule,
                    ...(['en', 'de', 'fr'] as const).map((language) => core.ruleName(rule, language)),
                ]),
                texts: read([text.summary, ...text.paragraphs, ...tasks]),
            };
        }),
    );
    const lessons: Record<string, LessonText | undefined> = learn.firstGame;
    const first: Passage = {
        id: 'first-game',
        title: learn.ui.firstGame.title,
        place: '',
        names: [],
        texts: read([learn.ui.firstGame.lead, ...firstGame.map(({ id }) => lessons[id]?.title ?? '')]),
    };
    const figures = Object.entries(learn.figures.titles).map(([number, title]): Passage => ({
        id: `figure-${number}`,
        title,
        place: learn.ui.figure(Number(number)),
        names: [],
        texts: [],
    }));
    return [first, ...sections, ...figures];
}
