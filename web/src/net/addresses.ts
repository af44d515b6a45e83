import { linkTo } from '../browser/router.svelte';

/** What follows `#/online/` in the address. */
export type Place =
    | { kind: 'home' }
    | { kind: 'join'; code: string }
    | { kind: 'game'; game: string; watching: boolean }
    | { kind: 'me' }
    | { kind: 'person'; name: string }
    | { kind: 'leaders' }
    | { kind: 'host' }
    | { kind: 'tournaments' }
    | { kind: 'tournament'; tournament: string }
    | { kind: 'nowhere' };

export function placeFrom(id: string): Place {
    const [word = '', ...rest] = id.split('/');
    const what = rest.join('/');
    if (id === '') return { kind: 'home' };
    if (id === 'me') return { kind: 'me' };
    if (id === 'leaders') return { kind: 'leaders' };
    if (id === 'host') return { kind: 'host' };
    if (id === 'tournaments') return { kind: 'tournaments' };
    if (what === '') return { kind: 'nowhere' };
    if (word === 'join') return { kind: 'join', code: what };
    if (word === 'game') return { kind: 'game', game: what, watching: false };
    if (word === 'watch') return { kind: 'game', game: what, watching: true };
    if (word === 'tournament') return { kind: 'tournament', tournament: what };
    return word === 'people' ? { kind: 'person', name: what } : { kind: 'nowhere' };
}

export const home = linkTo('online');
export const toMe = linkTo('online', 'me');
export const toHost = linkTo('online', 'host');
export const toLeaders = linkTo('online', 'leaders');
export const toTournaments = linkTo('online', 'tournaments');
export const toTournament = (id: string): string => linkTo('online', `tournament/${id}`);
export const toJoin = (code: string): string => linkTo('online', `join/${code}`);
export const toGame = (game: string): string => linkTo('online', `game/${game}`);
export const toWatch = (code: string): string => linkTo('online', `watch/${code}`);
export const toPerson = (name: string): string => linkTo('online', `people/${name}`);
/** A new game, for this person. */
export const toInvite = (name: string): string => linkTo('online', '', { to: name });

/** What the server shows of a link before it is opened: each has an address without a hash, as chats see them. */
export type Previewed = 'join' | 'watch' | 'tournament' | 'match' | 'puzzle';

/** To be sent: with the host and its folder. */
export function sentLink(kind: Previewed, code: string, page: string = location.href): string {
    return new URL(`${kind}/${encodeURIComponent(code)}`, page.replace(/[?#].*/s, '')).href;
}

const patienceMs = 1500;

/** Whether the page comes from a server of ours, which leads on from such an address; a host of plain files does not. */
export async function answers(link: string): Promise<boolean> {
    try {
        const signal = AbortSignal.timeout(patienceMs);
        const { ok, headers } = await fetch(link, { method: 'HEAD', credentials: 'omit', signal });
        return ok && headers.get('Kamisado-Preview') !== null;
    } catch {
        return false;
    }
}
