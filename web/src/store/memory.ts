import { Changes } from './changes';
import { isSameMark, markOf } from './logs';
import { merged } from './merge';
import type { MatchEntry, MatchStore, StoredMatch } from './types';

/** For browsers that keep nothing (private windows, blocked storage): everything works until the page is closed. */
export function memoryStore(changes: Changes): MatchStore {
    const matches = new Map<string, StoredMatch>();
    const newestFirst = () => [...matches.values()].sort((a, b) => b.changed - a.changed);

    const store: MatchStore = {
        get: async (id) => matches.get(id) ?? null,
        put: (match) => store.putAll([match]),
        putAll: async (all) => {
            const written = all.flatMap((match) => merged(matches.get(match.id) ?? null, match));
            for (const match of written) matches.set(match.id, structuredClone(match));
            changes.tell(
                'put',
                all.map(({ id }) => id),
            );
        },
        append: async (match, mark, lines) => {
            const stored = matches.get(match.id);
            if (!stored || !isSameMark(mark, markOf(stored.log))) return false;
            matches.set(match.id, structuredClone({ ...match, log: stored.log + lines, record: null }));
            changes.tell('put', [match.id]);
            return true;
        },
        list: async () => newestFirst(),
        entries: async () => newestFirst().map(entryOf),
        remove: async (ids) => {
            for (const id of ids) matches.delete(id);
            changes.tell('removed', ids);
        },
        latestUnfinished: async () => newestFirst().find(({ summary }) => !summary.end) ?? null,
        keeping: async () => 'memory',
        onChange: (listener) => changes.listen(listener),
    };
    return store;
}

export function entryOf({ id, created, changed, summary }: StoredMatch): MatchEntry {
    return { id, created, changed, summary };
}
