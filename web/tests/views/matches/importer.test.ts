import { expect, test } from 'vitest';
import { pageError } from '../../../src/words/errors';
import { importer } from '../../../src/store/importer.svelte';
import { looksLikeOurs } from '../../../src/views/matches/looks';

test('records are read together, everything else one after the other, and nothing is dropped', () => {
    const error = pageError('text.not-text', '');
    importer.take([
        { ok: true, value: '[Kamisado "1"]\n[Event "a"]\n' },
        { ok: true, value: '{"kind": "kamisado-backup"}' },
        { ok: false, error },
        { ok: true, value: '[Kamisado "1"]\n[Event "b"]\n' },
    ]);
    expect(importer.isOpen).toBe(true);
    expect(importer.waiting).toEqual([
        { text: '[Kamisado "1"]\n[Event "a"]\n\n[Kamisado "1"]\n[Event "b"]\n', error: null },
        { text: '{"kind": "kamisado-backup"}', error: null },
        { text: '', error },
    ]);
    for (let i = 0; i < 3; ++i) importer.next();
    expect(importer.isOpen).toBe(false);
});

test('nothing opens nothing', () => {
    importer.take([]);
    expect(importer.isOpen).toBe(false);
});

test.each([
    ['[Kamisado "1"]', true],
    ['some words', false],
    ['obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -', true],
    ['obpkyrgn/8/8/8/8/8/8/NGRYKPBO', true],
    ['https://example.org/#/analysis?r=1abc', true],
    ['https://example.org/a/b/c/d/e/f/g/h', false],
    ['{\n "kind": "kamisado-backup"', true],
    ['{"kind": "other"}', false],
])('%j, pasted beside every field, is meant for us: %s', (text, ours) => {
    expect(looksLikeOurs(text)).toBe(ours);
});
