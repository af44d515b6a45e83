import { link, type Link } from '../../net/link.svelte';
import type { Invitation, ServerMessage } from '../../net/protocol';

type Told = Extract<ServerMessage, { type: 'lobby' }>;

/** The open invitations, as long as somebody looks at them. */
export class Lobby {
    /** null until the server has told them. */
    invitations = $state.raw<readonly Invitation[] | null>(null);

    /** How many wait for a quick match, by what they wait for. */
    waiting = $state.raw<Told['waiting']>([]);
    /** How many people are connected; null until it is known. */
    here = $state.raw<number | null>(null);

    readonly #link: Link;

    constructor(connection: Link = link) {
        this.#link = connection;
    }

    #take({ invitations, waiting, here }: Told): void {
        this.invitations = invitations;
        this.waiting = waiting;
        this.here = here;
    }

    /** To be called in an `$effect`. */
    watch(): () => void {
        const unheard = this.#link.on((message) => {
            if (message.type === 'lobby') this.#take(message);
        });
        const closed = this.#link.onOpen(() => void this.#link.ask({ type: 'lobby', on: true }));
        return () => {
            unheard();
            closed();
            if (this.#link.status === 'open') void this.#link.ask({ type: 'lobby', on: false });
        };
    }
}
