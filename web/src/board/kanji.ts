import type { Colour } from '../core/types';
import { brushed, smoothed, type Point, type Pressure } from './brush';

/** The kinds of stroke that a writer's hand makes, by how it presses. */
const hand = {
    /** Across, resting at the end. */
    across: [
        [0, 0.95],
        [0.12, 0.72],
        [0.8, 0.72],
        [1, 1.08],
    ],
    /** Down. */
    down: [
        [0, 1.12],
        [0.15, 0.95],
        [0.85, 0.95],
        [1, 1.02],
    ],
    /** Swept to the left, thinning out. */
    sweep: [
        [0, 1.1],
        [0.35, 0.95],
        [0.75, 0.62],
        [1, 0.12],
    ],
    /** Pressed to the right, swelling, then lifted. */
    press: [
        [0, 0.35],
        [0.4, 0.85],
        [0.8, 1.35],
        [1, 0.15],
    ],
    /** A drop. */
    drop: [
        [0, 0.3],
        [0.65, 1.2],
        [1, 0.9],
    ],
    /** Flicked upwards or back, as at the end of a hook. */
    flick: [
        [0, 1.05],
        [0.4, 0.8],
        [1, 0.1],
    ],
    /** With the same pressure all along. */
    even: [
        [0, 0.9],
        [1, 0.9],
    ],
} satisfies Record<string, Pressure>;

type Stroke = readonly [keyof typeof hand, ...Point[]];

interface Character {
    sign: string;
    /** Of the brush, on a field of 100 by 100. */
    width: number;
    strokes: readonly Stroke[];
}

/** The tree at the left of 桃 and 橙. */
const tree: readonly Stroke[] = [
    ['across', [5, 29], [42, 27]],
    ['down', [24, 6], [24, 95]],
    ['sweep', [23, 30], [16, 50], [4, 69]],
    ['drop', [26, 41], [39, 56]],
];

/** Own stroke data, in the order in which the strokes are written. */
export const characters: Record<Colour, Character> = {
    brown: {
        sign: '茶',
        width: 8,
        strokes: [
            ['across', [8, 20], [92, 18]],
            ['down', [33, 7], [34, 30]],
            ['down', [67, 7], [65, 30]],
            ['sweep', [49, 29], [33, 46], [6, 59]],
            ['press', [50, 30], [68, 46], [95, 58]],
            ['across', [22, 64], [78, 62]],
            ['down', [50, 47], [50, 96]],
            ['sweep', [35, 71], [29, 81], [17, 91]],
            ['drop', [64, 70], [82, 88]],
        ],
    },
    green: {
        sign: '緑',
        width: 6.6,
        strokes: [
            ['even', [25, 5], [19, 15], [10, 25]],
            ['even', [10, 25], [16, 29], [24, 38]],
            ['sweep', [38, 19], [27, 36], [8, 53]],
            ['across', [7, 53], [40, 49]],
            ['drop', [31, 40], [43, 56]],
            ['down', [25, 53], [25, 96]],
            ['sweep', [14, 62], [12, 73], [4, 85]],
            ['drop', [34, 62], [43, 79]],
            ['across', [53, 11], [86, 9]],
            ['even', [86, 9], [84, 36]],
            ['across', [55, 24], [84, 22]],
            ['across', [45, 38], [96, 36]],
            ['down', [70, 37], [70, 91]],
            ['flick', [70, 92], [66, 91], [59, 85]],
            ['drop', [51, 48], [60, 58]],
            ['flick', [45, 84], [55, 77], [66, 65]],
            ['sweep', [91, 45], [86, 52], [76, 60]],
            ['press', [72, 57], [81, 71], [98, 85]],
        ],
    },
    red: {
        sign: '赤',
        width: 8.6,
        strokes: [
            ['across', [21, 23], [79, 21]],
            ['down', [50, 6], [50, 42]],
            ['across', [8, 44], [92, 42]],
            ['sweep', [40, 44], [39, 63], [33, 79], [20, 94]],
            ['down', [61, 44], [61, 88]],
            ['flick', [61, 91], [57, 90], [48, 84]],
            ['sweep', [24, 56], [20, 67], [8, 80]],
            ['drop', [74, 56], [91, 77]],
        ],
    },
    yellow: {
        sign: '黄',
        width: 7.2,
        strokes: [
            ['across', [18, 17], [82, 15]],
            ['down', [36, 5], [37, 32]],
            ['down', [64, 5], [63, 32]],
            ['across', [7, 34], [93, 32]],
            ['down', [50, 34], [50, 78]],
            ['down', [23, 46], [24, 82]],
            ['across', [23, 47], [77, 46]],
            ['down', [77, 46], [76, 82]],
            ['across', [24, 62], [76, 62]],
            ['across', [24, 78], [76, 78]],
            ['sweep', [38, 81], [30, 89], [11, 96]],
            ['drop', [62, 82], [88, 96]],
        ],
    },
    pink: {
        sign: '桃',
        width: 7.4,
        strokes: [
            ...tree,
            ['sweep', [60, 7], [60, 45], [56, 70], [38, 94]],
            ['drop', [44, 24], [53, 38]],
            ['flick', [40, 66], [49, 60], [61, 49]],
            ['down', [74, 6], [74, 82]],
            ['even', [74, 82], [76, 90], [84, 91], [93, 90]],
            ['flick', [93, 90], [95, 86], [96, 73]],
            ['sweep', [93, 20], [87, 30], [77, 38]],
            ['drop', [77, 47], [94, 62]],
        ],
    },
    purple: {
        sign: '紫',
        width: 6.8,
        strokes: [
            ['down', [14, 20], [14, 44]],
            ['down', [30, 5], [30, 42]],
            ['across', [30, 23], [47, 22]],
            ['flick', [5, 47], [25, 43], [51, 37]],
            ['sweep', [88, 11], [76, 19], [60, 24]],
            ['down', [59, 5], [59, 36]],
            ['even', [59, 36], [61, 42], [68, 43], [90, 42]],
            ['flick', [90, 42], [93, 38], [94, 28]],
            ['even', [43, 46], [36, 54], [26, 60]],
            ['even', [26, 60], [36, 63], [47, 69]],
            ['sweep', [68, 53], [52, 65], [24, 76]],
            ['across', [22, 77], [78, 73]],
            ['drop', [66, 64], [82, 79]],
            ['down', [50, 76], [50, 97]],
            ['sweep', [33, 82], [27, 89], [15, 95]],
            ['drop', [66, 81], [85, 94]],
        ],
    },
    blue: {
        sign: '青',
        width: 7.4,
        strokes: [
            ['across', [17, 16], [83, 14]],
            ['across', [23, 29], [77, 28]],
            ['down', [50, 4], [50, 41]],
            ['across', [7, 43], [93, 41]],
            ['sweep', [26, 52], [26, 76], [23, 87], [14, 97]],
            ['across', [26, 53], [75, 52]],
            ['down', [75, 52], [75, 90]],
            ['flick', [75, 93], [71, 92], [61, 88]],
            ['even', [27, 66], [74, 66]],
            ['even', [27, 79], [74, 79]],
        ],
    },
    orange: {
        sign: '橙',
        width: 6.2,
        strokes: [
            ...tree,
            ['across', [47, 13], [64, 11]],
            ['sweep', [64, 11], [58, 27], [40, 44]],
            ['drop', [44, 22], [53, 31]],
            ['sweep', [87, 7], [83, 14], [75, 20]],
            ['press', [72, 7], [80, 25], [98, 42]],
            ['sweep', [96, 19], [91, 26], [83, 31]],
            ['across', [55, 43], [82, 42]],
            ['down', [52, 53], [53, 70]],
            ['across', [52, 53], [86, 52]],
            ['down', [86, 52], [85, 70]],
            ['across', [53, 68], [85, 68]],
            ['drop', [56, 75], [61, 86]],
            ['sweep', [83, 74], [80, 81], [75, 87]],
            ['across', [42, 92], [97, 91]],
        ],
    },
};

function drawn({ strokes, width }: Character): string {
    return strokes.map(([kind, ...points]) => brushed(smoothed(points), hand[kind], width)).join('');
}

/** Each colour's character as one filled path on a field of 100 by 100. */
export const kanji: Readonly<Record<Colour, string>> = {
    brown: drawn(characters.brown),
    green: drawn(characters.green),
    red: drawn(characters.red),
    yellow: drawn(characters.yellow),
    pink: drawn(characters.pink),
    purple: drawn(characters.purple),
    blue: drawn(characters.blue),
    orange: drawn(characters.orange),
};
