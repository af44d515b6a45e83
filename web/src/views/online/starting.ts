import * as api from '../../net/api';
import type { Result } from '../../net/api';
import { computerGameFrom, invitationFrom, type Choices } from './choices';

/** A room of ours, as `#/online/…` has it. */
type Room = `game/${string}` | `join/${string}`;

/** Asks for the game that was chosen; answers where it goes on: at the board, or where one waits. */
export async function startGame(choices: Choices, person: string, isAccount: boolean): Promise<Result<Room>> {
    switch (choices.way) {
        case 'computer':
            return mapped(await api.playComputer(computerGameFrom(choices)), ({ game }) => `game/${game}`);
        case 'friend':
            return mapped(await api.invite(invitationFrom(choices, person, isAccount)), ({ code }) => `join/${code}`);
    }
}

function mapped<T>(result: Result<T>, by: (value: T) => Room): Result<Room> {
    return result.ok ? { ok: true, value: by(result.value) } : result;
}
