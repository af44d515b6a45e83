/**
 * What is said between the page and the server. docs/server.md tells what it means; tools/renew-protocol makes this
 * file of docs/openapi.json, and a test fails when it is not the same.
 */
import type { Colour, Format, Player } from '../core/types';

export const protocolVersion = 1;

/** Milliseconds since 1970, by the server's clock. */
export type Moment = number;

export type Greeting =
    'hello' | 'good-luck' | 'well-played' | 'thanks' | 'oops' | 'interesting' | 'one-moment' | 'goodbye';

export type OnlineClock =
    | { kind: 'none' }
    | { kind: 'minutes'; initialMs: number; incrementMs: number }
    | { kind: 'days'; perMoveMs: number };

/** An answer prepared for each colour that one may be forced to move. */
export interface Plan {
    /** The decision that it is for. */
    ply: number;
    answers: Partial<Record<Colour, string>>;
}

/** A player as others see it. level: of the computer; rating: of this format, for accounts. */
export interface Who {
    /** Empty for a guest without a name, and for somebody who was deleted. */
    name: string;
    kind: 'guest' | 'account' | 'bot' | 'computer' | 'gone';
    level?: number;
    rating?: number;
}

export interface Presence {
    black: boolean;
    gold: boolean;
    watchers: number;
}

export interface RematchState {
    offered: Record<Player, boolean>;
    /** The game that followed: its id for its players, its watchers' code for others. */
    next: string | null;
}

/** What a rated game has done to the ratings of its players. */
export interface RatingChanges {
    black: { before: number; after: number };
    gold: { before: number; after: number };
}

/** Answers POST /invitations, GET /invitations/CODE. */
export interface Invitation {
    code: string;
    host: Who;
    format: Format;
    /** Null: by lot, or by experience. */
    hostSide: Player | null;
    /** Whoever has the higher rating of this format plays Gold. */
    byExperience?: boolean;
    /** Pages do not tell beforehand which tower a move calls. */
    noPreview?: boolean;
    clock: OnlineClock;
    rated: boolean;
    visibility: 'link' | 'lobby' | 'quick';
    created: Moment;
    yours: boolean;
    /** For its host and for whom it names; null: for whoever has the code. */
    to: Who | null;
    /** For its two players, once it was accepted. */
    game: string | null;
}

/** Why something was not done; nothing has changed. docs/server.md lists every id. */
export interface RefusalBody {
    id: string;
    /** In English. */
    sentence: string;
    arguments: Record<string, string>;
}

/** What a client says over the WebSocket, each as one text message of at most 4096 bytes. */
export type Wish =
    | { type: 'join'; game: string; since: number; most?: number }
    | { type: 'leave'; game: string }
    | { type: 'decide'; game: string; ply: number; seen: number; decision: string }
    | { type: 'takeback'; game: string; step: 'ask' | 'accept' | 'decline' | 'withdraw' }
    | { type: 'plan'; game: string; plan: Plan }
    | { type: 'greet'; game: string; greeting: Greeting }
    | { type: 'rematch'; game: string; step: 'offer' | 'decline' }
    | { type: 'lobby'; on: boolean }
    | { type: 'echo'; beat: number }
    | { type: 'tournament'; tournament: string; on: boolean };
/** `id` is the sender's own number; the answer names it. */
export type ClientMessage = Wish & { id?: number };

export interface GameView {
    type: 'game';
    /** As it was asked for. */
    game: string;
    /** The code of the watchers' link. */
    watch: string;
    seat: Player | null;
    people: Record<Player, Who>;
    rated: boolean;
    /** Of the log, as docs/game-log.md has it. */
    head: string;
    /** 0 when the client knew more than there is. */
    since: number;
    /** Entries after since, without line ends. */
    lines: string[];
    /** Only in pages: there are more lines, and the game is not joined yet. */
    more?: boolean;
    /** Pages do not tell beforehand which tower a move calls. */
    noPreview?: boolean;
    presence: Presence;
    plan: Plan | null;
    rematch: RematchState;
    /** What a rated game that is over has done to the ratings. */
    ratings?: RatingChanges;
    /** Of which it is a game. */
    tournament?: string;
    now: Moment;
}

/** What the server says over the WebSocket. */
export type ServerMessage =
    | { type: 'welcome'; version: number; you: Who | null; now: Moment }
    | GameView
    | { type: 'entries'; game: string; lines: string[]; now: Moment }
    | { type: 'presence'; game: string; presence: Presence }
    | { type: 'plan'; game: string; plan: Plan | null }
    | { type: 'greeting'; game: string; by: Player; greeting: Greeting }
    | { type: 'rematch'; game: string; rematch: RematchState }
    | {
          type: 'lobby';
          invitations: Invitation[];
          waiting: { format: Format; clock: OnlineClock; rated: boolean; count: number }[];
          here: number;
      }
    | { type: 'started'; game: string; invitation: string | null; tournament?: string }
    | { type: 'invited'; invitation: Invitation }
    | { type: 'your-turn'; game: string }
    | { type: 'beat'; beat: number; now: Moment }
    | { type: 'done'; id: number }
    | { type: 'refused'; id: number | null; refusal: RefusalBody }
    | {
          type: 'closing';
          reason: 'going-down' | 'too-slow' | 'too-fast' | 'signed-out' | 'restored';
          retryAfter: number;
      }
    | { type: 'rated'; game: string; ratings: RatingChanges }
    | { type: 'tournament'; tournament: string; version: number };

/**
 * you: null for a browser without a secret. ratings: of accounts. Answers GET /me, PATCH /me, POST /account, POST
 * /session, POST /session/recovery.
 */
export interface Me {
    you: Who | null;
    ratings: { format: Format; rating: number; deviation: number; games: number }[];
    runningGames: number;
    yourTurn: number;
    /** Only for hosts. */
    openReports?: number;
}

/** Sent by PATCH /me, POST /bots. */
export interface NewName {
    name: string;
}

/** Sent by POST /invitations. */
export interface NewInvitation {
    format: Format;
    /** Null: by lot, or by experience. */
    hostSide: Player | null;
    /** Whoever has the higher rating of this format plays Gold; hostSide must be null. */
    byExperience?: boolean;
    /** Pages do not tell beforehand which tower a move calls. */
    noPreview?: boolean;
    clock: OnlineClock;
    rated: boolean;
    visibility: 'link' | 'lobby';
    /** The name of an account or a bot: for nobody else. */
    to?: string;
}

/** Answers GET /invitations. */
export interface MyInvitations {
    mine: Invitation[];
    forMe: Invitation[];
}

/** Answers POST /invitations/CODE/accept, POST /computer. */
export interface StartedGame {
    game: string;
}

/** Sent by POST /quick. */
export interface NewQuick {
    format: Format;
    clock: OnlineClock;
    rated: boolean;
}

/** Answers POST /quick. */
export type QuickAnswer = StartedGame | { invitation: Invitation };

/** Sent by POST /computer. */
export interface NewComputerGame {
    format: Format;
    /** Null: by lot. */
    side: Player | null;
    level: number;
    clock: OnlineClock;
}

export interface GameSummary {
    /** The id for its players, the watchers' code for others. */
    game: string;
    watch: string;
    seat: Player | null;
    people: Record<Player, Who>;
    format: Format;
    clock: OnlineClock;
    rated: boolean;
    begun: Moment;
    lastMoment: Moment;
    ply: number;
    decider: Player | null;
    winner: Player | null;
    points: Record<Player, number>;
    over: boolean;
    /** What stands on the board, as in docs/notation.md. */
    position: string;
    flagAt: Moment | null;
    /** True when a host has made it void: it counts for nothing. */
    voided?: boolean;
}

/** Answers GET /me/games, GET /people/NAME/games, GET /games. */
export interface GameList {
    games: GameSummary[];
    /** There are more: ask again with before = this. */
    before: Moment | null;
}

/** friend; muted: greetings are not shown; blocked: the two never play each other, either. */
export type Relation = 'friend' | 'muted' | 'blocked';

/** Sent by POST /account, POST /session. */
export interface Credentials {
    name: string;
    password: string;
}

/** Sent by DELETE /account, POST /account/recovery. */
export interface Password {
    password: string;
}

/** Sent by PUT /account/password. */
export interface NewPassword {
    old: string;
    new: string;
}

/** A browser in which the account is signed in. seen: when it was used last, to the hour; 0: not since that is kept. */
export interface Device {
    id: string;
    browser: 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other';
    system: 'android' | 'chromeos' | 'ios' | 'linux' | 'macos' | 'windows' | 'other';
    created: Moment;
    seen: Moment;
    current: boolean;
}

/** recoveryCodes: how many are left. Answers GET /account/devices. */
export interface Devices {
    devices: Device[];
    recoveryCodes: number;
}

/** Shown once. Answers POST /account/recovery. */
export interface RecoveryCodes {
    codes: string[];
}

/** Sent by POST /session/recovery. */
export interface NewRecovery {
    name: string;
    code: string;
    /** The new one. */
    password: string;
}

export type ReportReason = 'name' | 'cheating' | 'conduct' | 'other';

/**
 * About name, or about who has the side in a game: its id for its players, its watch code for others. Sent by POST
 * /reports.
 */
export interface NewReport {
    reason: ReportReason;
    text: string;
    name?: string;
    game?: string;
    side?: Player;
}

/**
 * name: as it was then; who: as it is now, null for somebody who is gone; person: the number that names a guest, too.
 * watch: the code of its game.
 */
export interface Report {
    id: number;
    at: Moment;
    by: Who | null;
    person: number | null;
    who: Who | null;
    name: string;
    reason: ReportReason;
    text: string;
    watch: string | null;
    closed: Moment | null;
}

/** A line of the audit log. */
export interface Deed {
    at: Moment;
    host: string;
    deed: 'grant' | 'revoke' | 'rename' | 'close' | 'reopen' | 'void' | 'dismiss';
    target: string;
    why: string;
}

/** Answers GET /host. */
export interface HostDashboard {
    open: Report[];
    closed: Report[];
    deeds: Deed[];
}

export interface FairPlayFigure {
    who: Who | null;
    person: number;
    format: Format;
    rating: number;
    games: number;
    /** That were a choice. */
    moves: number;
    /** Moments at which one move won and all others lost. */
    chances: number;
    found: number;
    /** What people of that rating find. */
    expected: number;
    /** Standard deviations above that. */
    deviations: number;
    unusual: boolean;
    /** Wins at once, in up to 3 moves, in up to 7, further. */
    byDistance: { chances: number; found: number; expected: number }[];
    /** Further than 3 moves, decided within 5 seconds. */
    quickChances: number;
    quickFound: number;
    /** Further than 3 moves, decided within 5 seconds, within 20, later. */
    byTime: FairPlayInTime[];
}

export interface FairPlayInTime {
    chances: number;
    found: number;
    /** What people of that rating find in as much time; null while too little is known of them. */
    expected: number | null;
}

/** Answers GET /host/fair-play, GET /host/games/GAME/fair-play. */
export interface FairPlay {
    figures: FairPlayFigure[];
}

/**
 * Sent by POST /host/people/NAME/close, POST /host/people/NAME/reopen, POST /host/games/GAME/void, POST
 * /host/reports/ID/close.
 */
export interface HostReason {
    why: string;
}

/** Sent by POST /host/people/NAME/rename. */
export interface HostRename {
    name: string;
    why: string;
}

/** Answers GET /people/NAME. */
export interface Profile {
    who: Who;
    since: Moment;
    ratings: { format: Format; rating: number; deviation: number; games: number }[];
    results: { format: Format; won: number; lost: number; drawn: number }[];
    /** For another account that looks: how the games between the two ended, as it sees them. */
    headToHead?: { won: number; lost: number; drawn: number };
    /** What the account that looks thinks of this one. */
    relation?: Relation | null;
    /** True when a host has closed it. */
    closed?: boolean;
}

/** Sent by PUT /people/NAME/relation. */
export interface NewRelation {
    relation: Relation | null;
}

/** here: only of those who call me a friend as well. Answers GET /me/people. */
export interface People {
    people: { who: Who; relation: Relation; since: Moment; here: boolean }[];
}

/** Of each format, after the rating that its first game found. Answers GET /people/NAME/ratings. */
export interface RatingHistories {
    histories: { format: Format; points: { at: Moment; rating: number }[] }[];
}

/** leastGames: with fewer rated games of this format nobody is listed. Answers GET /leaders/FORMAT. */
export interface LeaderBoard {
    format: Format;
    leastGames: number;
    leaders: { who: Who; games: number }[];
}

/** Answers GET /bots. */
export interface Bots {
    bots: Who[];
}

/** Answers POST /bots, POST /bots/NAME/token. */
export interface NewBot {
    bot: Who;
    /** Shown once. */
    token: string;
}

export type TournamentKind = 'swiss' | 'round-robin' | 'knock-out' | 'arena';

/** Sent by POST /tournaments. */
export interface NewTournament {
    /** At most 60 bytes. */
    name: string;
    kind: TournamentKind;
    format: Format;
    clock: OnlineClock;
    rated: boolean;
    /** Of a Swiss tournament; 0: as many as it takes to find one winner, and for the others. */
    rounds: number;
    /** Null: when its host says so. */
    begins: Moment | null;
    /** How long an arena lasts, from 10 on; 0 or left out for the others. */
    minutes?: number;
    /** Of a meeting: 2, with sides changed, if left out; 1 begins from a balanced line-up that is drawn. */
    games?: number;
}

/**
 * Answers POST /tournaments, DELETE /tournaments/ID, POST /tournaments/ID/enter, POST /tournaments/ID/leave, POST
 * /tournaments/ID/pause, POST /tournaments/ID/start.
 */
export interface TournamentSummary {
    id: string;
    name: string;
    host: Who;
    kind: TournamentKind;
    format: Format;
    clock: OnlineClock;
    rated: boolean;
    /** 0: settled when the first round is paired. */
    rounds: number;
    /** That was paired last. */
    round: number;
    players: number;
    state: 'open' | 'running' | 'over' | 'cancelled';
    created: Moment;
    begins: Moment | null;
    ended: Moment | null;
    /** Rises with everything that can be seen of it. */
    version: number;
    yours: boolean;
    entered: boolean;
    /** Whoever asks has entered it and left. */
    left: boolean;
    enterable: boolean;
    /** Of a meeting: 2 with sides changed, or 1 from a balanced line-up that is drawn. */
    games: number;
    /** That an arena lasts; 0 for the others. */
    minutes: number;
    /** Of an arena that has begun. */
    ends: Moment | null;
    /** Whoever asks pauses in it. */
    paused: boolean;
}

/** Answers GET /tournaments. */
export interface TournamentList {
    tournaments: TournamentSummary[];
}

export interface TournamentStanding {
    rank: number;
    /** Of a player, within the tournament. */
    number: number;
    who: Who;
    points: number;
    buchholz: number;
    direct: number;
    sonnebornBerger: number;
    /** Rounds, of a knock-out. */
    survived: number;
    /** Meetings that count, in an arena. */
    met: number;
    /** Of them. */
    won: number;
    /** Meetings won in a row; from 2 on the next counts twice. */
    streak: number;
    paused: boolean;
    left: boolean;
}

export interface TournamentGame {
    /** For its players. */
    game: string | null;
    watch: string;
    black: 'first' | 'second';
    over: boolean;
    winner: 'first' | 'second' | null;
}

export interface TournamentPlayer {
    number: number;
    who: Who;
}

export interface TournamentPairing {
    board: number;
    first: TournamentPlayer;
    /** Null: a bye. */
    second: TournamentPlayer | null;
    /** As docs/tournaments.md writes it; null while it is played. */
    score: string | null;
    games: TournamentGame[];
}

export interface TournamentStandings {
    from: number;
    total: number;
    rows: TournamentStanding[];
}

export interface TournamentPairings {
    round: number;
    from: number;
    total: number;
    rows: TournamentPairing[];
}

export interface TournamentYou {
    standing: TournamentStanding;
    /** In the last round. */
    pairing: TournamentPairing | null;
    /** To be played now. */
    game: string | null;
}

/** Answers GET /tournaments/ID. */
export interface Tournament {
    tournament: TournamentSummary;
    standings: TournamentStandings;
    pairings: TournamentPairings;
    /** Null for whoever has not entered. */
    you: TournamentYou | null;
    now: Moment;
}

export interface Refused {
    refusal: RefusalBody;
}

/**
 * turn: in a game by days; time: a quarter of the time for a move is left; over: a game by days; round: of a
 * tournament.
 */
export type NoticeKind = 'turn' | 'time' | 'invitation' | 'over' | 'round';

export interface MailState {
    address: string;
    confirmed: boolean;
}

/**
 * pushKey: the server's (VAPID), base64url; null where it cannot push. subscribed: this browser is. mail: where notices
 * go, once confirmed. Answers GET /notices, PUT /notices, PUT /notices/push, DELETE /notices/push, PUT /notices/mail,
 * DELETE /notices/mail.
 */
export interface Notices {
    pushKey: string | null;
    subscribed: boolean;
    sendsMail: boolean;
    mail: MailState | null;
    kinds: NoticeKind[];
}

/** Sent by PUT /notices. */
export interface NoticeKinds {
    kinds: NoticeKind[];
}

/** A PushSubscription of the browser; its keys in base64url. Sent by PUT /notices/push. */
export interface NewSubscription {
    endpoint: string;
    p256dh: string;
    auth: string;
    language: 'en' | 'de' | 'fr';
}

/** Sent by PUT /notices/mail. */
export interface NewMailAddress {
    address: string;
    language: 'en' | 'de' | 'fr';
}

/**
 * Answers GET /notices/mail/confirm/CODE, POST /notices/mail/confirm/CODE, GET /notices/mail/stop/CODE, POST
 * /notices/mail/stop/CODE.
 */
export interface MailLink {
    address: string;
    language: 'en' | 'de' | 'fr';
}
