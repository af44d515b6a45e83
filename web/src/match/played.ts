import type { Moments } from '../core/core';
import type { CoreError, Decision, GameState, Line, Player, Side } from '../core/types';
import type { Cursor } from './cursor.svelte';

/** A match that is being played, on this screen or across the world, as a table shows it. */
export interface PlayedMatch {
    /** Its name among my matches. */
    readonly id: string;
    /** The link back to it from the book. */
    readonly wayBack: string;

    readonly state: GameState;
    readonly line: Line;
    readonly moments: Moments;
    /** Where it is looked at, and what the board shows. */
    readonly cursor: Cursor;
    readonly over: boolean;
    /** The clocks are stopped, and so is the match. */
    readonly paused: boolean;
    /** Open in a newer window. */
    readonly lost: boolean;
    readonly saveFailed: boolean;
    /** Somebody at this screen may decide now. */
    readonly myTurn: boolean;
    /** What a computer has chosen and will do in a moment. */
    readonly chosenFill: Side | null;
    /** A round is over, and a computer that won it waits until that has been seen. */
    readonly resting?: boolean;
    /** Milliseconds left, as of the last beat. */
    readonly left: Record<Player, number> | null;
    /** Set by a view that animates. */
    watched: boolean;

    /** Whether somebody at this screen decides for this player. */
    isHere(player: Player): boolean;
    decide(decision: Decision): Promise<CoreError | null>;
    resume(): Promise<CoreError | null>;
    /** The end of a round has been seen. */
    goOn?(): void;
    /** The board has shown the last happening to its end. */
    settled(): void;
    /** Called many times a second while a clock runs. */
    beat(): void;
}
