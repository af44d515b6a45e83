import { shape, short, type Shape } from './shapes';

/** Letters and figures as strokes, on a field of 8 by 16 with the base line at 14: pictures need no font. */
const strokes: Readonly<Record<string, string>> = {
    '0': 'M4 2C1.5 2 .5 4.5 .5 8S1.5 14 4 14S7.5 11.5 7.5 8S6.5 2 4 2Z',
    '1': 'M1.5 4.5L4.5 2V14',
    '2': 'M.8 5C.8 3 2.2 2 4 2C6 2 7.3 3.2 7.3 5C7.3 8 .8 10.5 .8 14H7.5',
    '3': 'M1 3.4C2.6 1.4 7 1.7 7 5C7 7.2 5 7.8 3 7.8C5.4 7.8 7.5 8.8 7.5 10.9C7.5 14.7 2 14.9 .6 12.2',
    '4': 'M5.8 14V2L.5 10.5H8',
    '5': 'M6.8 2H1.9L1.2 7.3C3.4 5.9 7.6 6.5 7.5 10.2C7.4 14.3 2.3 15 .6 12.4',
    '6': 'M6.6 2.6C2 1.2 .5 5.5 .5 9.5C.5 12.5 2 14 4 14C6.2 14 7.5 12.4 7.5 10.2C7.5 8 6.1 6.7 4.2 6.7C2 6.7 .5 8.5 .5 10.2',
    '7': 'M.6 2H7.5L3 14',
    '8': 'M4 7.6C2 7.6 .9 6.4 .9 4.8C.9 3 2.2 2 4 2S7.1 3 7.1 4.8C7.1 6.4 6 7.6 4 7.6C1.9 7.6 .5 8.9 .5 10.8C.5 12.8 2 14 4 14S7.5 12.8 7.5 10.8C7.5 8.9 6.1 7.6 4 7.6Z',
    '9': 'M1.4 13.4C6 14.8 7.5 10.5 7.5 6.5C7.5 3.5 6 2 4 2C1.8 2 .5 3.6 .5 5.8C.5 8 1.9 9.3 3.8 9.3C6 9.3 7.5 7.5 7.5 5.8',
    a: 'M6.8 6.2V14M6.8 10C6.8 7.6 5.6 6 3.8 6C1.9 6 .7 7.7 .7 10S1.9 14 3.8 14C5.6 14 6.8 12.4 6.8 10',
    b: 'M1 2V14M1 10C1 7.6 2.2 6 4 6C5.9 6 7.1 7.7 7.1 10S5.9 14 4 14C2.2 14 1 12.4 1 10',
    c: 'M6.8 7.4C4.6 4.9 .7 6 .7 10S4.6 15.1 6.8 12.6',
    d: 'M6.8 2V14M6.8 10C6.8 7.6 5.6 6 3.8 6C1.9 6 .7 7.7 .7 10S1.9 14 3.8 14C5.6 14 6.8 12.4 6.8 10',
    e: 'M.8 10H7C7 7.4 5.8 6 4 6C2 6 .7 7.7 .7 10C.7 14.2 4.6 15 6.8 12.6',
    f: 'M6.4 2.5C4 1.4 3 2.8 3 5V14M.8 6.4H6',
    g: 'M6.8 6.2V14.5C6.8 18.2 2.4 18.3 1 16.6M6.8 10C6.8 7.6 5.6 6 3.8 6C1.9 6 .7 7.7 .7 10S1.9 14 3.8 14C5.6 14 6.8 12.4 6.8 10',
    h: 'M1 2V14M1 9C1.8 5.2 6.8 4.8 6.8 9V14',
    '%': 'M7 2L1 14M2.2 2.2C.8 2.2 .8 5.4 2.2 5.4S3.6 2.2 2.2 2.2ZM5.8 10.6C4.4 10.6 4.4 13.8 5.8 13.8S7.2 10.6 5.8 10.6Z',
    '.': 'M1 13.9V14',
    ',': 'M1.3 13.6L.6 16',
    '+': 'M4 5V12M.5 8.5H7.5',
    '-': 'M1.5 8.5H6.5',
    '−': 'M.5 8.5H7.5',
    '–': 'M.5 8.5H7.5',
    '?': 'M1 4.6C1.4 1.2 7.2 1.2 7 5C6.9 7.4 4 7.6 4 10.4M4 13.9V14',
    '!': 'M4 2V10M4 13.9V14',
    '<': 'M7 4L1 8.5L7 13',
    '>': 'M1 4L7 8.5L1 13',
    '=': 'M.5 6.5H7.5M.5 10.5H7.5',
    '/': 'M7 1L1 15',
    '∞': 'M4 8.5C2.6 6.4 .4 6.6 .4 8.5S2.6 10.6 4 8.5S7.6 6.6 7.6 8.5S5.4 10.6 4 8.5',
};

const narrow: Readonly<Record<string, number>> = { '.': 2, ',': 2, ' ': 3, '\u00a0': 3, '\u202f': 2 };
const space = 2.6;
const widthOf = (sign: string) => narrow[sign] ?? 8;

/** A word in the middle of (x, y), N units high; what has no strokes is left out. */
export function writing(word: string, x: number, y: number, height: number, attributes: Shape['attributes']): Shape {
    const signs = [...word];
    const whole = signs.reduce((sum, sign) => sum + widthOf(sign) + space, -space);
    const scale = height / 12;
    let at = -whole / 2;
    const written = signs.flatMap((sign) => {
        const d = strokes[sign.toLowerCase()];
        const here = at;
        at += widthOf(sign) + space;
        return d ? [shape('path', { d, transform: `translate(${short(here)} -8)` })] : [];
    });
    return shape(
        'g',
        {
            transform: `translate(${short(x)} ${short(y)}) scale(${short(scale)})`,
            fill: 'none',
            'stroke-width': 1.9,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
            ...attributes,
        },
        ...written,
    );
}

/** How wide a word of that height is. */
export function widthOfWriting(word: string, height: number): number {
    return ([...word].reduce((sum, sign) => sum + widthOf(sign) + space, -space) * height) / 12;
}
