import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeBackup } from '../../src/store/backup';
import { splitRecords, whatIsThis, type Found } from '../../src/store/reading';
import { fileName } from '../../src/browser/files';
import { linkToRecord } from '../../src/match/link';
import { testCore } from '../core/load';
import { sampleMatch } from './sample';

const core = testCore();
const standard = readFileSync(new URL('../../../data/matches/standard.ascii.kamisado', import.meta.url), 'utf8');
const marathon = readFileSync(new URL('../../../data/matches/marathon.words-fr.kamisado', import.meta.url), 'utf8');

async function found(text: string): Promise<Found> {
    const reading = await whatIsThis(core, text);
    if (!reading.ok) throw new Error(`${reading.error.id}: ${reading.error.sentence}`);
    return reading.value;
}

async function wrong(text: string) {
    const reading = await whatIsThis(core, text);
    if (reading.ok) throw new Error(`read as ${reading.value.kind}`);
    return reading;
}

describe('what somebody opens is', () => {
    test('a record', async () => {
        const value = await found(standard);
        expect(value).toMatchObject({ kind: 'record', from: 'text', records: [{ text: standard }] });
        expect(value.kind === 'record' && value.records[0]?.record.result).toBe('gold 1-3');
    });

    test('a record from Windows', async () => {
        expect(await found('\ufeff' + standard.replaceAll('\n', '\r\n'))).toEqual(await found(standard));
    });

    test('several records', async () => {
        const value = await found(`${standard}\n${marathon}\n${standard}`);
        expect(value.kind === 'record' && value.records.map(({ text }) => text)).toEqual([
            standard,
            marathon,
            standard,
        ]);
    });

    test('several records as they are saved, whatever the order of their tags', async () => {
        const late = standard.replace(/^(\[Kamisado .*\n)([^]*?\n)\n/, '$2$1\n');
        const told = `{From the club}\n${standard}`;
        expect(late.startsWith('[Kamisado')).toBe(false);
        const value = await found([late, standard, told, late].join('\n'));
        expect(value.kind === 'record' && value.records.map(({ text }) => text)).toEqual([late, standard, told, late]);
    });

    test('a link', async () => {
        const link = await linkToRecord(marathon, 'http://localhost:8080/');
        expect(await found(`  ${link}\n`)).toMatchObject({
            kind: 'record',
            from: 'link',
            records: [{ text: marathon }],
        });
    });

    test('a position', async () => {
        expect(await found(` ${core.firstPosition}\n`)).toEqual({
            kind: 'position',
            text: core.firstPosition,
            running: true,
        });
    });

    test('a backup', async () => {
        const text = writeBackup([sampleMatch('a')], new Date(0));
        expect(await found(text)).toEqual({ kind: 'backup', backup: { matches: [sampleMatch('a')], damaged: 0 } });
    });
});

describe('what cannot be read', () => {
    test.each([
        ['', 'text.empty'],
        ['Good morning', 'text.unknown'],
        ['https://example.org/a/b/c/d/e/f/g/h', 'text.unknown'],
        ['#/analysis?r=1abcdef', 'link.damaged'],
        ['obpkyrgn/8/8/8/8/8/8/NGRYKPBO x -', 'position.player'],
        ['obpkyrgn/8/8/8/8/8/NGRYKPBO b -', 'position.ranks'],
        ['1. NF4K kL2N', 'record.tag-missing'],
        ['[Kamisado "2"]', 'record.version'],
    ])('%j is refused as %s', async (text, id) => {
        expect((await wrong(text)).error.id).toBe(id);
    });

    test('names its place, in the second record of a file too', async () => {
        const lines = standard.split('\n');
        const line = lines.findIndex((text) => text.startsWith('2. '));
        const broken = lines.with(line, '2. NF9K').join('\n');
        expect((await wrong(broken)).error.place).toMatchObject({ line: line + 1, column: 4, round: 1 });
        const both = `${marathon}\n${broken}`;
        const { error, source } = await wrong(both);
        expect(error.place.line).toBe(marathon.split('\n').length + line + 1);
        expect(source).toBe(both);
    });

    test('within a link, the text is given to be corrected', async () => {
        const broken = standard.replace('fill right', 'fill up');
        const { error, source } = await wrong(await linkToRecord(broken, ''));
        expect(error).toMatchObject({ id: 'record.word', found: 'up', expected: 'left or right' });
        expect(source).toBe(broken);
    });

    test('within a start tag, what is wrong there is told too', async () => {
        const { error } = await wrong('[Kamisado "1"]\n[Format "standard"]\n[Start "8/8/8/8/8/8/8/8 b -"]\n');
        expect(error.id).toBe('record.start');
        expect(error.cause?.id).toBe('position.tower-missing');
    });
});

test('records are cut apart at their tags, not within comments', () => {
    const one = '{before}\n[Kamisado "1"]\n[Event "a { brace"]\n1. NF4K {a comment\n[Kamisado "1"]\nends}\n';
    const two = '[Kamisado "1"]\n';
    expect(splitRecords(core, one + two)).toEqual([
        { text: one, line: 0 },
        { text: two, line: 6 },
    ]);
});

test.each([
    [['Akane', 'Müller & Söhne', '2026-11-16'], 'akane-muller-sohne-2026-11-16.kamisado'],
    [['../..', '   '], 'kamisado.kamisado'],
])('%j is kept as %s', (parts, name) => {
    expect(fileName(parts, 'kamisado')).toBe(name);
});
