import type { Colour, Player, Rings } from '../../core/types';

type Edition = 'burley' | 'huch';

const owners: Record<Edition, Record<Player, string>> = {
    burley: { black: 'Black', gold: 'Gold' },
    huch: { black: 'Black', gold: 'White' },
};
const kinds: Record<Rings, string> = { 0: 'tower', 1: 'Sumo tower', 2: 'Double Sumo tower', 3: 'Triple Sumo tower' };

/** What a screen reader says of the board. */
export const board = {
    chosen: 'chosen',
    mustMove: 'must move',
    canMove: 'can move',
    canGoHere: 'can go here',
    canPush: 'can push here',
    confirm: 'choose again to move here',
    named: 'names the tower',
    keys: 'Arrow keys go from square to square, N and P through the towers or goals; Enter takes and drops, Escape lets go.',
    square: (colour: Colour) => `${colour} square`,
    tower: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `${owners[edition][player]}’s ${colour} ${kinds[rings]}`,
};
