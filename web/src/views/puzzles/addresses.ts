import type { Collection } from './choosing';
import { wordFor } from './choosing';
import { readDay, type Day } from '../../engine/training/days';
import { asTheme } from './file';
import type { Theme } from './types';

/** What follows `#/puzzles/`. */
export type Place =
    | { kind: 'home' }
    | { kind: 'puzzle'; id: string }
    /** null: today's. */
    | { kind: 'daily'; day: Day | null }
    | { kind: 'theme'; theme: Theme }
    | { kind: 'grade'; grade: number }
    | { kind: 'training'; lesson: string | null }
    | { kind: 'unknown' };

export function placeFrom(path: string): Place {
    const [word = '', detail = '', ...rest] = path.split('/');
    if (rest.length > 0) return { kind: 'unknown' };
    switch (word) {
        case '':
            return { kind: 'home' };
        case 'daily': {
            const day = detail < '1970' ? null : readDay(detail);
            return detail && !day ? { kind: 'unknown' } : { kind: 'daily', day };
        }
        case 'theme': {
            const theme = asTheme(detail);
            return theme ? { kind: 'theme', theme } : { kind: 'unknown' };
        }
        case 'grade':
            return /^(10|[1-9])$/.test(detail) ? { kind: 'grade', grade: Number(detail) } : { kind: 'unknown' };
        case 'training':
            return { kind: 'training', lesson: detail || null };
        default:
            return /^[0-9a-z]{5}$/.test(word) && !detail ? { kind: 'puzzle', id: word } : { kind: 'unknown' };
    }
}

/** How the server knows the puzzle at an address of ours, for a link that chats show a picture for: by its date or its id. */
export function sentCode(address: string): string | null {
    const place = placeFrom(address.replace(/^#\/puzzles\/?|\?.*$/g, ''));
    if (place.kind === 'daily') return place.day ?? 'daily';
    return place.kind === 'puzzle' ? place.id : null;
}

export const home = '#/puzzles';
export const toTheme = (theme: Theme): string => `#/puzzles/theme/${theme}`;
export const toGrade = (grade: number): string => `#/puzzles/grade/${grade}`;
export const toDay = (day: Day | null): string => `#/puzzles/daily${day ? `/${day}` : ''}`;
export const toTraining = (lesson: string | null = null): string => `#/puzzles/training${lesson ? `/${lesson}` : ''}`;

export function toPuzzle(id: string, collection: Collection = { kind: 'all' }): string {
    const word = wordFor(collection);
    return `#/puzzles/${id}${word ? `?in=${word}` : ''}`;
}
