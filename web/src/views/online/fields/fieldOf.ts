import type { RefusalBody } from '../../../net/protocol';

export type Field = 'name' | 'password' | 'old' | 'to';

/** The field that a refusal is about, by its id. */
export function fieldOf({ id }: RefusalBody): Field | null {
    if (id.startsWith('online.name-')) return 'name';
    if (id.startsWith('online.password-')) return 'password';
    if (id === 'online.wrong-password') return 'old';
    return id === 'online.no-such-person' ? 'to' : null;
}
