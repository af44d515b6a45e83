import { hashOf } from './hash';
import { relationOf } from './logs';
import type { StoredMatch } from './types';

/**
 * What has to be written so that nothing of either is lost: the longer of two logs, or both when two tabs or two
 * machines have gone different ways. The stored one then becomes a match of its own.
 */
export function merged(stored: StoredMatch | null, offered: StoredMatch): StoredMatch[] {
    if (!stored) return [offered];
    switch (relationOf(stored.log, offered.log)) {
        case 'older':
            return [];
        case 'same':
            return offered.changed >= stored.changed ? [offered] : [];
        case 'grown':
            return [offered];
        case 'apart':
            return [offered, copyOf(stored)];
    }
}

/** As a match of its own. The same copy gets the same name, so that it is kept once. */
export function copyOf(match: StoredMatch): StoredMatch {
    const original = match.id.split('~')[0] ?? match.id;
    return { ...match, id: `${original}~${hashOf(match.log)}` };
}
