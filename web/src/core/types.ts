/**
 * What the C++ core and TypeScript say to each other. Everything here is data that the core made; no TypeScript knows a
 * rule. src/bindings/wasm writes exactly these shapes, and web/tests/core holds it to them.
 */

export type Player = 'black' | 'gold';
export type Colour = 'brown' | 'green' | 'red' | 'yellow' | 'pink' | 'purple' | 'blue' | 'orange';
/** `a1` to `h8`. Files run left to right and ranks upwards as Black sees the board. */
export type Square = string;
export type Rings = 0 | 1 | 2 | 3;
export type Language = 'en' | 'de' | 'fr';
export type FormatKind = 'single' | 'series' | 'standard' | 'long' | 'marathon';
export type Side = 'left' | 'right';

/** A rule by its English name: `M6`, `DS3`, or `Scoring`, `Winner`, `Agreement`. `ruleName` gives the others. */
export type Rule = string;

export interface Format {
    kind: FormatKind;
    /** Of a series; 1 otherwise. */
    rounds: number;
}

export interface Tower {
    player: Player;
    colour: Colour;
    rings: Rings;
}

export interface PlacedTower extends Tower {
    square: Square;
}

/** A legal move. `text` is what the core takes back: `e2e5`. */
export interface Move {
    text: string;
    from: Square;
    to: Square;
    /** How many towers it pushes. */
    pushes: number;
    /** In the asked spelling: `P↖5Y`. */
    annotation: string;
}

/** Whose turn it is, and why that tower. */
export interface Turn {
    player: Player;
    /** The tower that must move; null when the choice is free. */
    tower: PlacedTower | null;
    /** The square whose colour named it; null when the choice is free or a position was set up. */
    namedBy: Square | null;
    /** Whose tower came to stand there (the page says "Gold landed on green"); null with namedBy. */
    namedByTower: Tower | null;
    /** How it came to stand there. */
    namedByKind: 'move' | 'push' | 'blocked' | null;
    rule: Rule;
}

/** A moment of a round. Sixteen towers, always in the same order: Black's by colour, then Gold's. */
export interface Position {
    text: string;
    towers: PlacedTower[];
    over: boolean;
    /** null when the round is over. */
    turn: Turn | null;
    moves: Move[];
}

export type Phase = 'playing' | 'filling' | 'over';

export type MatchEndReason = 'points' | 'rounds-played' | 'resignation' | 'time';

export interface MatchEnd {
    reason: MatchEndReason;
    /** null: a tied series. */
    winner: Player | null;
}

export interface RoundEnd {
    reason: 'home-row' | 'deadlock';
    winner: Player;
    tower: Tower;
}

/** How a match stands at one moment. */
export interface MatchState {
    format: Format;
    /** The points that win; null in a series. */
    target: number | null;
    /** Whether rounds are followed by rings and a fill. */
    hasRings: boolean;
    score: Record<Player, number>;
    round: number;
    challenger: Player;
    phase: Phase;
    /** Who moves or chooses the fill; null when the match is over. */
    decider: Player | null;
    position: Position;
    /** How the round of `position` ended, when it has. */
    roundEnd: RoundEnd | null;
    end: MatchEnd | null;
    /** While filling: the line-ups that the two choices would make, with the new ring on. */
    fills: Record<Side, PlacedTower[]> | null;
}

/** A decision as text: `e2e5`, `fill left`, `resigns black`, `time gold`. */
export type Decision = string;

/** A match by how it began and what was decided: enough for the core to know everything. */
export interface Line {
    format: Format;
    /** A position; null for the first one. */
    start: string | null;
    decisions: Decision[];
}

/** A moment of a match: how it stands, and what the decision before it did. */
export interface Moment {
    state: MatchState;
    /** Nothing at the beginning. */
    events: Event[];
}

/** What happened, in the order in which a board must show it. `rule` is the rule that it follows from. */
export type Event = { rule: Rule } & (
    | { kind: 'moved'; tower: Tower; from: Square; to: Square }
    | { kind: 'pushed'; tower: Tower; from: Square; to: Square; pushed: { tower: Tower; from: Square; to: Square }[] }
    | { kind: 'blocked'; tower: Tower; square: Square }
    | {
          kind: 'turn';
          player: Player;
          tower: Colour | null;
          namedBy: Square | null;
          /** What has named the tower: a move that ended there, a push or a blocked tower. */
          reason: 'start' | 'move' | 'push' | 'blocked';
      }
    | { kind: 'round-won'; tower: Tower; square: Square }
    | { kind: 'deadlock'; loser: Player }
    | {
          kind: 'ring';
          tower: Tower;
          rings: Rings;
          points: number;
          /** Whether a ring was put on: a Triple wears them all. */
          added: boolean;
      }
    | { kind: 'point'; player: Player }
    | { kind: 'line-up'; side: Side | null; towers: PlacedTower[]; challenger: Player }
    | { kind: 'resigned'; player: Player }
    | { kind: 'time'; player: Player }
    | { kind: 'decided'; winner: Player | null; score: Record<Player, number>; reason: MatchEndReason }
);

/** What a text must be: a word of a list, a number, or a thing of the game; a text as it is written. */
export type Expectation =
    | { kind: 'text'; text: string }
    | { kind: 'number'; number: number }
    | { kind: 'player'; player: Player }
    | { kind: 'colour'; colour: Colour }
    | { kind: 'can-move'; player: Player; tower: Colour | null }
    | { kind: 'one-of'; words: string[] }
    | { kind: 'range'; least: number; most: number }
    | { kind: 'form'; form: string }
    | { kind: 'circumstance'; circumstance: string };

/** Something is wrong: `id` for programs (`move.in-the-way`), `place` counted from 1, `sentence` in English. */
export interface CoreError {
    id: string;
    place: { line: number; column: number; round: number; move: number };
    found: string;
    expected: string;
    arguments: Record<string, string>;
    sentence: string;
    /** The rule that forbids a move. */
    rule: Rule | null;
    /** What stands in the way, or which tower must move. */
    tower: Tower | null;
    square: Square | null;
    /** Nothing was written where something had to be. */
    gap: 'nothing' | 'end-of-line' | null;
    expectation: Expectation | null;
    /** The tower that the sentence names. */
    named: { player: Player; colour: Colour } | null;
    /** What is wrong within: with the position of a record's Start tag. */
    cause: CoreError | null;
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: CoreError };

/** One entry of the move list: entries of a round alternate between the two columns. */
export type RecordEntry =
    | { kind: 'round'; round: number; starter: Player; lineUp: string; step: number }
    | {
          kind: 'move' | 'pushed-back' | 'blocked';
          player: Player;
          /** How many decisions had been taken when this entry was complete: jump there to see it. */
          step: number;
          texts: Record<Spelling, string>;
          /** The parts of the annotation, for those who draw it: one, or several for a pushed line. */
          parts: {
              tower: Colour;
              way: 'forward' | 'left' | 'right' | 'back' | null;
              distance: number;
              square: Colour;
          }[];
      }
    | { kind: 'deadlock'; step: number }
    | { kind: 'fill'; player: Player; side: Side; step: number }
    | { kind: 'resigns' | 'time'; player: Player; step: number };

export type Spelling = 'coordinates' | 'ascii' | 'symbols' | 'words';

export interface RecordTag {
    name: string;
    value: string;
}

/** A record as read: everything in the file. */
export interface MatchRecord {
    tags: RecordTag[];
    line: Line;
    comments: { after: number; text: string }[];
    result: string;
}

// ---- what the engine answers (asked in a worker) ----

export type Verdict = 'win' | 'loss' | 'unknown';

/** A choice as far as it is known, for the player who decides. */
export interface Choice {
    decision: Decision;
    verdict: Verdict;
    distance: number | null;
    points: number | null;
    /** Of winning the match, 0 to 1; only when asked for. */
    chance: { value: number; proved: boolean } | null;
}

export interface Analysis {
    verdict: Verdict;
    distance: number | null;
    choices: Choice[];
    nodes: number;
    settled: number;
    total: number;
    /** There will be no further results. */
    done: boolean;
}

export interface AnalysisQuestion {
    distance: boolean;
    points: boolean;
    /** Weigh the match beyond the round: chances, and both fills. */
    match: boolean;
}

/** What is proved of a move, by its number among the choices of the analysis. */
export interface Finding {
    move: number;
    verdict: Verdict;
    distance: number | null;
    points: number | null;
}

export interface HintReason {
    kind: string; // as ReasonKind of src/engine/computer/hint.h, in kebab case: `wins-at-once`
    number: number | null;
    of: number | null;
    tower: Tower | null;
}

export interface Hint {
    choice: Choice;
    reasons: HintReason[];
}

export interface ReviewedDecision {
    step: number;
    player: Player;
    before: Verdict;
    distanceBefore: number | null;
    played: Choice;
    mark: 'fine' | 'inaccuracy' | 'mistake';
    /** How it is told to people: a win that was let go is a mistake only if somebody could have seen why. */
    gravity: 'fine' | 'inaccuracy' | 'hidden' | 'mistake' | 'blunder';
    /** As annotators write it: `??`, `?`, `?!` or empty. */
    sign: string;
    better: Choice | null;
    winning: number;
    all: number;
}

export interface Review {
    decisions: ReviewedDecision[];
    /** Indices of `decisions` at which a round changed hands. */
    turningPoints: number[];
}

/** A move after which the opponent's named tower can reach the far row at once. */
export interface Danger {
    decision: Decision;
    tower: Tower;
}

// ---- a live match: src/core/game ----

export interface Seat {
    name: string;
    /** 1 to 10 for the computer, null for a person. */
    level: number | null;
}

export type ClockSetup =
    | { kind: 'none' }
    | { kind: 'minutes'; initialMs: number; incrementMs: number }
    /** The allowance for each decision. */
    | { kind: 'days'; perMoveMs: number };

export interface GameSetup {
    format: Format;
    start: string | null;
    seats: Record<Player, Seat>;
    clock: ClockSetup;
}

/** A live match as it stands. */
export interface GameState {
    setup: GameSetup;
    match: MatchState;
    /** All decisions that stand. */
    decisions: Decision[];
    /** How many taken-back decisions can be played again. */
    redoable: number;
    /** Milliseconds left at the time that was asked with; null without a clock. */
    clock: { remainingMs: Record<Player, number>; running: Player | null; paused: boolean } | null;
    takebacks: 'free' | 'by-agreement';
    /** By agreement: what waits for an answer, and how many decisions would stand. */
    takeback: { asker: Player; toPly: number } | null;
    /** When it began, by the clock of whoever runs it. */
    begun: number;
    /** The number of the last event of the log. */
    lastEvent: number;
}

export type GameAction =
    | { kind: 'decide'; decision: Decision }
    /** Takes back N decisions; on one screen nobody has to agree. */
    | { kind: 'take-back'; count: number }
    | { kind: 'redo'; count: number }
    | { kind: 'pause' }
    | { kind: 'resume' }
    /** Time has passed: lets a flag fall. */
    | { kind: 'tick' };

/** What an action did: the rules' events of a decision, in order; empty for the others. */
export interface ActionResult {
    events: Event[];
    state: GameState;
    /** Lines to be added to the stored log; numbered, so that one that is added twice counts once. */
    log: string;
}
