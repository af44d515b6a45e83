import * as api from '../api';
import { link } from '../link.svelte';
import type { Invitation, RefusalBody } from '../protocol';

/** The invitation behind a link, as it stands. */
export class OpenInvitation {
    readonly code: string;
    invitation = $state.raw<Invitation | null>(null);
    /** Why there is none to be seen. */
    refusal = $state.raw<RefusalBody | null>(null);

    constructor(code: string) {
        this.code = code;
    }

    async load(): Promise<void> {
        const answer = await api.invitation(this.code);
        this.invitation = answer.ok ? answer.value : null;
        this.refusal = answer.ok ? null : answer.refusal;
    }

    /** Until the returned function is called: tells when the game of our own invitation begins. */
    watch(begun: (game: string) => void): () => void {
        const unheard = link.on((message) => {
            if (message.type === 'started' && message.invitation === this.code) begun(message.game);
        });
        // What was said while nobody was connected.
        const closed = link.onOpen(() => void this.#lookAgain(begun));
        return () => {
            unheard();
            closed();
        };
    }

    async #lookAgain(begun: (game: string) => void): Promise<void> {
        const answer = await api.invitation(this.code);
        if (answer.ok && answer.value.game !== null) begun(answer.value.game);
    }
}
