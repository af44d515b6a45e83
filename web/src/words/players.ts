import type { Player } from '../core/types';

export function otherPlayer(player: Player): Player {
    return player === 'black' ? 'gold' : 'black';
}
