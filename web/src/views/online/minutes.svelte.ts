import { link } from '../../net/link.svelte';
import type { Moment } from '../../net/protocol';

/** The time as lists tell it: by the server's clock, new every few seconds. */
export class Minutes {
    now = $state<Moment>(link.now());

    /** To be called in an `$effect`. */
    watch(): () => void {
        const timer = setInterval(() => (this.now = link.now()), 10_000);
        return () => clearInterval(timer);
    }
}
