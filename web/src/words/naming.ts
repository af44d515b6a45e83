import type { Colour, Player, Tower } from '../core/types';

/** A player as this edition calls him. */
export type ShownPlayer = 'black' | 'gold' | 'white';

export interface ShownTower {
    colour: Colour;
    owner: ShownPlayer;
}

/** What decides how players and colours are called: the edition, and how the board lies. */
export interface Naming {
    edition: 'burley' | 'huch';
    /** The colours as they are called on the turned board; null when it is not turned. */
    turnedColours: Readonly<Record<Colour, Colour>> | null;
}

export const shownPlayer = (player: Player, naming: Naming): ShownPlayer =>
    player === 'gold' && naming.edition === 'huch' ? 'white' : player;

export const shownColour = (colour: Colour, naming: Naming): Colour => naming.turnedColours?.[colour] ?? colour;

export const shownTower = (tower: Tower, naming: Naming): ShownTower => ({
    colour: shownColour(tower.colour, naming),
    owner: shownPlayer(tower.player, naming),
});

/** What a reason is about, ready to be put into words. */
export interface ReasonFacts {
    number: number | null;
    of: number | null;
    tower: ShownTower | null;
}
