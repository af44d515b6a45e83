import type { Result } from '../../../net/api';
import { link, type Link } from '../../../net/link.svelte';
import type { RefusalBody, Tournament } from '../../../net/protocol';
import * as net from '../../../net/tournaments';

/** Many look at the same tournament: they do not all ask at the same moment. */
const spreadMs = 1500;

type Load = (id: string, window: net.Window) => Promise<Result<Tournament>>;
type Connection = Pick<Link, 'ask' | 'on' | 'onOpen'>;

/** One tournament, as the server has it now. */
export class Followed {
    readonly #id: string;
    readonly #load: Load;
    readonly #link: Connection;
    seen = $state.raw<Tournament | null>(null);
    trouble = $state.raw<RefusalBody | null>(null);
    window = $state.raw<net.Window>({ round: null, standings: 0, pairings: 0 });
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(id: string, load: Load = net.tournament, connection: Connection = link) {
        this.#id = id;
        this.#load = load;
        this.#link = connection;
    }

    /** To be called in an `$effect`. */
    watch(): () => void {
        const deaf = this.#link.on((message) => {
            if (message.type === 'tournament' && message.tournament === this.#id) this.#later();
            // Whoever is called to a game wants to see it here too, and at once.
            if (message.type === 'started' && message.tournament === this.#id) void this.load();
        });
        const gone = this.#link.onOpen(() => {
            void this.#link.ask({ type: 'tournament', tournament: this.#id, on: true });
            void this.load();
        });
        return () => {
            deaf();
            gone();
            clearTimeout(this.#timer);
            void this.#link.ask({ type: 'tournament', tournament: this.#id, on: false });
        };
    }

    show(window: Partial<net.Window>): Promise<void> {
        this.window = { ...this.window, ...window };
        return this.load();
    }

    async load(): Promise<void> {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        const asked = this.window;
        const answer = await this.#load(this.#id, asked);
        if (asked !== this.window) return; // something else was asked for meanwhile
        if (answer.ok) this.seen = answer.value;
        this.trouble = answer.ok ? null : answer.refusal;
    }

    #later(): void {
        this.#timer ??= setTimeout(() => void this.load(), Math.random() * spreadMs);
    }
}
