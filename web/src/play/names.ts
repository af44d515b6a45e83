import type { Player, Seat } from '../core/types';
import type { Text } from '../text/text.svelte';

/** How a player is called: by name, or as the computer of a level, or by side. */
export function nameOfSeat(seat: Seat, player: Player, text: Text, edition: 'burley' | 'huch'): string {
    if (seat.name) return seat.name;
    return seat.level === null ? text.happenings.side(player, edition) : text.play.computer(seat.level);
}

export function otherPlayer(player: Player): Player {
    return player === 'black' ? 'gold' : 'black';
}
