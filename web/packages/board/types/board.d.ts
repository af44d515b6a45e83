/**
 * The board as a web component that knows no rules.
 *
 * @module @kamisado/board
 */
import type { Colour, Event, Language, PlacedTower, Square } from '@kamisado/core';

/** Something drawn on a move's goal, or on a square by itself. */
export interface BoardMark {
    from: Square | null;
    to: Square;
    kind: 'win' | 'loss' | 'unknown' | 'hint' | 'danger' | 'played' | 'better' | 'plan';
    /** Short: a distance, a percentage. */
    label: string;
}

/** `<kamisado-board>`: draws what it is given and says what was touched. It knows no rules. */
export interface KamisadoBoardElement extends HTMLElement {
    towers: PlacedTower[];
    /** `core.squareColours`. */
    squareColours: Readonly<Record<Square, Colour>>;
    /** The towers that may be touched, by square, and the squares where each may go. */
    targets: ReadonlyMap<Square, readonly Square[]> | Record<Square, readonly Square[]>;
    /** The square of the tower that must move. */
    must: Square | null;
    /** The square whose colour named it. */
    namedBy: Square | null;
    lastMove: { from: Square; to: Square } | null;
    marks: readonly BoardMark[];
    /** What just happened, ending in `towers`: it is acted out. A new array is a new happening. */
    happening: readonly Event[];
    /** Nothing moves. Also an attribute. */
    still: boolean;
    /** Seen from Gold's side. Also an attribute. */
    flipped: boolean;
    side: 'plain' | 'kanji';
    edition: 'burley' | 'huch';
    coordinates: boolean;
    language: Language;
    /** What the board is called. */
    label: string;
}

/** A legal goal was chosen (`kamisado-move`), or another square was tried (`kamisado-refused`). */
export type BoardMoveEvent = CustomEvent<{ from: Square; to: Square }>;

declare global {
    interface HTMLElementTagNameMap {
        'kamisado-board': KamisadoBoardElement;
    }
    interface HTMLElementEventMap {
        'kamisado-move': BoardMoveEvent;
        'kamisado-refused': BoardMoveEvent;
        'kamisado-settled': CustomEvent<null>;
    }
}
