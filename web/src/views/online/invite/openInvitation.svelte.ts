import * as api from '../../../net/api';
import { link, type Link } from '../../../net/link.svelte';
import type { Invitation, RefusalBody } from '../../../net/protocol';

/** The invitation that a link leads to, as it stands. */
export class OpenInvitation {
    readonly code: string;
    readonly #link: Link;
    invitation = $state.raw<Invitation | null>(null);
    /** Why there is none to be seen. */
    refusal = $state.raw<RefusalBody | null>(null);

    constructor(code: string, connection: Link = link) {
        this.code = code;
        this.#link = connection;
    }

    async load(): Promise<void> {
        const answer = await api.invitation(this.code);
        this.invitation = answer.ok ? answer.value : null;
        this.refusal = answer.ok ? null : answer.refusal;
    }

    /** Until the returned function is called: tells, once, when the game of our own invitation begins. */
    watch(begun: (game: string) => void): () => void {
        let isTold = false;
        const tell = (game: string): void => {
            if (!isTold) begun(game);
            isTold = true;
        };
        const unheard = this.#link.on((message) => {
            if (message.type === 'started' && message.invitation === this.code) tell(message.game);
        });
        // What was said while nobody was connected.
        const closed = this.#link.onOpen(() => void this.#lookAgain(tell));
        return () => {
            unheard();
            closed();
            isTold = true;
        };
    }

    async #lookAgain(tell: (game: string) => void): Promise<void> {
        const answer = await api.invitation(this.code);
        if (answer.ok && answer.value.game !== null) tell(answer.value.game);
    }
}
