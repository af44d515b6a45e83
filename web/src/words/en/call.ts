import type { Player, Rings, Colour } from '../../core/types';
import { said } from '../catalogue/en';
import type { Edition } from '../catalogue/types';

const side = said.player;
const tower = (player: Player, colour: Colour, rank: Rings, edition: Edition): string =>
    said['event.tower']({ player, tower: colour, rank }, edition);

const blocked = (
    stuck: { player: Player; colour: Colour; rings: Rings },
    player: Player,
    colour: Colour,
    _rings: Rings,
    edition: Edition,
): string =>
    `${tower(stuck.player, stuck.colour, stuck.rings, edition)} is blocked: ${side(player, edition)} moves ${colour}`;

/** What a move will lead to, said before it is made. */
export const call = {
    calls: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `calls ${tower(player, colour, rings, edition)}`,
    callsWinner: (player: Player, colour: Colour, rings: Rings, edition: Edition) =>
        `calls ${tower(player, colour, rings, edition)}, which can win at once`,
    again: (player: Player, colour: Colour, _rings: Rings, edition: Edition) =>
        `${side(player, edition)} moves again, with ${colour}`,
    blocked,
    blockedWinner: (...named: Parameters<typeof blocked>) => `${blocked(...named)}, which can win at once`,
    wins: 'wins the round',
    deadlock: (loser: Player, edition: Edition) => `deadlock: ${side(loser, edition)} loses the round`,
};
