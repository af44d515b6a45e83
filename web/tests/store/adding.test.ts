import { readFileSync } from 'node:fs';
import { IDBFactory as FakeFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { addBackup, addRecords, matchFromRecord, type Added } from '../../src/store/adding';
import { readBackup, writeBackup, type Backup } from '../../src/store/backup';
import { openMatchStore } from '../../src/store/store';
import { recordOf } from '../../src/store/stored';
import type { MatchStore, RecordedMatch, StoredMatch } from '../../src/store/types';
import type { ReadRecord } from '../../src/store/reading';
import { testCore } from '../core/load';

const core = testCore();
const now = Date.UTC(2026, 10, 16);
const read = (name: string) =>
    readFileSync(new URL(`../../../data/matches/${name}.kamisado`, import.meta.url), 'utf8').replaceAll('\r', '');

let databases = 0;
const newStore = () => openMatchStore(new FakeFactory(), `adding-${++databases}`);

function record(text: string): ReadRecord {
    const result = core.readRecord(text);
    if (!result.ok) throw new Error(result.error.sentence);
    return { text, record: result.value };
}

function match(text: string): RecordedMatch {
    const result = matchFromRecord(core, record(text), now);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

async function added(store: MatchStore, ...texts: string[]): Promise<Added> {
    const result = await addRecords(core, store, texts.map(record), now);
    if (!result.ok) throw new Error(result.error.sentence);
    return result.value;
}

const backupOf = async (store: MatchStore): Promise<Backup> => {
    const backup = readBackup(
        writeBackup(
            (await store.list()).map((match) => ({ ...match, record: recordOf(core, match) })),
            new Date(now),
        ),
    );
    if (!backup?.ok) throw new Error('the backup cannot be read');
    return backup.value;
};

/** The same match, one decision further. */
function playedOn(stored: StoredMatch, pick = 0): StoredMatch {
    const game = core.restoreGame(stored.log, now);
    if (!game.ok) throw new Error(game.error.sentence);
    const { match: state } = game.value.state(now);
    const decision = state.position.moves[pick]?.text ?? '';
    const acted = game.value.act({ kind: 'decide', decision }, now + 1000);
    if (!acted.ok) throw new Error(acted.error.sentence);
    const after = { ...stored, log: game.value.log(), changed: stored.changed + 1000 };
    game.value.release();
    return after;
}

const begun = '[Kamisado "1"]\n[Format "long"]\n[Black "Akane"]\n[GoldLevel "7"]\n[Date "2026-11-03"]\n\n1. NF4K\n';

describe('a record', () => {
    test.each(['standard.ascii', 'standard.words-de', 'marathon.symbols'])('becomes a live match: %s', (name) => {
        const text = read(name);
        const stored = match(text);
        const line = record(text).record.line;
        expect(stored.record).toBe(text);
        expect(stored.summary.decisions).toBe(line.decisions.length);
        expect(stored.summary.end?.winner).toBe('gold');
        expect(stored.summary.seats.black).toEqual({ name: 'Akane', level: null });
        const game = core.restoreGame(stored.log, now);
        expect(game.ok && game.value.state(now).decisions).toEqual(line.decisions);
    });

    test('tells of computers, and of its day', () => {
        const stored = match(begun);
        expect(stored.summary).toMatchObject({
            seats: { black: { name: 'Akane', level: null }, gold: { name: '', level: 7 } },
            end: null,
            decisions: 1,
        });
        expect(new Date(stored.created).getDate()).toBe(3);
        expect(match(begun.replace('[GoldLevel "7"]', '[Gold "Computer, level 3"]')).summary.seats.gold).toEqual({
            name: '',
            level: 3,
        });
    });

    test('with a name that no seat would take is taken all the same', () => {
        const name = '緑'.repeat(200);
        const stored = match(begun.replace('Akane', name));
        expect(stored.summary.seats.black.name).toBe('緑'.repeat(40));
        expect(stored.record).toContain(name);
    });

    test('that is there already is not added twice', async () => {
        const store = newStore();
        const [one, two] = [read('standard.ascii'), read('marathon.symbols')];
        expect(await added(store, one, two, one)).toMatchObject({ added: 2, already: 1, failed: 0 });
        expect(await added(store, one.replaceAll('\n', '\r\n'))).toMatchObject({ added: 0, already: 1 });
        expect(await store.list()).toHaveLength(2);
    });

    test('that was played on after it came in keeps what was played', async () => {
        const store = newStore();
        const { ids } = await added(store, begun);
        const stored = await store.get(ids[0] ?? '');
        if (!stored) throw new Error('not there');
        const after = { ...playedOn(stored), record: 'another text by now' };
        await store.put(after);
        expect(await added(store, begun)).toMatchObject({ added: 0, already: 1 });
        expect(await store.list()).toEqual([after]);
    });
});

describe('a backup', () => {
    test('brings everything into an empty browser, exactly, and only once', async () => {
        const [here, there] = [newStore(), newStore()];
        await added(here, read('standard.ascii'), read('marathon.words-fr'), begun);
        const backup = await backupOf(here);
        expect(await addBackup(core, there, backup, now)).toMatchObject({ added: 3, already: 0, failed: 0 });
        expect(await there.list()).toEqual(await here.list());
        expect(await addBackup(core, there, backup, now)).toMatchObject({ added: 0, already: 3, failed: 0 });
        expect(await there.list()).toEqual(await here.list());
    });

    test('never takes a match back, and takes it on', async () => {
        const [here, there] = [newStore(), newStore()];
        const first = match(begun);
        const further = playedOn(first);
        await here.put(first);
        await there.put(further);
        await addBackup(core, there, await backupOf(here), now);
        expect((await there.list()).map(({ log }) => log)).toEqual([further.log]);
        await addBackup(core, here, await backupOf(there), now);
        expect((await here.list()).map(({ log }) => log)).toEqual([further.log]);
    });

    test('of a match that went another way is kept beside it', async () => {
        const [here, there] = [newStore(), newStore()];
        const first = match(begun);
        const [left, right] = [playedOn(first, 0), playedOn(first, 1)];
        await here.put(left);
        await there.put(right);
        const backup = await backupOf(there);
        expect(await addBackup(core, here, backup, now)).toMatchObject({ added: 1, already: 0 });
        expect(await addBackup(core, here, backup, now)).toMatchObject({ added: 0, already: 1 });
        expect((await here.list()).map(({ log }) => log).sort()).toEqual([left.log, right.log].sort());
        expect((await here.get(left.id))?.log).toBe(left.log);
    });

    test('with a broken log is restored from the record; with both broken it is counted', async () => {
        const good = match(begun);
        const store = newStore();
        const matches = [
            { ...good, log: 'nonsense' },
            { ...good, id: 'b', log: 'nonsense', record: 'nonsense' },
        ];
        const result = await addBackup(core, store, { matches, damaged: 1 }, now);
        expect(result).toMatchObject({ added: 1, failed: 2 });
        expect((await store.get(good.id))?.summary).toEqual(good.summary);
    });
});
