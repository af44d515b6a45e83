import { link, type Link } from '../../net/link.svelte';
import type { Invitation } from '../../net/protocol';

/** The open invitations, as long as somebody looks at them. */
export class Lobby {
    /** null until the server has told them. */
    invitations = $state.raw<readonly Invitation[] | null>(null);

    readonly #link: Link;

    constructor(connection: Link = link) {
        this.#link = connection;
    }

    /** To be called in an `$effect`. */
    watch(): () => void {
        const unheard = this.#link.on((message) => {
            if (message.type === 'lobby') this.invitations = message.invitations;
        });
        const closed = this.#link.onOpen(() => void this.#link.ask({ type: 'lobby', on: true }));
        return () => {
            unheard();
            closed();
            if (this.#link.status === 'open') void this.#link.ask({ type: 'lobby', on: false });
        };
    }
}
