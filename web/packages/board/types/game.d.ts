/**
 * A round or a match to play, as a web component with the core in it.
 *
 * @module @kamisado/board/game
 */
import type { FormatKind, Language, Line, Player } from '@kamisado/core';

/** `<kamisado-game>`: a round or a match against the computer, or for two on one screen. */
export interface KamisadoGameElement extends HTMLElement {
    /** `single` unless set: one round. */
    format: Exclude<FormatKind, 'series'>;
    /** The computer's level, 1 to 10; 0 for two people. */
    level: number;
    seed: number;
    /** Who the person is. */
    seat: Player;
    /** A position to begin with. */
    start: string | null;
    flipped: boolean;
    still: boolean;
    side: 'plain' | 'kanji';
    edition: 'burley' | 'huch';
    language: Language;
    /** Begins anew. */
    restart(): void;
}

declare global {
    interface HTMLElementTagNameMap {
        'kamisado-game': KamisadoGameElement;
    }
    interface HTMLElementEventMap {
        'kamisado-decided': CustomEvent<{ decision: string; line: Line }>;
        'kamisado-over': CustomEvent<{ winner: Player | null }>;
    }
}
