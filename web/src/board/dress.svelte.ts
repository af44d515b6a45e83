import type { BoardLook } from './types';

/** How every board and tower of the page is drawn; nothing of it changes what is told. */
export interface Dress {
    /** What says a colour without its colour: on squares, towers and chips. */
    aid: 'none' | 'letters' | 'shapes' | 'kanji';
    board: 'lacquer' | 'flat';
    towers: 'dragon' | 'plain';
}

export const usualDress: Dress = { aid: 'none', board: 'lacquer', towers: 'dragon' };

class Wardrobe {
    #worn = $state.raw<Dress>(usualDress);
    #wanted: Dress = usualDress;

    /** What the boards wear at this moment. */
    get worn(): Dress {
        return this.#worn;
    }

    /** What is not usual is loaded when it is first asked for; until then all stays as it was. */
    async wear(dress: Dress): Promise<void> {
        this.#wanted = dress;
        if (isSame(dress, this.#worn)) return;
        const { change } = await import('./dresses');
        if (this.#wanted !== dress) return;
        change(dress);
        this.#worn = dress;
    }
}

function isSame(one: Dress, other: Dress): boolean {
    return one.aid === other.aid && one.board === other.board && one.towers === other.towers;
}

/** How many times as fast as usual the towers of every board move. */
export const tempo = { rate: 1 };

export const wardrobe = new Wardrobe();

/** An aid marks every square, whichever side of the board lies up. */
export function dressed(look: BoardLook): BoardLook {
    return wardrobe.worn.aid === 'none' ? look : { ...look, side: 'kanji' };
}
