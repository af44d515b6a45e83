import { describe, expect, it } from 'vitest';
import { exportSvg, type Pictured } from '../../src/board/export';
import { midTowers, squareColours, turnedColours } from './samples';

const props: Pictured = {
    towers: midTowers,
    squareColours,
    turnedColours,
    look: { flipped: false, turned: false, side: 'kanji', edition: 'burley', coordinates: true },
    targets: new Map([['e3', ['e2', 'e1']]]),
    must: 'e3',
    namedBy: 'a6',
    lastMove: { from: 'a2', to: 'a6' },
    marks: [{ from: 'e3', to: 'e2', kind: 'win', label: '11' }],
    happening: [],
    label: 'A "board" & more',
};

describe('a picture of the board', () => {
    const svg = exportSvg(props);

    it('stands alone', () => {
        expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
        expect(svg).not.toMatch(/var\(--|<text|font-family|class=|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
        const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
        const asked = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
        expect(asked.filter((id) => !ids.has(id))).toEqual([]);
    });

    it('holds every square and tower', () => {
        expect(svg.match(/href="#kamisado-square-\w+-kanji"/g)).toHaveLength(64);
        expect(svg.match(/href="#kamisado-tower-(gold|black)-\w+"/g)).toHaveLength(16);
    });

    it('leaves out what it does not need', () => {
        expect(svg).not.toContain('kamisado-tower-white');
        expect(svg).not.toContain('kamisado-chip');
    });

    it('says what it is', () => {
        expect(svg).toContain('aria-label="A &quot;board&quot; &amp; more"');
    });

    it('looks different from the other side, turned, and in the other edition', () => {
        const looks = [
            { flipped: true },
            { turned: true },
            { side: 'plain' },
            { edition: 'huch' },
            { coordinates: false },
        ];
        const pictures = looks.map((look) =>
            exportSvg({ ...props, look: { ...props.look, ...look } as Pictured['look'] }),
        );
        expect(new Set([svg, ...pictures]).size).toBe(6);
    });
});
