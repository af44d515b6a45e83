import { lessonsFrom, type Lessons } from '../../engine/training/lessons';
import { nothingYet, progressFrom, type Progress } from './progress';

/** Puzzles solved and mistakes to be trained, in one file that another browser can read. */
const kind = 'kamisado-puzzles';

export function writeMoving(progress: Progress, lessons: Lessons): string {
    return JSON.stringify({ kind, version: 1, progress, lessons }, null, 1) + '\n';
}

/** null: this is something else. */
export function readMoving(text: string): { progress: Progress; lessons: Lessons } | null {
    try {
        const content = JSON.parse(text) as { kind?: unknown; progress?: unknown; lessons?: unknown } | null;
        if (content?.kind !== kind) return null;
        return {
            progress: content.progress ? progressFrom(JSON.stringify(content.progress)) : nothingYet,
            lessons: lessonsFrom(JSON.stringify(content.lessons ?? {})),
        };
    } catch {
        return null;
    }
}
