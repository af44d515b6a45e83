import type {
    Bots,
    Credentials,
    Devices,
    FairPlay,
    GameList,
    HostDashboard,
    Invitation,
    LeaderBoard,
    Me,
    Moment,
    MyInvitations,
    NewBot,
    NewComputerGame,
    NewInvitation,
    NewReport,
    NewSubscription,
    NoticeKind,
    Notices,
    People,
    Profile,
    QuickAnswer,
    RatingHistories,
    RecoveryCodes,
    RefusalBody,
    Relation,
    StartedGame,
} from './protocol';
import type { Language } from '../core/types';

export type Result<T> = { ok: true; value: T } | { ok: false; refusal: RefusalBody };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the page itself finds: nobody answers now, or nobody here ever will, because it is a plain host of files. */
const offline: RefusalBody = { id: 'page.offline', sentence: 'The server cannot be reached.', arguments: {} };
const noServer: RefusalBody = { id: 'page.no-server', sentence: 'There is no server at this address.', arguments: {} };

const refused = (refusal: RefusalBody): { ok: false; refusal: RefusalBody } => ({ ok: false, refusal });

/** Below the page's own address, so that it works in any folder of a host. */
async function fetched(
    method: Method,
    path: string,
    body: unknown,
    credentials: RequestCredentials,
): Promise<Response | null> {
    const request: RequestInit = { method, credentials, cache: 'no-store' };
    if (body !== undefined) {
        request.body = JSON.stringify(body);
        request.headers = { 'Content-Type': 'application/json' };
    }
    try {
        return await fetch(`api/1/${path}`, request);
    } catch {
        return null;
    }
}

const isJson = (response: Response): boolean => /^application\/json\b/.test(response.headers.get('Content-Type') ?? '');

async function jsonOf(response: Response): Promise<unknown> {
    try {
        return await response.json();
    } catch {
        return null; // cut off on its way
    }
}

/** An answer that is not ours: of a proxy whose server is away, or of a host that has only files. */
const strange = (response: Response): RefusalBody =>
    response.status >= 500 || response.status === 429 ? offline : noServer;

async function refusalOf(response: Response): Promise<RefusalBody> {
    if (!isJson(response)) return strange(response);
    const told = (await jsonOf(response)) as { refusal?: Partial<RefusalBody> } | null;
    const { id, sentence = '', arguments: given = {} } = told?.refusal ?? {};
    return id === undefined ? strange(response) : { id, sentence, arguments: given };
}

export async function ask<T>(
    method: Method,
    path: string,
    body?: unknown,
    credentials: RequestCredentials = 'same-origin',
): Promise<Result<T>> {
    const response = await fetched(method, path, body, credentials);
    if (!response) return refused(globalThis.location?.protocol === 'file:' ? noServer : offline);
    if (!response.ok) return refused(await refusalOf(response));
    if (response.status === 204) return { ok: true, value: undefined as T };
    if (!isJson(response)) return refused(noServer);
    const value = await jsonOf(response);
    return value === null ? refused(offline) : { ok: true, value: value as T };
}

/** A text to be kept, whatever it is. A host that answers everything with its page is no server. */
export async function askText(path: string): Promise<Result<string>> {
    const response = await fetched('GET', path, undefined, 'same-origin');
    if (!response) return refused(offline);
    if (!response.ok) return refused(await refusalOf(response));
    if (/html/.test(response.headers.get('Content-Type') ?? '')) return refused(noServer);
    return { ok: true, value: await response.text() };
}

export const part = encodeURIComponent;
const from = (before: Moment | null): string => (before === null ? '' : `before=${before}`);

export const me = (): Promise<Result<Me>> => ask('GET', 'me');
export const rename = (name: string): Promise<Result<Me>> => ask('PATCH', 'me', { name });

export const invite = (wanted: NewInvitation): Promise<Result<Invitation>> => ask('POST', 'invitations', wanted);
export const invitations = (): Promise<Result<MyInvitations>> => ask('GET', 'invitations');
export const invitation = (code: string): Promise<Result<Invitation>> => ask('GET', `invitations/${part(code)}`);
export const withdraw = (code: string): Promise<Result<unknown>> => ask('DELETE', `invitations/${part(code)}`);
export const accept = (code: string): Promise<Result<StartedGame>> => ask('POST', `invitations/${part(code)}/accept`);

export type QuickWish = Pick<NewInvitation, 'format' | 'clock' | 'rated'>;
export const quick = (wanted: QuickWish): Promise<Result<QuickAnswer>> => ask('POST', 'quick', wanted);
export const playComputer = (wanted: NewComputerGame): Promise<Result<StartedGame>> => ask('POST', 'computer', wanted);

export type GamePage = (before: Moment | null) => Promise<Result<GameList>>;
export const runningGames: GamePage = (before) =>
    ask('GET', `me/games?state=running&${from(before)}`.replace(/&$/, ''));
export const gamesOver: GamePage = (before) => ask('GET', `me/games?state=over&${from(before)}`.replace(/&$/, ''));
export const gamesOf =
    (name: string): GamePage =>
    (before) =>
        ask('GET', `people/${part(name)}/games?${from(before)}`.replace(/\?$/, ''));

/** Without telling who asks: those at the first screen do, who may play on this device alone. */
export const gamesToWatch = (): Promise<Result<GameList>> => ask('GET', 'games', undefined, 'omit');

export const signUp = (who: Credentials): Promise<Result<Me>> => ask('POST', 'account', who);
export const logIn = (who: Credentials): Promise<Result<Me>> => ask('POST', 'session', who);
export const logOut = (): Promise<Result<unknown>> => ask('DELETE', 'session');
export const changePassword = (old: string, next: string): Promise<Result<unknown>> =>
    ask('PUT', 'account/password', { old, new: next });
export const deleteAccount = (password: string): Promise<Result<unknown>> => ask('DELETE', 'account', { password });
export const devices = (): Promise<Result<Devices>> => ask('GET', 'account/devices');
export const endOtherDevices = (): Promise<Result<unknown>> => ask('DELETE', 'account/devices');
export const endDevice = (id: string): Promise<Result<unknown>> => ask('DELETE', `account/devices/${part(id)}`);
export const makeRecoveryCodes = (password: string): Promise<Result<RecoveryCodes>> =>
    ask('POST', 'account/recovery', { password });
export const recover = (name: string, code: string, password: string): Promise<Result<Me>> =>
    ask('POST', 'session/recovery', { name, code, password });
export const notices = (): Promise<Result<Notices>> => ask('GET', 'notices');
export const chooseNotices = (kinds: readonly NoticeKind[]): Promise<Result<Notices>> =>
    ask('PUT', 'notices', { kinds });
export const subscribe = (wanted: NewSubscription): Promise<Result<Notices>> => ask('PUT', 'notices/push', wanted);
export const unsubscribe = (): Promise<Result<Notices>> => ask('DELETE', 'notices/push');
export const askForMail = (address: string, language: Language): Promise<Result<Notices>> =>
    ask('PUT', 'notices/mail', { address, language });
export const endMail = (): Promise<Result<Notices>> => ask('DELETE', 'notices/mail');
export const exportGames = (): Promise<Result<string>> => askText('me/export');

export const profile = (name: string): Promise<Result<Profile>> => ask('GET', `people/${part(name)}`);
export const ratingHistory = (name: string): Promise<Result<RatingHistories>> =>
    ask('GET', `people/${part(name)}/ratings`);
export const leaders = (format: string): Promise<Result<LeaderBoard>> => ask('GET', `leaders/${part(format)}`);
export const relations = (): Promise<Result<People>> => ask('GET', 'me/people');
export const relate = (name: string, relation: Relation | null): Promise<Result<unknown>> =>
    ask('PUT', `people/${part(name)}/relation`, { relation });
export const report = (wanted: NewReport): Promise<Result<unknown>> => ask('POST', 'reports', wanted);
export const hostDashboard = (): Promise<Result<HostDashboard>> => ask('GET', 'host');
/** Of those who played lately, or of the players of a game. */
export const fairPlay = (game: string): Promise<Result<FairPlay>> =>
    ask('GET', game ? `host/games/${part(game)}/fair-play` : 'host/fair-play');
/** A person is a name, or the number that a report has. */
export const renamePerson = (person: string, name: string, why: string): Promise<Result<unknown>> =>
    ask('POST', `host/people/${part(person)}/rename`, { name, why });
export const closeAccount = (person: string, why: string): Promise<Result<unknown>> =>
    ask('POST', `host/people/${part(person)}/close`, { why });
export const reopenAccount = (person: string, why: string): Promise<Result<unknown>> =>
    ask('POST', `host/people/${part(person)}/reopen`, { why });
export const voidGame = (game: string, why: string): Promise<Result<unknown>> =>
    ask('POST', `host/games/${part(game)}/void`, { why });
export const closeReport = (id: number, why: string): Promise<Result<unknown>> =>
    ask('POST', `host/reports/${id}/close`, { why });
export const bots = (): Promise<Result<Bots>> => ask('GET', 'bots');
export const makeBot = (name: string): Promise<Result<NewBot>> => ask('POST', 'bots', { name });
export const renewToken = (name: string): Promise<Result<NewBot>> => ask('POST', `bots/${part(name)}/token`);
export const deleteBot = (name: string): Promise<Result<unknown>> => ask('DELETE', `bots/${part(name)}`);
