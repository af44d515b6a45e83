import type { Colour, PlacedTower, Player, Rings, Square } from '../../src/core/types';

/** The colours of the board, rank 8 first. */
const ranks = [
    'orange blue purple pink yellow red green brown',
    'red orange pink green blue yellow brown purple',
    'green pink orange red purple brown yellow blue',
    'pink purple blue orange brown green red yellow',
    'yellow red green brown orange blue purple pink',
    'blue yellow brown purple red orange pink green',
    'purple brown yellow blue green pink orange red',
    'brown green red yellow pink purple blue orange',
];

export const squareColours: Record<Square, Colour> = Object.fromEntries(
    ranks.flatMap((rank, row) =>
        rank.split(' ').map((colour, column) => [`${'abcdefgh'.charAt(column)}${8 - row}`, colour as Colour]),
    ),
);

export const turnedColours: Record<Colour, Colour> = {
    brown: 'orange',
    orange: 'brown',
    green: 'red',
    red: 'green',
    yellow: 'pink',
    pink: 'yellow',
    purple: 'blue',
    blue: 'purple',
};

const letters: Record<string, Colour> = {
    n: 'brown',
    g: 'green',
    r: 'red',
    y: 'yellow',
    k: 'pink',
    p: 'purple',
    b: 'blue',
    o: 'orange',
};

/** The towers of a position's first field, by the notation of docs/notation.md. */
export function towersOf(text: string): PlacedTower[] {
    const towers: PlacedTower[] = [];
    text.split('/').forEach((rank, row) => {
        let column = 0;
        for (const [, digit, letter, rings] of rank.matchAll(/(\d)|([a-zA-Z])(\**)/g)) {
            if (digit) column += Number(digit);
            if (!letter) continue;
            const player: Player = letter === letter.toUpperCase() ? 'black' : 'gold';
            const colour = letters[letter.toLowerCase()] as Colour;
            const square = `${'abcdefgh'.charAt(column)}${8 - row}`;
            towers.push({ player, colour, rings: (rings?.length ?? 0) as Rings, square });
            column += 1;
        }
    });
    const order = Object.values(letters);
    return towers.sort(
        (one, other) =>
            one.player.localeCompare(other.player) || order.indexOf(one.colour) - order.indexOf(other.colour),
    );
}

export const firstTowers = towersOf('obpkyrgn/8/8/8/8/8/8/NGRYKPBO');
export const midTowers = towersOf('2pk1r2/8/N2b*1n2/3o**4/4g3/2R*1y***3/2Y**3O1/1G2KP***B1');
