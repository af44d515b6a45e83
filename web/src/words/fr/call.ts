import type { Colour, Rings } from '../../core/types';
import type { Text } from '../text.svelte';
import { colour as colours, rank, said } from '../catalogue/fr';

const side = said.player;
const piece = (colour: Colour, rings: Rings): string =>
    rings === 0 ? `la tour ${colours.feminine[colour]}` : `le ${rank.plain[rings]} ${colours.plain[colour]}`;

const blocked: Text['call']['blocked'] = (stuck, player, colour, rings, edition) =>
    `${piece(stuck.colour, stuck.rings)} de ${side(stuck.player, edition)} est ${stuck.rings === 0 ? 'bloquée' : 'bloqué'}\u00a0: ${side(player, edition)} joue ${piece(colour, rings)}`;

export const call: Text['call'] = {
    calls: (player, colour, rings, edition) => `désigne ${piece(colour, rings)} de ${side(player, edition)}`,
    callsWinner: (player, colour, rings, edition) =>
        `désigne ${piece(colour, rings)} de ${side(player, edition)}, qui peut gagner aussitôt`,
    again: (player, colour, rings, edition) => `${side(player, edition)} rejoue, avec ${piece(colour, rings)}`,
    blocked,
    blockedWinner: (...named) => `${blocked(...named)}, qui peut gagner aussitôt`,
    wins: 'gagne la manche',
    deadlock: (loser, edition) => `impasse totale\u00a0: ${side(loser, edition)} perd la manche`,
};
