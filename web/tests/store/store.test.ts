import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { answerOf, Database } from '../../src/store/database';
import { markOf } from '../../src/store/logs';
import { openMatchStore } from '../../src/store/store';
import type { MatchChange } from '../../src/store/types';
import { sampleEntry, sampleMatch, sampleSummary } from './sample';

let databases = 0;
const freshName = () => `test-${++databases}`;

const forbidden = {
    open: () => {
        throw new DOMException('no storage here', 'SecurityError');
    },
} as unknown as IDBFactory;

const places: [string, () => IDBFactory | undefined, 'browser' | 'memory'][] = [
    ['in the browser', () => new FakeFactory(), 'browser'],
    ['in memory, without IndexedDB', () => undefined, 'memory'],
    ['in memory, when IndexedDB is forbidden', () => forbidden, 'memory'],
];

describe.each(places)('matches %s', (_, factory, kind) => {
    const open = () => openMatchStore(factory(), freshName());

    test('say where they are kept', async () => {
        expect(await open().keeping()).toBe(kind);
    });

    test('come back as they were put', async () => {
        const store = open();
        await store.put(sampleMatch('a'));
        expect(await store.get('a')).toEqual(sampleMatch('a'));
        expect(await store.get('b')).toBeNull();
    });

    test('are listed newest first, with and without their logs', async () => {
        const store = open();
        await store.putAll([sampleMatch('old', { changed: 1 }), sampleMatch('new', { changed: 3 })]);
        await store.put(sampleMatch('middle', { changed: 2 }));
        expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
        const entries = await store.entries();
        expect(entries.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
        expect(entries[0]).not.toHaveProperty('log');
    });

    test('are removed, and come back when that is undone', async () => {
        const store = open();
        await store.putAll([sampleMatch('a'), sampleMatch('b')]);
        const a = await store.get('a');
        await store.remove(['a']);
        expect((await store.entries()).map(({ id }) => id)).toEqual(['b']);
        if (a) await store.put(a);
        expect(await store.get('a')).toEqual(sampleMatch('a'));
    });

    test('the unfinished one that was touched last is found', async () => {
        const store = open();
        const over = sampleSummary({ end: { winner: 'gold', reason: 'points' } });
        expect(await store.latestUnfinished()).toBeNull();
        await store.putAll([
            sampleMatch('a', { changed: 1 }),
            sampleMatch('b', { changed: 2 }),
            sampleMatch('c', { changed: 3, summary: over }),
        ]);
        expect((await store.latestUnfinished())?.id).toBe('b');
    });

    test('an older state never replaces a newer one', async () => {
        const store = open();
        const grown = sampleMatch('a', { log: 'start a\n1 e1e5\n2 e8e6\n', changed: 2 });
        await store.put(grown);
        await store.put(sampleMatch('a', { changed: 9 }));
        expect(await store.get('a')).toEqual(grown);
    });

    test('two ways on from one match are both kept', async () => {
        const store = open();
        await store.put(sampleMatch('a', { log: 'start a\n1 e1e5\n' }));
        await store.put(sampleMatch('a', { log: 'start a\n1 d1d5\n', changed: 2000 }));
        await store.put(sampleMatch('a', { log: 'start a\n1 d1d5\n2 e8e6\n', changed: 3000 }));
        const all = await store.list();
        expect(all.map(({ log }) => log)).toEqual(['start a\n1 d1d5\n2 e8e6\n', 'start a\n1 e1e5\n']);
        expect(all[0]?.id).toBe('a');
    });

    test('a log grows by lines that are added, where it ends as expected', async () => {
        const store = open();
        const first = sampleMatch('a');
        await store.put(first);
        await store.put(sampleMatch('b'));
        const entry = sampleEntry('a', 1000, { decisions: 5 });
        const more = { ...entry, changed: 2000 };
        const mark = markOf(first.log);
        expect(await store.append(more, mark, '2 e8e6\n')).toBe(true);
        expect(await store.append({ ...more, changed: 3000 }, markOf('2 e8e6\n', mark), '3 a1a2\n')).toBe(true);
        const grown = { ...more, changed: 3000, log: `${first.log}2 e8e6\n3 a1a2\n`, record: null };
        expect(await store.get('a')).toEqual(grown);
        expect(await store.list()).toEqual([grown, sampleMatch('b')]);
        expect((await store.entries())[0]).toMatchObject({ id: 'a', changed: 3000, summary: { decisions: 5 } });

        expect(await store.append(more, mark, '2 other\n'), 'another way on from the beginning').toBe(false);
        expect(await store.append(sampleEntry('c', 1, {}), markOf(''), '1 e1e5\n'), 'nothing is there').toBe(false);
        expect(await store.get('a')).toEqual(grown);

        const whole = sampleMatch('a', { log: `${grown.log}4 pauses\n`, changed: 4000 });
        await store.put(whole);
        expect(await store.get('a'), 'the lines are part of what was put').toEqual(whole);
        await store.remove(['a']);
        await store.put(first);
        expect(await store.get('a'), 'the lines went with the match').toEqual(first);
    });

    test('listeners hear of changes until they stop', async () => {
        const store = open();
        const heard: MatchChange[] = [];
        const stop = store.onChange((change) => heard.push(change));
        await store.put(sampleMatch('a'));
        await store.remove(['a']);
        stop();
        await store.put(sampleMatch('b'));
        expect(heard).toEqual([
            { kind: 'put', ids: ['a'], here: true },
            { kind: 'removed', ids: ['a'], here: true },
        ]);
    });
});

describe('two tabs', () => {
    test('see what the other one writes', async () => {
        const factory = new FakeFactory();
        const name = freshName();
        const [one, two] = [openMatchStore(factory, name), openMatchStore(factory, name)];
        const heard = new Promise<MatchChange>((resolve) => two.onChange(resolve));
        await one.put(sampleMatch('a'));
        expect(await heard).toEqual({ kind: 'put', ids: ['a'], here: false });
        expect(await two.get('a')).toEqual(sampleMatch('a'));
    });

    test('a newer version opens at once, and the older tab says so and loses nothing', async () => {
        const factory = new FakeFactory();
        const name = freshName();
        const old = openMatchStore(factory, name);
        await old.put(sampleMatch('a'));
        const newer = new Database(factory, name, [
            () => {},
            () => {},
            (database) => database.createObjectStore('more'),
        ]);
        await newer.connect();
        await expect(old.put(sampleMatch('b'))).rejects.toThrow('newer version');
        const kept = await newer.run(['matches'], 'readonly', (store) => answerOf(store('matches').getAll()));
        expect(kept).toEqual([sampleMatch('a')]);
    });
});

test('what the first version of the page kept is read and played on', async () => {
    const factory = new FakeFactory();
    const name = freshName();
    const before = new Database(factory, name, [
        (database) => {
            database.createObjectStore('matches', { keyPath: 'id' });
            database.createObjectStore('entries', { keyPath: 'id' });
        },
    ]);
    const kept = sampleMatch('a');
    const { log: _log, record: _record, ...entry } = kept;
    await before.run(['matches', 'entries'], 'readwrite', (store) => {
        store('matches').put(kept);
        store('entries').put(entry);
    });
    await before.close();

    const store = openMatchStore(factory, name);
    expect(await store.get('a')).toEqual(kept);
    expect(await store.entries()).toEqual([entry]);
    // Where its log ends is not known: it is written as a whole once, and then grows.
    expect(await store.append(entry, markOf(kept.log), '2 e8e6\n')).toBe(false);
    const further = sampleMatch('a', { log: `${kept.log}2 e8e6\n` });
    await store.put(further);
    expect(await store.append(entry, markOf(further.log), '3 a1a2\n')).toBe(true);
    expect((await store.get('a'))?.log).toBe(`${further.log}3 a1a2\n`);
});

test('a write that fails changes nothing', async () => {
    const store = openMatchStore(new FakeFactory(), freshName());
    const unclonable = { ...sampleMatch('b'), summary: (() => {}) as never };
    await expect(store.putAll([sampleMatch('a'), unclonable])).rejects.toThrow();
    expect(await store.list()).toEqual([]);
});

test('thousands of matches are listed quickly', async () => {
    const store = openMatchStore(new FakeFactory(), freshName());
    await store.putAll(Array.from({ length: 2000 }, (_, i) => sampleMatch(`m${i}`, { changed: i })));
    expect(await store.entries()).toHaveLength(2000);
});
