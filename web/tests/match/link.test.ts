import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkToRecord, pack, packedOf, unpack } from '../../src/match/link';
import { sharedLink } from '../../src/match/sharedLink';
import { routeFrom } from '../../src/browser/router.svelte';

const folder = new URL('../../../data/matches/', import.meta.url);
const records = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

const idOf = async (packed: string) => {
    const result = await unpack(packed);
    return result.ok ? 'ok' : result.error.id;
};

describe('a link', () => {
    test.each(records)('holds all of %s', async (_, text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(packed.length).toBeLessThan(text.length);
        expect(await unpack(packed)).toEqual({ ok: true, value: text });
    });

    test.each(['', 'a', '\ufeffwith a mark', 'Äpfel, 緑 and 🐉\r\n', 'x'.repeat(100_000)])('holds %j', async (text) => {
        expect(await unpack(await pack(text))).toEqual({ ok: true, value: text });
    });

    test('comes through the address bar', async () => {
        const text = records[0]?.[1] ?? '';
        const link = await linkToRecord(text, 'https://example.org/kamisado/#/matches');
        expect(link).toMatch(/^https:\/\/example\.org\/kamisado\/#\/analysis\?r=/);
        const route = routeFrom(new URL(link).hash);
        expect(route.view).toBe('analysis');
        expect(route.query.get('step')).toBe('0');
        expect(await unpack(route.query.get('r') ?? '')).toEqual({ ok: true, value: text });
        expect(await unpack(packedOf(link) ?? '')).toEqual({ ok: true, value: text });
    });

    test('has a preview where a server answers, if it is short', async () => {
        const text = records[0]?.[1] ?? '';
        const page = 'https://example.org/kamisado/?x#/matches';
        const link = await sharedLink(text, page, () => Promise.resolve(true));
        expect(link).toBe(`https://example.org/kamisado/match/${await pack(text)}`);
        expect(await unpack(packedOf(link) ?? '')).toEqual({ ok: true, value: text });
        const noise = Array.from({ length: 20_000 }, (_, i) => ((i * 7919) % 10007).toString(36)).join('');
        for (const [long, answered] of [
            [text, false],
            [noise, true],
        ] as const)
            expect(await sharedLink(long, page, () => Promise.resolve(answered))).toBe(await linkToRecord(long, page));
    });

    test('that has lost or changed any letter says so, and never gives another text', async () => {
        const text = '[Kamisado "1"]\n[Black "Akane"]\n';
        const packed = await pack(text);
        for (let i = 1; i < packed.length; ++i) {
            const other = packed[i] === 'Q' ? 'g' : 'Q';
            const changed = await unpack(packed.slice(0, i) + other + packed.slice(i + 1));
            // A few bits at the end carry nothing.
            if (changed.ok) expect(changed.value).toBe(text);
            else expect(changed.error.id).toBe('link.damaged');
            expect(await idOf(packed.slice(0, i))).toBe('link.damaged');
        }
    });

    test.each([
        ['', 'link.damaged'],
        ['1', 'link.damaged'],
        ['1AAAA', 'link.damaged'],
        ['1ab$d', 'link.damaged'],
        ['2anything', 'link.newer'],
        ['1' + 'A'.repeat(300_000), 'link.too-long'],
    ])('%.20s… is refused as %s', async (packed, id) => {
        expect(await idOf(packed)).toBe(id);
    });

    test('that unpacks into far too much is refused without doing so', async () => {
        expect(await idOf(await pack('x'.repeat(50_000_000)))).toBe('link.too-long');
    });
});

test.each(['hello', '#/analysis', 'see #/analysis?r=1abc there', 'https://example.org/#/match/1?r=1abc'])(
    '%s is no link to a record',
    (text) => expect(packedOf(text)).toBeNull(),
);
