import type { Player } from '../core/types';

interface Standing {
    file: number;
    rank: number;
    rings: number;
}
/** By the letter of docs/notation.md: capitals are Black's. */
type Towers = ReadonlyMap<string, Standing>;

const ownerOf = (letter: string): Player => (letter === letter.toUpperCase() ? 'black' : 'gold');

function towersOf(position: string): Towers {
    const towers = new Map<string, Standing>();
    const [board = ''] = position.split(' ');
    board.split('/').forEach((row, index) => {
        let file = 0;
        for (const [, letter, rings = '', gap] of row.matchAll(/([a-z])(\**)|(\d)/gi)) {
            if (letter) towers.set(letter, { file: file++, rank: 8 - index, rings: rings.length });
            else file += Number(gap);
        }
    });
    return towers;
}

/** Towers go forwards only, unless the other side has a tower that could push them back. */
function canStillStandAt(letter: string, from: Standing, to: Standing, strongest: Record<Player, number>): boolean {
    const owner = ownerOf(letter);
    if (strongest[owner === 'black' ? 'gold' : 'black'] > from.rings) return true;
    const forwards = owner === 'black' ? to.rank - from.rank : from.rank - to.rank;
    return forwards >= Math.abs(to.file - from.file);
}

function couldFollow(earlier: Towers, later: Towers): boolean {
    const strongest = { black: 0, gold: 0 };
    for (const [letter, { rings }] of earlier) {
        strongest[ownerOf(letter)] = Math.max(strongest[ownerOf(letter)], rings);
    }
    return [...earlier].every(([letter, from]) => {
        const to = later.get(letter);
        return to !== undefined && canStillStandAt(letter, from, to, strongest);
    });
}

function haveSameRings(one: Towers, other: Towers): boolean {
    return one.size === other.size && [...one].every(([letter, { rings }]) => other.get(letter)?.rings === rings);
}

/**
 * Whether a position could come about from an earlier one within a round. In doubt it says yes: it looks at where towers
 * stand, not at whose turn it is or what is in the way.
 */
export function couldComeFrom(earlier: string, position: string): boolean {
    const [before, after] = [towersOf(earlier), towersOf(position)];
    return before.size > 0 && haveSameRings(before, after) && couldFollow(before, after);
}
