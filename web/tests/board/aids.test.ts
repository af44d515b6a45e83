import { afterEach, describe, expect, it } from 'vitest';
import { signOf } from '../../src/board/aids';
import { usualDress, wardrobe, type Dress } from '../../src/board/dress.svelte';
import { drawingsOf } from '../../src/board/dresses';
import { exportSvg } from '../../src/board/export';
import { colours, ink, isPale, ivory, paint } from '../../src/board/palette';
import { squareColours, turnedColours } from './samples';
import { achromatopsia, distance, kindsOfSight, seenAs } from './vision';

const sights = [...Object.keys(kindsOfSight), achromatopsia];
const aids = ['letters', 'shapes', 'kanji'] as const;
const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));
/** Colours that are closer than this cannot be told apart at a glance. */
const apart = 11.5;

type Cells = ReadonlySet<number>;
const grid = 24;

/** Which cells of a grid the line of a path runs through; curves are taken at many places. */
function cellsOf(d: string): Cells {
    const cells = new Set<number>();
    let [x, y] = [0, 0];
    let [startX, startY] = [0, 0];
    const put = (px: number, py: number) => {
        const [column, row] = [px, py].map((value) =>
            Math.min(grid - 1, Math.max(0, Math.floor((value / 100) * grid))),
        );
        cells.add((row ?? 0) * grid + (column ?? 0));
    };
    const along = (at: (t: number) => readonly [number, number]) => {
        for (let step = 0; step <= 100; ++step) put(...at(step / 100));
    };
    const lineTo = (toX: number, toY: number) => {
        const [fromX, fromY] = [x, y];
        along((t) => [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t]);
        [x, y] = [toX, toY];
    };
    for (const [, command = '', text = ''] of d.matchAll(/([MLHVCAZ])([^A-Z]*)/g)) {
        const n = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
        const at = (index: number) => n[index] ?? 0;
        if (command === 'M') [x, y, startX, startY] = [at(0), at(1), at(0), at(1)];
        else if (command === 'H') lineTo(at(0), y);
        else if (command === 'V') lineTo(x, at(0));
        else if (command === 'Z') lineTo(startX, startY);
        else if (command === 'L') for (let i = 0; i < n.length; i += 2) lineTo(at(i), at(i + 1));
        else if (command === 'A') lineTo(at(5), at(6));
        else if (command === 'C') {
            const [fromX, fromY] = [x, y];
            const bend = (t: number, a: number, b: number, c: number, e: number) =>
                (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * e;
            along((t) => [bend(t, fromX, at(0), at(2), at(4)), bend(t, fromY, at(1), at(3), at(5))]);
            [x, y] = [at(4), at(5)];
        }
    }
    return cells;
}

/** How much of two drawings is not shared, of all that either has. */
function difference(one: Cells, other: Cells): number {
    const shared = [...one].filter((cell) => other.has(cell)).length;
    return 1 - shared / (one.size + other.size - shared);
}

describe('without an aid', () => {
    it('some colours cannot be told apart by those who see none', () => {
        const close = pairs.filter(
            ([one, other]) => distance(seenAs(paint[one], achromatopsia), seenAs(paint[other], achromatopsia)) < apart,
        );
        expect(close.length).toBeGreaterThan(0);
    });
});

describe.each(aids)('the %s', (aid) => {
    it.each(sights)('stand out from every square and tower by %s sight', (sight) => {
        const faint = colours
            .map((colour) => ({
                colour,
                far: distance(seenAs(isPale[colour] ? ink : ivory, sight), seenAs(paint[colour], sight)),
            }))
            .filter(({ far }) => far < 25);
        expect(faint).toEqual([]);
    });

    it('differ from each other wherever they stand', () => {
        const alike = pairs
            .map(([one, other]) => ({
                pair: `${one}-${other}`,
                differ: difference(cellsOf(signOf(one, aid)), cellsOf(signOf(other, aid))),
            }))
            .filter(({ differ }) => differ < 0.4);
        expect(alike).toEqual([]);
    });

    it('stay within their field', () => {
        for (const colour of colours) {
            const numbers = (signOf(colour, aid).match(/-?\d*\.?\d+/g) ?? []).map(Number);
            expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-2);
            expect(Math.max(...numbers)).toBeLessThanOrEqual(102);
        }
    });

    it('are on squares, on towers and beside towers', () => {
        const names = drawingsOf({ ...usualDress, aid }).map(({ attributes }) => String(attributes.id));
        for (const colour of colours) {
            expect(names).toContain(`kamisado-kanji-${colour}`);
            expect(names).toContain(`kamisado-square-${colour}-kanji`);
            expect(names).toContain(`kamisado-badge-${colour}`);
            for (const metal of ['gold', 'black', 'white'])
                expect(names).toContain(`kamisado-tower-${metal}-${colour}`);
        }
    });
});

describe('a picture', () => {
    afterEach(() => wardrobe.wear(usualDress));

    const look = { flipped: false, turned: false, side: 'plain', edition: 'burley', coordinates: true } as const;
    const picture = () =>
        exportSvg({
            towers: [{ player: 'black', colour: 'red', rings: 0, square: 'a1' }],
            squareColours,
            turnedColours,
            look,
        });

    it.each([
        { ...usualDress, aid: 'letters' },
        { ...usualDress, aid: 'shapes', board: 'flat' },
        { ...usualDress, aid: 'kanji', towers: 'plain' },
    ] satisfies Dress[])('is drawn with $aid, $board squares and $towers towers', async (dress) => {
        const before = picture();
        await wardrobe.wear(dress);
        const svg = picture();
        expect(svg).toContain('href="#kamisado-badge-brown"');
        expect(svg).toContain(`id="kamisado-kanji-red" d="${signOf('red', dress.aid)}"`);
        expect(svg.match(/href="#kamisado-square-\w+-kanji"/g)).toHaveLength(64);
        await wardrobe.wear(usualDress);
        expect(picture()).toBe(before);
    });
});
