import type { Colour } from '../core/types';
import { brushed, type Point } from './brush';
import type { Dress } from './dress.svelte';
import { kanji } from './kanji';

/** A field pen: as wide all along. */
const pen = [
    [0, 1],
    [1, 1],
] as const;

/** N places on a bow around (x, y), from one angle to another in degrees, clockwise from the right. */
function bow(x: number, y: number, wide: number, high: number, from: number, to: number): Point[] {
    return Array.from({ length: 15 }, (_, index) => {
        const angle = ((from + ((to - from) * index) / 14) * Math.PI) / 180;
        return [x + wide * Math.cos(angle), y + high * Math.sin(angle)] as const;
    });
}

/** The letters of records (docs/notation.md), so that a board and a score sheet say the same. */
const strokes: Readonly<Record<Colour, readonly (readonly Point[])[]>> = {
    brown: [
        [
            [22, 90],
            [22, 10],
        ],
        [
            [22, 10],
            [78, 90],
        ],
        [
            [78, 90],
            [78, 10],
        ],
    ],
    green: [
        [...bow(52, 50, 34, 40, -45, -315)],
        [
            [58, 52],
            [84, 52],
        ],
        [
            [83, 52],
            [83, 84],
        ],
    ],
    red: [
        [
            [24, 90],
            [24, 10],
        ],
        [[24, 11], ...bow(52, 31, 24, 20, -90, 90), [24, 51]],
        [
            [50, 51],
            [80, 90],
        ],
    ],
    yellow: [
        [
            [16, 10],
            [50, 52],
        ],
        [
            [84, 10],
            [50, 52],
        ],
        [
            [50, 52],
            [50, 90],
        ],
    ],
    pink: [
        [
            [24, 90],
            [24, 10],
        ],
        [
            [80, 10],
            [26, 55],
        ],
        [
            [40, 44],
            [82, 90],
        ],
    ],
    purple: [
        [
            [26, 90],
            [26, 10],
        ],
        [[26, 11], ...bow(54, 33, 25, 22, -90, 90), [26, 55]],
    ],
    blue: [
        [
            [24, 90],
            [24, 10],
        ],
        [[24, 11], ...bow(50, 30, 23, 19, -90, 90), [24, 49]],
        [[50, 49], ...bow(52, 69, 27, 20, -90, 90), [24, 89]],
    ],
    orange: [[...bow(50, 50, 35, 40, 0, 360)]],
};

/** Shapes that stay apart when they are small, and a thing to remember each by: a star is yellow, a heart is pink. */
const outlines: Readonly<Record<Colour, string>> = {
    orange: 'M50 8C73 8 92 27 92 50C92 73 73 92 50 92C27 92 8 73 8 50C8 27 27 8 50 8Z',
    yellow: 'M50 2L62 36L98 37L69 59L80 94L50 73L20 94L31 59L2 37L38 36Z',
    pink: 'M50 92C8 62 4 44 6 32C10 8 42 6 50 28C58 6 90 8 94 32C96 44 92 62 50 92Z',
    green: 'M50 6L96 88H4Z',
    purple: 'M66 5C28 1 2 32 8 62C16 97 72 102 92 70C66 81 42 68 40 44C39 27 50 12 66 5Z',
    brown: 'M12 12H88V88H12Z',
    blue: 'M35 6H65V35H94V65H65V94H35V65H6V35H35Z',
    red: 'M50 2L90 50L50 98L10 50Z',
};

function lettered(colour: Colour): string {
    return strokes[colour].map((stroke) => brushed(stroke, pen, 17)).join('');
}

/** What an aid puts on a colour: a filled path on a field of 100 by 100. Without an aid it is the character. */
export function signOf(colour: Colour, aid: Dress['aid']): string {
    if (aid === 'letters') return lettered(colour);
    return aid === 'shapes' ? outlines[colour] : kanji[colour];
}
