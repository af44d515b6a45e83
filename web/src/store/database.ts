/** IndexedDB as promises: only what the store needs. */

/** What takes a database from version n to n + 1; the list's length is the version. Entries are added, never changed. */
export type Migration = (database: IDBDatabase, transaction: IDBTransaction) => void;

export class NewerDatabase extends Error {
    constructor() {
        super('another tab has a newer version of this page');
        this.name = 'NewerDatabase';
    }
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the request failed'));
    });
}

/** Resolves when the transaction is on the disk. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        const fail = () => reject(transaction.error ?? new Error('the transaction was aborted'));
        transaction.onerror = fail;
        transaction.onabort = fail;
    });
}

function open(factory: IDBFactory, name: string, migrations: readonly Migration[]): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
        const request = factory.open(name, migrations.length);
        request.onupgradeneeded = ({ oldVersion }) => {
            const transaction = request.transaction;
            if (!transaction) return;
            for (const migrate of migrations.slice(oldVersion)) migrate(request.result, transaction);
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () =>
            reject(
                request.error?.name === 'VersionError' ? new NewerDatabase() : (request.error ?? new Error('closed')),
            );
        // `blocked` needs no answer: the other tab gives way (see versionchange below) and success follows.
    });
}

/** A database that is opened when first asked for, and again when it had to be closed. */
export class Database {
    readonly #factory: IDBFactory;
    readonly #name: string;
    readonly #migrations: readonly Migration[];
    #connection: Promise<IDBDatabase> | null = null;

    constructor(factory: IDBFactory, name: string, migrations: readonly Migration[]) {
        this.#factory = factory;
        this.#name = name;
        this.#migrations = migrations;
    }

    connect(): Promise<IDBDatabase> {
        this.#connection ??= open(this.#factory, this.#name, this.#migrations).then(
            (database) => this.#watched(database),
            (error: unknown) => {
                this.#connection = null;
                throw error;
            },
        );
        return this.#connection;
    }

    /** Runs `work` in one transaction; its result counts once everything is on the disk. */
    async run<T>(
        stores: string[],
        mode: IDBTransactionMode,
        work: (store: (name: string) => IDBObjectStore) => Promise<T> | T,
    ): Promise<T> {
        const transaction = await this.#begin(stores, mode);
        const done = completionOf(transaction);
        try {
            const result = await work((name) => transaction.objectStore(name));
            await done;
            return result;
        } catch (error) {
            done.catch(() => {}); // the first reason is the one to tell
            try {
                transaction.abort();
            } catch {
                // It has ended by itself.
            }
            throw error;
        }
    }

    async #begin(stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
        const begin = (database: IDBDatabase) => database.transaction(stores, mode, { durability: 'strict' });
        try {
            return begin(await this.connect());
        } catch (error) {
            if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
            this.#connection = null; // closed behind our back: once more from the start
            return begin(await this.connect());
        }
    }

    #watched(database: IDBDatabase): IDBDatabase {
        const forget = () => (this.#connection = null);
        database.onclose = forget;
        database.onversionchange = () => {
            database.close();
            forget();
        };
        return database;
    }

    async close(): Promise<void> {
        const connection = this.#connection;
        this.#connection = null;
        if (connection) (await connection).close();
    }
}
