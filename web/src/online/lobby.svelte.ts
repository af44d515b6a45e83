import { link } from './link.svelte';
import type { Invitation } from './protocol';

/** The open invitations, as long as somebody looks at them. */
export class Lobby {
    /** null until the server has told them. */
    invitations = $state.raw<readonly Invitation[] | null>(null);

    /** To be called in an `$effect`. */
    watch(): () => void {
        const unheard = link.on((message) => {
            if (message.type === 'lobby') this.invitations = message.invitations;
        });
        const closed = link.onOpen(() => void link.ask({ type: 'lobby', on: true }));
        return () => {
            unheard();
            closed();
            if (link.status === 'open') void link.ask({ type: 'lobby', on: false });
        };
    }
}
