import * as api from '../../../net/api';
import type { Result } from '../../../net/api';

/** What a host can do on the page. */
export type HostDeed = 'rename' | 'close' | 'reopen' | 'void' | 'dismiss';

export interface Task {
    deed: HostDeed;
    /** A person by name or number, a game by its code, a report by its number. */
    target: string;
}

export function perform({ deed, target }: Task, name: string, why: string): Promise<Result<unknown>> {
    switch (deed) {
        case 'rename':
            return api.renamePerson(target, name, why);
        case 'close':
            return api.closeAccount(target, why);
        case 'reopen':
            return api.reopenAccount(target, why);
        case 'void':
            return api.voidGame(target, why);
        case 'dismiss':
            return api.closeReport(Number(target), why);
    }
}
