import { Changes } from './changes';
import { answerOf, Database, NewerDatabase, type Migration } from './database';
import { entryOf, memoryStore } from './memory';
import { merged } from './merge';
import { askToKeep } from '../browser/persistence';
import type { MatchChange, MatchEntry, MatchStore, StoredMatch } from './types';

const matchesStore = 'matches';
const entriesStore = 'entries';

const migrations: readonly Migration[] = [
    (database) => {
        database.createObjectStore(matchesStore, { keyPath: 'id' });
        // Beside each match, what lists need: thousands of logs need not be read to show their results.
        database.createObjectStore(entriesStore, { keyPath: 'id' });
    },
];

/** Matches in IndexedDB. */
class BrowserStore implements MatchStore {
    readonly #database: Database;
    readonly #changes: Changes;

    constructor(database: Database, changes: Changes) {
        this.#database = database;
        this.#changes = changes;
    }

    async get(id: string): Promise<StoredMatch | null> {
        const found = await this.#database.run([matchesStore], 'readonly', (store) =>
            answerOf<StoredMatch | undefined>(store(matchesStore).get(id)),
        );
        return found ?? null;
    }

    put(match: StoredMatch): Promise<void> {
        return this.putAll([match]);
    }

    async putAll(matches: readonly StoredMatch[]): Promise<void> {
        await this.#database.run([matchesStore, entriesStore], 'readwrite', async (store) => {
            for (const match of matches) {
                const stored = await answerOf<StoredMatch | undefined>(store(matchesStore).get(match.id));
                for (const written of merged(stored ?? null, match)) {
                    store(matchesStore).put(written);
                    store(entriesStore).put(entryOf(written));
                }
            }
        });
        askToKeep();
        this.#changes.tell(
            'put',
            matches.map(({ id }) => id),
        );
    }

    async list(): Promise<StoredMatch[]> {
        const all = await this.#database.run([matchesStore], 'readonly', (store) =>
            answerOf<StoredMatch[]>(store(matchesStore).getAll()),
        );
        return newestFirst(all);
    }

    async entries(): Promise<MatchEntry[]> {
        const all = await this.#database.run([entriesStore], 'readonly', (store) =>
            answerOf<MatchEntry[]>(store(entriesStore).getAll()),
        );
        return newestFirst(all);
    }

    async remove(ids: readonly string[]): Promise<void> {
        await this.#database.run([matchesStore, entriesStore], 'readwrite', (store) => {
            for (const id of ids) {
                store(matchesStore).delete(id);
                store(entriesStore).delete(id);
            }
        });
        this.#changes.tell('removed', ids);
    }

    async latestUnfinished(): Promise<StoredMatch | null> {
        const latest = (await this.entries()).find(({ summary }) => !summary.end);
        return latest ? this.get(latest.id) : null;
    }

    keeping(): Promise<'browser'> {
        return Promise.resolve('browser');
    }

    onChange(listener: (change: MatchChange) => void): () => void {
        return this.#changes.listen(listener);
    }
}

function newestFirst<T extends MatchEntry>(all: T[]): T[] {
    return all.sort((a, b) => b.changed - a.changed);
}

/** Opens IndexedDB, or turns to memory when the browser will not have it. A newer database is an error to be told. */
async function chosen(factory: IDBFactory | undefined, name: string, changes: Changes): Promise<MatchStore> {
    if (!factory) return memoryStore(changes);
    const database = new Database(factory, name, migrations);
    try {
        await database.connect();
        return new BrowserStore(database, changes);
    } catch (error) {
        if (error instanceof NewerDatabase) throw error;
        return memoryStore(changes);
    }
}

/** The store behind a promise: which one it is shows at the first question. */
export function openMatchStore(factory: IDBFactory | undefined, name = 'kamisado'): MatchStore {
    const changes = new Changes(`${name}.matches`);
    let opening: Promise<MatchStore> | null = null;
    const store = () =>
        (opening ??= chosen(factory, name, changes).catch((error: unknown) => {
            opening = null;
            throw error;
        }));
    return {
        get: async (id) => (await store()).get(id),
        put: async (match) => (await store()).put(match),
        putAll: async (matches) => (await store()).putAll(matches),
        list: async () => (await store()).list(),
        entries: async () => (await store()).entries(),
        remove: async (ids) => (await store()).remove(ids),
        latestUnfinished: async () => (await store()).latestUnfinished(),
        keeping: async () => (await store()).keeping(),
        onChange: (listener) => changes.listen(listener),
    };
}

/** Reading the property throws where storage is forbidden altogether. */
function browserFactory(): IDBFactory | undefined {
    try {
        return globalThis.indexedDB;
    } catch {
        return undefined;
    }
}

/** All my matches, for the whole page. */
export const matchStore: MatchStore = openMatchStore(browserFactory());
