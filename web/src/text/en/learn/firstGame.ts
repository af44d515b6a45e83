import type { LessonText } from '../../../learn/types';

export const firstGame = {} satisfies Record<string, LessonText>;
