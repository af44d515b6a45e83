/**
 * What is said between the page and the server. docs/server.md tells what it means and docs/openapi.json is the
 * definition; a test holds these types to it.
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

export interface Plan {
    /** The decision that it is for. */
    ply: number;
    answers: Partial<Record<Colour, string>>;
}

/** A player as others see it. */
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
    /** The game that followed: its id, or for watchers its code. */
    next: string | null;
}

export interface Invitation {
    code: string;
    host: Who;
    format: Format;
    /** The side of the host; null: by lot. */
    hostSide: Player | null;
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

export interface RefusalBody {
    id: string;
    sentence: string;
    arguments: Record<string, string>;
}

// The page says. `id` is the sender's own number; the answer names it. `game` is an id, or a watchers' code.

export type Wish =
    | { type: 'join'; game: string; since: number; most?: number }
    | { type: 'leave'; game: string }
    | { type: 'decide'; game: string; ply: number; seen: number; decision: string }
    | { type: 'takeback'; game: string; step: 'ask' | 'accept' | 'decline' | 'withdraw' }
    | { type: 'plan'; game: string; plan: Plan }
    | { type: 'greet'; game: string; greeting: Greeting }
    | { type: 'rematch'; game: string; step: 'offer' | 'decline' }
    | { type: 'lobby'; on: boolean }
    | { type: 'echo'; beat: number };
export type ClientMessage = Wish & { id?: number };

// The server says.

export interface GameView {
    type: 'game';
    /** As it was asked for. */
    game: string;
    watch: string;
    seat: Player | null;
    people: Record<Player, Who>;
    rated: boolean;
    /** The log's head, and its lines behind entry `since`. */
    head: string;
    since: number;
    lines: string[];
    /** There are more lines than fit into a page: to be asked for, then the match is joined. */
    more?: boolean;
    presence: Presence;
    plan: Plan | null;
    rematch: RematchState;
    now: Moment;
}

export type ServerMessage =
    | { type: 'welcome'; version: number; you: Who | null; now: Moment }
    | GameView
    | { type: 'entries'; game: string; lines: string[]; now: Moment }
    | { type: 'presence'; game: string; presence: Presence }
    | { type: 'plan'; game: string; plan: Plan | null }
    | { type: 'greeting'; game: string; by: Player; greeting: Greeting }
    | { type: 'rematch'; game: string; rematch: RematchState }
    | { type: 'lobby'; invitations: Invitation[] }
    | { type: 'started'; game: string; invitation: string | null }
    | { type: 'invited'; invitation: Invitation }
    | { type: 'your-turn'; game: string }
    | { type: 'beat'; beat: number; now: Moment }
    | { type: 'done'; id: number }
    | { type: 'refused'; id: number | null; refusal: RefusalBody }
    | {
          type: 'closing';
          reason: 'going-down' | 'too-slow' | 'too-fast' | 'signed-out' | 'restored';
          retryAfter: number;
      };

// Over HTTP, below /api/1. A refusal is {refusal: RefusalBody} with a status of 4xx or 5xx.

/** What every refusal looks like. */
export interface Refused {
    refusal: RefusalBody;
}

/** PATCH /me (of a guest; makes one if need be); POST /bots */
export interface NewName {
    name: string;
}
/** GET /me, PATCH /me */
export interface Me {
    you: Who | null;
    /** By format; for accounts. */
    ratings: { format: Format; rating: number; deviation: number; games: number }[];
    runningGames: number;
    yourTurn: number;
}

/** POST /invitations → Invitation; GET /invitations → mine and those for me; GET, DELETE /invitations/CODE */
export interface NewInvitation {
    format: Format;
    hostSide: Player | null;
    clock: OnlineClock;
    rated: boolean;
    visibility: 'link' | 'lobby';
    /** The name of an account or a bot: for nobody else. */
    to?: string;
}
export interface MyInvitations {
    mine: Invitation[];
    forMe: Invitation[];
}
/** POST /invitations/CODE/accept; POST /computer; POST /quick when somebody waits */
export interface StartedGame {
    game: string;
}
/** POST /quick → QuickAnswer */
export interface NewQuick {
    format: Format;
    clock: OnlineClock;
    rated: boolean;
}
export type QuickAnswer = StartedGame | { invitation: Invitation };
/** POST /computer */
export interface NewComputerGame {
    format: Format;
    /** My side; null: by lot. */
    side: Player | null;
    level: number;
    clock: OnlineClock;
}

/** GET /me/games?state=running|over&before=MOMENT; GET /people/NAME/games?before=MOMENT (rated ones, to everybody) */
export interface GameSummary {
    /** To open it: the id for its players, the watchers' code for others. */
    game: string;
    watch: string;
    /** Mine, or that of the person whose page it is. */
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
}
export interface GameList {
    games: GameSummary[];
    /** There are more: ask again with before = this. */
    before: Moment | null;
}

/** POST /account, POST /session: both answer Me. DELETE /session. GET /me/export: all records as one text file.
 *  GET /games/ID/record: one. */
export interface Credentials {
    name: string;
    password: string;
}

/** DELETE /account */
export interface Password {
    password: string;
}
/** PUT /account/password */
export interface NewPassword {
    old: string;
    new: string;
}

/** GET /people/NAME */
export interface Profile {
    who: Who;
    since: Moment;
    ratings: Me['ratings'];
    results: { format: Format; won: number; lost: number; drawn: number }[];
}

/** GET /bots; POST /bots → NewBot; POST /bots/NAME/token → NewBot; DELETE /bots/NAME */
export interface Bots {
    bots: Who[];
}
export interface NewBot {
    bot: Who;
    /** Shown once. */
    token: string;
}
