/** What the texts of the book consist of; views/learn/types.ts has what they are about. */

export const chapterIds = ['single', 'standard', 'long', 'marathon', 'annotation', 'clocks'] as const;
export type ChapterId = (typeof chapterIds)[number];

/**
 * Prose may hold `{M6}`, a rule, which is shown by the language's own name and leads to it; `{differences}`, a page; `{gold}`, `{ring}`, `{rings}`,
 * `{push}`, `{pushes}`, the words of the edition that is played with (no article, nominative); `*stress*`.
 */
export type Prose = string;

export interface ExerciseText {
    /** What to do. */
    task: Prose;
    /** For those who are stuck. */
    hint: Prose;
    /** What has been seen. */
    solved: Prose;
}

export interface SectionText {
    title: string;
    /** One sentence for the contents and for search. */
    summary: Prose;
    paragraphs: Prose[];
    exercises: Record<string, ExerciseText>;
}

/** A step of "Your first game". */
export interface LessonText extends ExerciseText {
    title: string;
    /** What has to be known before the task. */
    paragraphs: Prose[];
}
