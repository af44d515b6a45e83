import type { CoreError, Decision, Event, GameState, Line, MatchState, Player, Side } from '../core/types';

/** A match that is being played, on this screen or across the world, as a table shows it. */
export interface PlayedMatch {
    /** Its name among my matches. */
    readonly id: string;
    /** What leads back to it from the book. */
    readonly wayBack: string;

    readonly state: GameState;
    readonly line: Line;
    /** What the last decision did; a new array is a new happening. */
    readonly happening: readonly Event[];
    /** The step that is looked at; null for the game as it stands. */
    readonly looking: number | null;
    readonly shownStep: number;
    readonly shown: MatchState;
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
    /** Milliseconds left, as of the last beat. */
    readonly left: Record<Player, number> | null;
    /** Set by a view that animates. */
    watched: boolean;

    /** Whether somebody at this screen decides for this player. */
    isHere(player: Player): boolean;
    decide(decision: Decision): Promise<CoreError | null>;
    look(step: number): void;
    resume(): Promise<CoreError | null>;
    /** The board has shown the last happening to its end. */
    settled(): void;
    /** Called many times a second while a clock runs. */
    beat(): void;
}
