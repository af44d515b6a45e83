import { describe, expect, it } from 'vitest';
import { open } from '../../src/embed/open';
import { requestFrom } from '../../src/embed/request';
import { frameFor } from '../../src/views/analysis/frame';
import { pack } from '../../src/match/link';
import { testCore } from '../core/load';

const record = `[Kamisado "1"]
[Format "single"]
[Black "Ada"]

{before} 1. NF4K {one} kL2N
2. NR1K {three}
`;

describe('what an embedding address asks for', () => {
    it('is a match, a position or a puzzle', () => {
        expect(requestFrom('#record=1abc').source).toEqual({ kind: 'packed', packed: '1abc' });
        expect(requestFrom(`#record=${encodeURIComponent(record)}`).source).toEqual({
            kind: 'record',
            text: record.trim(),
        });
        expect(requestFrom('#position=8%2F8').source).toEqual({ kind: 'position', text: '8/8' });
        expect(requestFrom('#puzzle=8psau').source).toEqual({ kind: 'puzzle', id: '8psau' });
        for (const nothing of ['', '#', '#/', '#record=', '#x=1']) {
            expect(requestFrom(nothing).source, nothing).toEqual({ kind: 'none' });
        }
    });
    it('says how it is shown, and what is not understood says nothing', () => {
        const asked = requestFrom('#step=3&flip=1&lang=de&theme=dark&edition=huch&side=kanji&coordinates=0');
        expect(asked).toMatchObject({ step: 3, flipped: true, language: 'de' });
        expect(asked.looks).toEqual({ theme: 'dark', edition: 'huch', boardSide: 'kanji', coordinates: false });
        const wrong = requestFrom('#step=-1&flip=0&lang=xx&theme=pink&edition=x&side=y');
        expect(wrong).toEqual({ source: { kind: 'none' }, step: 0, flipped: false, language: null, looks: {} });
        expect(requestFrom('#step=1e99').step).toBe(0);
    });
});

describe('what is opened', () => {
    const opened = async (hash: string) => {
        const result = await open(testCore(), requestFrom(hash));
        return result.ok ? result.value : result.error.id;
    };
    it('is the match, with its names and with its comments where they are seen', async () => {
        const packed = await pack(record);
        const match = await opened(`#record=${packed}&step=99`);
        expect(match).toMatchObject({
            kind: 'match',
            step: 3,
            names: { black: 'Ada', gold: '' },
            comments: [
                { step: 0, text: 'before' },
                { step: 1, text: 'one' },
                { step: 3, text: 'three' },
            ],
            page: `#/analysis?r=${packed}&step=99`,
        });
        expect(await opened(`#record=${encodeURIComponent(record)}`)).toMatchObject({ kind: 'match', step: 0 });
    });
    it('is the position', async () => {
        const position = '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O';
        expect(await opened(`#position=${encodeURIComponent(position)}`)).toMatchObject({
            line: { start: position, decisions: [] },
        });
    });
    it('is refused with a reason', async () => {
        expect(await opened('#')).toBe('embed.nothing');
        expect(await opened('#record=1abc')).toBe('link.damaged');
        expect(await opened('#record=9abc')).toBe('link.newer');
        expect(await opened(`#record=${encodeURIComponent(record.replace('kL2N', 'kL2G'))}`)).toBe('move.wrong-square');
        expect(await opened('#position=8')).toMatch(/^position\./);
    });
});

it('a frame for a blog holds the match, and a name cannot break out of it', () => {
    const frame = frameFor('1abc', 'https://kamisado.example/folder/?x#/analysis?r=1', 'A & "B" <script>');
    expect(frame).toContain('src="https://kamisado.example/folder/embed.html#record=1abc"');
    expect(frame).toContain('title="A &amp; &quot;B&quot; &lt;script>"');
});
