import type { Colour, Player } from '../core/types';
import type { BoardLook } from './types';

export const colours: readonly Colour[] = ['brown', 'green', 'red', 'yellow', 'pink', 'purple', 'blue', 'orange'];

/**
 * The eight colours of the game, the same as in tokens.css: here too, because an exported picture has no style sheet.
 * They are the original's, moved so far that no two of them meet in any of the three kinds of colour blindness.
 */
export const paint: Readonly<Record<Colour, string>> = {
    orange: '#e3761d',
    blue: '#066bc1',
    purple: '#5d2d80',
    pink: '#c573aa',
    yellow: '#e5c400',
    red: '#d52f39',
    green: '#11925f',
    brown: '#4e2200',
};

/** Whether ink reads better on a colour than ivory does. */
export const isPale: Readonly<Record<Colour, boolean>> = {
    orange: true,
    blue: false,
    purple: false,
    pink: true,
    yellow: true,
    red: false,
    green: false,
    brown: false,
};

export const ink = '#1b0f08';
export const ivory = '#fff6e3';

/** What a player's side of the box is made of. */
export type Metal = 'gold' | 'black' | 'white';

export function metalOf(player: Player, edition: BoardLook['edition']): Metal {
    if (player === 'black') return 'black';
    return edition === 'huch' ? 'white' : 'gold';
}

interface MetalTones {
    /** Of an edge in the light, of one in half light, and of one in the shade. */
    lit: string;
    middle: string;
    shade: string;
    /** What the dragon is made of, in the light and in the shade, and the line around it. */
    dragon: readonly [string, string];
    contour: string;
}

export const metals: Readonly<Record<Metal, MetalTones>> = {
    gold: { lit: '#fff0b0', middle: '#dfae34', shade: '#8a5a0c', dragon: ['#fff0b4', '#eab949'], contour: '#4a2b02' },
    black: { lit: '#77747a', middle: '#28262b', shade: '#08070a', dragon: ['#2b2830', '#0b090d'], contour: '#f7ead0' },
    white: { lit: '#ffffff', middle: '#efe9dd', shade: '#a89f90', dragon: ['#ffffff', '#e6dfd0'], contour: '#3a2f26' },
};

/** Between two colours, each channel by itself. */
export function mixed(one: string, other: string, part: number): string {
    const channel = (text: string, at: number) => parseInt(text.slice(at, at + 2), 16);
    const between = (at: number) => Math.round(channel(one, at) * (1 - part) + channel(other, at) * part);
    return `#${[1, 3, 5].map((at) => between(at).toString(16).padStart(2, '0')).join('')}`;
}
