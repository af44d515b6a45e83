import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '../../src/store/backup';
import { sampleMatch } from './sample';

const now = new Date('2026-11-16T04:00:00Z');

test('a backup gives back what was put in', () => {
    const matches = [sampleMatch('a'), sampleMatch('b', { record: '{é "緑"}\n' })];
    expect(readBackup(writeBackup(matches, now))).toEqual({ ok: true, value: { matches, damaged: 0 } });
});

test('entries that are broken are counted, the others are read', () => {
    const text = writeBackup([sampleMatch('a')], now).replace('"matches": [', '"matches": [ 7, {"id": "b"}, ');
    expect(readBackup(text)).toEqual({ ok: true, value: { matches: [sampleMatch('a')], damaged: 2 } });
});

test.each([
    ['backup.damaged', writeBackup([sampleMatch('a')], now).slice(0, -20)],
    ['backup.damaged', '{"kind": "kamisado-backup", "version": 1}'],
    ['backup.newer', '{"kind": "kamisado-backup", "version": 2, "matches": []}'],
])('%s', (id, text) => {
    const read = readBackup(text);
    expect(read && !read.ok && read.error.id).toBe(id);
});

test.each(['', '[Kamisado "1"]', '{a comment} [Kamisado "1"]', '{"a quote"} [Kamisado "1"]', '{"other": 1}'])(
    '%j is no backup',
    (text) => expect(readBackup(text)).toBeNull(),
);
