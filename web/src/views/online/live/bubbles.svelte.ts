import type { Player } from '../../../core/types';
import type { Greeting } from '../../../net/protocol';
import { browserShelf, Shelved } from '../../../browser/shelf.svelte';

export const greetings: readonly Greeting[] = [
    'hello',
    'good-luck',
    'well-played',
    'thanks',
    'oops',
    'interesting',
    'one-moment',
    'goodbye',
];

const shownMs = 7000;

/** What was greeted just now, beside the name of whoever said it. */
export class Bubbles {
    shown = $state.raw<Record<Player, Greeting | null>>({ black: null, gold: null });
    readonly #gone: Partial<Record<Player, ReturnType<typeof setTimeout>>> = {};

    show(by: Player, greeting: Greeting): void {
        clearTimeout(this.#gone[by]);
        this.shown = { ...this.shown, [by]: greeting };
        this.#gone[by] = setTimeout(() => this.hide(by), shownMs);
    }

    hide(by: Player): void {
        this.shown = { ...this.shown, [by]: null };
    }
}

/** Whether greetings of others are shown; for all matches. */
export const muted = new Shelved<boolean>(browserShelf(), 'kamisado.greetings-muted', (text) => text === 'true');
