import type { Colour, Player } from '../core/types';

/** A player as this edition calls him. */
export type ShownPlayer = 'black' | 'gold' | 'white';

/** What decides how players and colours are called: the edition, and how the board lies. */
export interface Naming {
    edition: 'burley' | 'huch';
    /** The colours as they are called on the turned board; null when it is not turned. */
    turnedColours: Readonly<Record<Colour, Colour>> | null;
}

export const shownPlayer = (player: Player, naming: Naming): ShownPlayer =>
    player === 'gold' && naming.edition === 'huch' ? 'white' : player;

export const shownColour = (colour: Colour, naming: Naming): Colour => naming.turnedColours?.[colour] ?? colour;
