import { Shelved, tabShelf } from '../../browser/shelf.svelte';
import * as api from '../../net/api';
import { link, type Link } from '../../net/link.svelte';
import { renew } from '../../net/push';
import type { Invitation, Me, MyInvitations, RefusalBody } from '../../net/protocol';
import { wording } from '../../words/text.svelte';
import { turns } from './turns.svelte';
import { rememberPlaying } from './visits';

/** The game against the computer, and the invitation that waits meanwhile. */
interface Meanwhile {
    game: string;
    code: string;
}

function meanwhileFrom(stored: string | null): Meanwhile | null {
    try {
        const { game, code } = JSON.parse(stored ?? 'null') as Partial<Meanwhile>;
        return typeof game === 'string' && typeof code === 'string' ? { game, code } : null;
    } catch {
        return null;
    }
}

/** Who this browser is for the server, and what waits for it. */
export class Mine {
    readonly #link: Link;
    me = $state.raw<Me | null>(null);
    invitations = $state.raw<MyInvitations>({ mine: [], forMe: [] });
    trouble = $state.raw<RefusalBody | null>(null);
    /** A game of ours that has begun since the person looked. */
    begun = $state.raw<string | null>(null);
    /** The quick match that we wait for. */
    quick = $state.raw<Invitation | null>(null);
    /** What only passes the time until then; the tab remembers it when the page is loaded anew. */
    readonly #meanwhile = new Shelved(tabShelf(), 'kamisado.online-meanwhile', meanwhileFrom);
    /** Ends that game; set while it is open. */
    giveUp: (() => void) | null = null;
    /** Somebody has come: the game to go to at once. */
    called = $state.raw<string | null>(null);
    /** Somebody has come, and the person is at something else. */
    waitsForUs = $state.raw<string | null>(null);
    /** A game of a tournament that has begun. */
    round = $state.raw<{ game: string; tournament: string } | null>(null);
    /** The game that the person is at, while it runs. */
    atGame = $state.raw<string | null>(null);
    /** Counts what may have changed the lists of games. */
    news = $state(0);
    #watching = false;
    #later: ReturnType<typeof setTimeout> | undefined;

    constructor(connection: Link = link) {
        this.#link = connection;
    }

    get isAccount(): boolean {
        return this.me?.you?.kind === 'account';
    }

    /** The game against the computer that only passes the time. */
    get meanwhile(): string | null {
        return this.#meanwhile.value?.game ?? null;
    }

    passTimeWith(game: string): void {
        const code = this.quick?.code;
        if (code !== undefined) this.#meanwhile.change(() => ({ game, code }));
    }

    /** The call was heard: by going there, or by being told of it. */
    answered(): void {
        this.called = null;
        this.#meanwhile.change(() => null);
    }

    async load(): Promise<void> {
        const answer = await api.me();
        if (answer.ok) this.take(answer.value);
        else this.trouble = answer.refusal;
        if (this.me?.you) await this.loadInvitations();
    }

    async loadInvitations(): Promise<void> {
        const answer = await api.invitations();
        if (answer.ok) {
            this.invitations = answer.value;
            const before = this.quick?.code ?? this.#meanwhile.value?.code;
            this.quick = answer.value.mine.find(({ visibility }) => visibility === 'quick') ?? null;
            if (before !== undefined && !this.quick) await this.#lookFor(before);
        }
        this.#count();
    }

    /** It does not wait any longer: left, or begun while the connection was broken. */
    async #lookFor(code: string): Promise<void> {
        const answer = await api.invitation(code);
        const game = answer.ok ? answer.value.game : null;
        if (game === null) this.#meanwhile.change(() => null);
        else if (game !== this.begun) this.called = game;
    }

    /** From now on the server is listened to, whatever view is open. */
    watch(): void {
        if (this.#watching) return;
        this.#watching = true;
        this.#link.on((message) => {
            if (message.type === 'started') {
                const { game, tournament } = message;
                if (tournament !== undefined) this.round = { game, tournament };
                else this.begun = game;
                if (message.invitation !== null && message.invitation === this.quick?.code) this.called = message.game;
            }
            if (message.type === 'entries') this.#loadLater();
            if (message.type === 'started' || message.type === 'your-turn' || message.type === 'invited') {
                this.news += 1;
                void this.load();
            }
        });
        let opened = 0;
        this.#link.onOpen(() => {
            // Whatever happened while the connection was broken was told to nobody.
            if (++opened > 1) this.news += 1;
            void this.load();
        });
    }

    /** Where somebody moves, turns change; one question is enough when it has become quiet. */
    #loadLater(): void {
        clearTimeout(this.#later);
        this.#later = setTimeout(() => void this.load(), 10_000);
    }

    /** The server may have given this browser its first secret. */
    async became(): Promise<void> {
        if (this.me?.you) return;
        await this.load();
        this.#link.renew();
    }

    /** Somebody else from now on: what is connected is connected anew. */
    async is(me: Me | null): Promise<void> {
        this.invitations = { mine: [], forMe: [] };
        this.quick = null;
        if (me) this.take(me);
        else await this.load();
        this.news += 1;
        this.#link.renew();
    }

    take(me: Me): void {
        const before = this.me === null ? undefined : this.me.you;
        this.me = me;
        this.trouble = null;
        this.#count();
        rememberPlaying(me.you !== null);
        if (me.you) this.watch();
        // Whoever has signed in has another key: notices go with it.
        if (before !== undefined && me.you && before?.name !== me.you.name) void renew(wording.language);
    }

    /** Games and invitations that wait for this person. */
    #count(): void {
        const open = this.invitations.forMe.filter(({ game }) => game === null);
        turns.waiting = (this.me?.yourTurn ?? 0) + open.length;
    }
}

export const mine = new Mine();
