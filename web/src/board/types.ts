import type { Colour, Event, PlacedTower, Square, Tower } from '../core/types';

/** How the board is shown; nothing of it changes the game. */
export interface BoardLook {
    /** Seen from Gold's side. */
    flipped: boolean;
    /** Turned by a quarter: the same board with its colours renamed. */
    turned: boolean;
    side: 'plain' | 'kanji';
    edition: 'burley' | 'huch';
    coordinates: boolean;
}

/** Something drawn on a move's goal, or on a square by itself. */
export interface BoardMark {
    from: Square | null;
    to: Square;
    kind: 'win' | 'loss' | 'unknown' | 'hint' | 'danger' | 'played' | 'better' | 'plan';
    /** Short: a distance, a percentage. */
    label: string;
}

/** What a move would lead to, shown while it is only looked at. */
export interface Foretold {
    /** From the square that will name a tower to the one that moves next, over those that are blocked. */
    chain: readonly Square[];
    /** The one that moves next, in the colour in which it is shown; null when the round ends. */
    tower: Tower | null;
    /** "calls Gold’s green tower" */
    words: string;
    tone: 'plain' | 'danger' | 'win';
}

export type Foretell = (from: Square, to: Square) => Foretold | null;

/**
 * All that the board is told. It draws and asks, and knows no rule: what may be touched and where it may go comes from
 * the core.
 */
export interface BoardProps {
    towers: PlacedTower[];
    squareColours: Readonly<Record<Square, Colour>>;
    /** Colours as they are called when the board is turned. */
    turnedColours: Readonly<Record<Colour, Colour>>;
    look: BoardLook;
    /** The towers that may be touched, by square, and the squares where they may go. */
    targets: ReadonlyMap<Square, readonly Square[]>;
    /** The square of the tower that must move; null when the choice is free or nothing may be touched. */
    must: Square | null;
    /** The square whose colour named it. */
    namedBy: Square | null;
    lastMove: { from: Square; to: Square } | null;
    marks: readonly BoardMark[];
    /** What just happened, ending in `towers`; a new array is a new happening. Empty: simply show. */
    happening: readonly Event[];
    /** No movement; things are simply there. */
    still: boolean;
    /** A tap only selects; the move is made by a second tap on the same goal. */
    confirmTouch: boolean;
    /** Each square for a screen reader, towers included: "e5, brown square, black purple Sumo tower". */
    nameOf: (square: Square) => string;
    /** What the whole board is called. */
    label: string;
    /** A legal goal was chosen. */
    onmove: (from: Square, to: Square) => void;
    /** Another square was tried: the page says why not. */
    onrefused: (from: Square, to: Square) => void;
    /** The happening has been shown to its end. */
    onsettled: () => void;
    /** A tower or goal is under the pointer or has the focus; null when it leaves. */
    onlookat?: (from: Square, to: Square | null) => void;
    /** What a legal move would lead to; null: nothing is said. Asked often: the answer must be at hand. */
    foretell?: Foretell | null;
    /** A move that waits for an answer: what it would lead to stays to be seen. */
    waiting?: { from: Square; to: Square } | null;
}
