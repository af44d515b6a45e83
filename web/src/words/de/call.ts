import type { Text } from '../text.svelte';
import { colour as colours, said } from '../catalogue/de';

const noun = colours.plain;
const side = said.player;

const blocked: Text['call']['blocked'] = (stuck, player, colour, _rings, edition) =>
    `${noun[stuck.colour]} von ${side(stuck.player, edition)} sitzt fest: ${side(player, edition)} zieht ${noun[colour]}`;

export const call: Text['call'] = {
    calls: (player, colour, _rings, edition) => `${side(player, edition)} muss dann ${noun[colour]} ziehen`,
    callsWinner: (player, colour, _rings, edition) =>
        `${side(player, edition)} muss dann ${noun[colour]} ziehen und kann sofort gewinnen`,
    again: (player, colour, _rings, edition) => `${side(player, edition)} zieht noch einmal, mit ${noun[colour]}`,
    blocked,
    blockedWinner: (...named) => `${blocked(...named)} und kann sofort gewinnen`,
    wins: 'gewinnt die Runde',
    deadlock: (loser, edition) => `völliger Stillstand: ${side(loser, edition)} verliert die Runde`,
};
