import type { Rule } from '../../core/types';
import { annotation } from './chapters/annotation';
import { clocks } from './chapters/clocks';
import { long } from './chapters/long';
import { marathon } from './chapters/marathon';
import { single } from './chapters/single';
import { standard } from './chapters/standard';
import type { Chapter, Exercise, Section } from './types';

/** In the order in which a newcomer needs them: who has read one chapter can play that kind of match. */
export const book: readonly Chapter[] = [single, standard, long, marathon, annotation, clocks];

export const sections: readonly Section[] = book.flatMap((chapter) => chapter.sections);

export function sectionOf(rule: Rule): Section | null {
    return sections.find((section) => section.rules.includes(rule)) ?? null;
}

/** In the order of the book: a solution at its end is found by the number. */
export const exercises: readonly Exercise[] = sections.flatMap((section) => section.exercises);

export function exerciseNumber(exercise: Exercise): number {
    return exercises.indexOf(exercise) + 1;
}
