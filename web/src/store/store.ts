import { Changes } from './changes';
import { answerOf, Database, NewerDatabase, type Migration } from './database';
import { entryOf, memoryStore } from './memory';
import { isSameMark, markOf, type LogMark } from './logs';
import { merged } from './merge';
import { askToKeep } from '../browser/persistence';
import type { MatchChange, MatchEntry, MatchStore, StoredMatch } from './types';

const matchesStore = 'matches';
const entriesStore = 'entries';
const linesStore = 'lines';

/** What a list needs, and where the log ends. Rows of the first version do not say that. */
type EntryRow = MatchEntry & { mark?: LogMark };

/** Lines of a log that came after those that stand with the match. */
interface LinesRow {
    id: string;
    text: string;
}

const migrations: readonly Migration[] = [
    (database) => {
        database.createObjectStore(matchesStore, { keyPath: 'id' });
        // Beside each match, what lists need: thousands of logs need not be read to show their results.
        database.createObjectStore(entriesStore, { keyPath: 'id' });
    },
    (database) => {
        // In the order in which they were added.
        database.createObjectStore(linesStore, { autoIncrement: true }).createIndex('id', 'id');
    },
];

const allStores = [matchesStore, entriesStore, linesStore];

type Stores = (name: string) => IDBObjectStore;

/** What was written as a whole, with what was added since. */
function joined(match: StoredMatch, entry: MatchEntry | undefined, lines: readonly LinesRow[]): StoredMatch {
    if (!entry || lines.length === 0) return match;
    const log = match.log + lines.map(({ text }) => text).join('');
    return { ...entryOf({ ...match, ...entry }), log, record: null };
}

async function wholeMatch(store: Stores, id: string): Promise<StoredMatch | null> {
    const [match, entry, lines] = await Promise.all([
        answerOf<StoredMatch | undefined>(store(matchesStore).get(id)),
        answerOf<EntryRow | undefined>(store(entriesStore).get(id)),
        answerOf<LinesRow[]>(store(linesStore).index('id').getAll(id)),
    ]);
    return match ? joined(match, entry, lines) : null;
}

async function forgetLines(store: Stores, id: string): Promise<void> {
    const keys = await answerOf(store(linesStore).index('id').getAllKeys(id));
    for (const key of keys) store(linesStore).delete(key);
}

/** Matches in IndexedDB. */
class BrowserStore implements MatchStore {
    readonly #database: Database;
    readonly #changes: Changes;

    constructor(database: Database, changes: Changes) {
        this.#database = database;
        this.#changes = changes;
    }

    async get(id: string): Promise<StoredMatch | null> {
        return this.#database.run(allStores, 'readonly', (store) => wholeMatch(store, id));
    }

    put(match: StoredMatch): Promise<void> {
        return this.putAll([match]);
    }

    async putAll(matches: readonly StoredMatch[]): Promise<void> {
        await this.#database.run(allStores, 'readwrite', async (store) => {
            for (const match of matches) {
                const stored = await wholeMatch(store, match.id);
                for (const written of merged(stored, match)) {
                    store(matchesStore).put(written);
                    store(entriesStore).put({ ...entryOf(written), mark: markOf(written.log) } satisfies EntryRow);
                    await forgetLines(store, written.id);
                }
            }
        });
        this.#written(matches.map(({ id }) => id));
    }

    async append(match: MatchEntry, mark: LogMark, lines: string): Promise<boolean> {
        const { id } = match;
        const isAppended = await this.#database.run([entriesStore, linesStore], 'readwrite', async (store) => {
            const stored = await answerOf<EntryRow | undefined>(store(entriesStore).get(id));
            if (!isSameMark(mark, stored?.mark)) return false;
            store(entriesStore).put({ ...match, mark: markOf(lines, mark) } satisfies EntryRow);
            if (lines !== '') store(linesStore).add({ id, text: lines } satisfies LinesRow);
            return true;
        });
        if (isAppended) this.#written([id]);
        return isAppended;
    }

    #written(ids: readonly string[]): void {
        askToKeep();
        this.#changes.tell('put', ids);
    }

    async list(): Promise<StoredMatch[]> {
        const [matches, entries, lines] = await this.#database.run(allStores, 'readonly', (store) =>
            Promise.all([
                answerOf<StoredMatch[]>(store(matchesStore).getAll()),
                answerOf<EntryRow[]>(store(entriesStore).getAll()),
                answerOf<LinesRow[]>(store(linesStore).getAll()),
            ]),
        );
        const entryOfId = new Map(entries.map((entry) => [entry.id, entry]));
        const linesOfId = new Map<string, LinesRow[]>();
        for (const row of lines) {
            const before = linesOfId.get(row.id);
            if (before) before.push(row);
            else linesOfId.set(row.id, [row]);
        }
        return newestFirst(matches.map((one) => joined(one, entryOfId.get(one.id), linesOfId.get(one.id) ?? [])));
    }

    async entries(): Promise<MatchEntry[]> {
        const all = await this.#database.run([entriesStore], 'readonly', (store) =>
            answerOf<MatchEntry[]>(store(entriesStore).getAll()),
        );
        return newestFirst(all);
    }

    async remove(ids: readonly string[]): Promise<void> {
        await this.#database.run(allStores, 'readwrite', async (store) => {
            for (const id of ids) {
                store(matchesStore).delete(id);
                store(entriesStore).delete(id);
                await forgetLines(store, id);
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

/** A store that is still being opened: each call waits for it. */
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
        append: async (match, mark, lines) => (await store()).append(match, mark, lines),
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
