import type { Player } from '../../../core/types';

/** Where a figure comes from: what the rulebook draws, or what we built to its text; and who plays there. */
export interface Origin {
    drawn: boolean;
    players: Record<Player, string>;
}

const origin = (drawn: boolean, black: string, gold: string): Origin => ({ drawn, players: { black, gold } });

export const origins: Readonly<Record<number, Origin>> = {
    1: origin(true, 'Johan', 'Alain'),
    2: origin(false, 'Johan', 'Alain'),
    3: origin(false, 'Helmut', 'Steve'),
    4: origin(true, 'Amy', 'Chris'),
    5: origin(true, 'Daniel', 'Vlora'),
    6: origin(true, 'Ralf', 'Wolfgang'),
    7: origin(true, 'Alain', 'David'),
    8: origin(false, 'Alain', 'Pete'),
    9: origin(false, 'Ludmilla', 'Alan'),
    10: origin(false, 'Johan', 'Sanjay'),
};
