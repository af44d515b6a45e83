import type {
    ActionResult,
    Danger,
    Decision,
    Event,
    GameAction,
    GameSetup,
    GameState,
    Language,
    Line,
    MatchRecord,
    MatchState,
    Moment,
    RecordEntry,
    Colour,
    Result,
    Rule,
    Spelling,
    Square,
    PlacedTower,
} from './types.js';

/** The way moves are written. */
export interface Style {
    spelling: Spelling;
    language: Language;
}

/**
 * A match that the core holds, to be looked at from any step: nothing is played through again, and what was seen is
 * remembered. A step is how many decisions have been taken.
 */
export interface Moments {
    moment(step: number, style?: Style): Moment;
    /** The moment that one more decision would lead to. Nothing changes. */
    attempt(step: number, decision: Decision, style?: Style): Result<Moment>;
    /** Why a tower may not go there; ok when it may. */
    whyNot(step: number, from: Square, to: Square): Result<null>;
    /** The moves that let the opponent win at once. */
    dangers(step: number): Danger[];
    /** All entries of the score sheet. */
    entries(language: Language): RecordEntry[];
    /** Gives the memory back at once; a match that nothing leads to any more is released in time. */
    release(): void;
}

/** A line that is looked at and may go another way. */
export interface Timeline extends Moments {
    readonly decisions: readonly Decision[];
    /** Only what is different is taken back and taken anew. Refused: the decision that is wrong; the line ends where it went apart. */
    become(decisions: readonly Decision[]): Result<null>;
}

/** A live match (src/core/game). `now` is in milliseconds, from any clock that goes forwards. */
export interface Game extends Moments {
    state(now: number): GameState;
    act(action: GameAction, now: number): Result<ActionResult>;
    /** More lines of the log of a match that is played elsewhere. A line that does not follow changes nothing. */
    follow(lines: string, now: number): Result<ActionResult>;
    /** The whole log: restores the match exactly. */
    log(): string;
}

/** The core on the page's own thread: rules, notation, live matches. Every answer takes well under a frame. */
export interface Core {
    /** The colours of the 64 squares by name. */
    readonly squareColours: Readonly<Record<Square, Colour>>;
    /** The colours as they are called when the board lies turned by a quarter. */
    readonly turnedColours: Readonly<Record<Colour, Colour>>;
    /** The position in which a match begins. */
    readonly firstPosition: string;

    /** The name of a rule in that language's own book. */
    ruleName(rule: Rule, language: Language): string;

    /** Holds a line, to be looked at moment by moment. Refused: the decision that is wrong. */
    open(line: Line): Result<Timeline>;
    /** How a match stands after all its decisions. Refused: the decision that is wrong. */
    look(line: Line, style?: Style): Result<MatchState>;
    /** Takes one more decision and tells what happened. */
    decide(line: Line, decision: Decision, style?: Style): Result<Moment>;
    /** What happened at a step of a line that is known to be right. */
    eventsAt(line: Line, step: number): Event[];
    /** Why a tower may not go there; ok when it may. */
    whyNot(line: Line, from: Square, to: Square): Result<null>;
    /** The moves that let the opponent win at once. */
    dangers(line: Line): Danger[];

    /** All entries of the score sheet. */
    entries(line: Line, language: Language): RecordEntry[];
    /** How many lines stand before each of the records in a text. */
    splitRecords(text: string): number[];
    readRecord(text: string): Result<MatchRecord>;
    writeRecord(
        record: { tags: MatchRecord['tags']; line: Line; comments: MatchRecord['comments'] },
        style: Style,
    ): string;
    scoreSheet(
        record: { tags: MatchRecord['tags']; line: Line; comments: MatchRecord['comments'] },
        style: Style,
    ): string;
    /** Reads a position as people write or paste it; the text comes back in its normal form. */
    readPosition(text: string): Result<{ text: string; running: boolean }>;
    /** Writes towers that were set up by hand, legal or not, so that readPosition can say what is wrong. */
    writeSetup(towers: PlacedTower[], toMove: 'black' | 'gold' | null, tower: Colour | null): string;

    /** Whether a position could come about from an earlier one within a round. In doubt it says yes. */
    couldFollow(earlier: string, later: string): boolean;

    newGame(setup: GameSetup, now: number): Result<Game>;
    /** Exactly as it was, from its log: a clock that ran still runs. Pause it at the time since when nobody could play. */
    restoreGame(log: string, now: number): Result<Game>;
}
