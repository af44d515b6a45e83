import type { Colour, Rings } from '../../core/types';
import type { Text } from '../text.svelte';
import { colour as colours, rank, said } from '../catalogue/fr';

const side = said.player;
const piece = (colour: Colour, rings: Rings): string =>
    rings === 0 ? `la tour ${colours.feminine[colour]}` : `le ${rank.plain[rings]} ${colours.plain[colour]}`;

export const call: Text['call'] = {
    calls: (player, colour, rings, edition) => `désigne ${piece(colour, rings)} de ${side(player, edition)}`,
    callsWinner: (player, colour, rings, edition) =>
        `désigne ${piece(colour, rings)} de ${side(player, edition)}, qui peut gagner aussitôt`,
    again: (player, colour, rings, edition) => `${side(player, edition)} rejoue, avec ${piece(colour, rings)}`,
    blocked: (blocked, player, colour, rings, edition) =>
        `${piece(blocked.colour, blocked.rings)} de ${side(blocked.player, edition)} est ${blocked.rings === 0 ? 'bloquée' : 'bloqué'}\u00a0: ${side(player, edition)} joue ${piece(colour, rings)}`,
    wins: 'gagne la manche',
    deadlock: (loser, edition) => `impasse totale\u00a0: ${side(loser, edition)} perd la manche`,
};
