import type { Core, Game, Style } from './core.js';
import { commentsText, lineText, styleText, tagsText, towersText, usualStyle } from './line_text.js';
import type {
    Colour,
    Danger,
    Decision,
    Event,
    GameSetup,
    Language,
    Line,
    MatchRecord,
    MatchState,
    PlacedTower,
    RecordEntry,
    Result,
    Rule,
    Square,
} from './types.js';
import { WasmGame } from './wasm_game.js';
import type { WasmModule } from './wasm_module.js';

interface Constants {
    squareColours: Record<Square, Colour>;
    turnedColours: Record<Colour, Colour>;
    firstPosition: string;
}

type RecordParts = Pick<MatchRecord, 'tags' | 'line' | 'comments'>;

/** The core on the page's own thread. */
export class WasmCore implements Core {
    readonly squareColours: Readonly<Record<Square, Colour>>;
    readonly turnedColours: Readonly<Record<Colour, Colour>>;
    readonly firstPosition: string;
    readonly #module: WasmModule;
    readonly #ruleNames: Record<Rule, Record<Language, string>>;

    constructor(module: WasmModule) {
        this.#module = module;
        const constants = module.tell<Constants>('constants');
        this.squareColours = constants.squareColours;
        this.turnedColours = constants.turnedColours;
        this.firstPosition = constants.firstPosition;
        this.#ruleNames = module.tell('rule_names');
    }

    ruleName(rule: Rule, language: Language): string {
        return this.#ruleNames[rule]?.[language] ?? rule;
    }

    look(line: Line, style: Style = usualStyle): Result<MatchState> {
        return this.#module.ask('look', lineText(line), styleText(style));
    }

    decide(line: Line, decision: Decision, style: Style = usualStyle): Result<{ events: Event[]; state: MatchState }> {
        return this.#module.ask('decide', lineText(line), decision, styleText(style));
    }

    eventsAt(line: Line, step: number): Event[] {
        return this.#module.tell('events_at', lineText(line), step);
    }

    whyNot(line: Line, from: Square, to: Square): Result<null> {
        return this.#module.ask('why_not', lineText(line), from + to);
    }

    dangers(line: Line): Danger[] {
        return this.#module.tell('dangers', lineText(line));
    }

    entries(line: Line, language: Language): RecordEntry[] {
        return this.#module.tell('entries', lineText(line), language);
    }

    splitRecords(text: string): number[] {
        return this.#module.tell('split_records', text);
    }

    readRecord(text: string): Result<MatchRecord> {
        return this.#module.ask('read_record', text);
    }

    writeRecord({ tags, line, comments }: RecordParts, style: Style): string {
        const parts = [lineText(line), tagsText(tags), commentsText(comments)];
        return this.#module.tell('write_record', ...parts, styleText(style));
    }

    scoreSheet({ tags, line }: RecordParts, style: Style): string {
        return this.#module.tell('score_sheet', lineText(line), tagsText(tags), styleText(style));
    }

    readPosition(text: string): Result<{ text: string; running: boolean }> {
        return this.#module.ask('read_position', text);
    }

    writeSetup(towers: PlacedTower[], toMove: 'black' | 'gold' | null, tower: Colour | null): string {
        return this.#module.tell('write_setup', towersText(towers), toMove ?? '', tower ?? '');
    }

    newGame(setup: GameSetup, now: number): Result<Game> {
        return WasmGame.begin(this.#module, setup, now);
    }

    restoreGame(log: string, _now: number): Result<Game> {
        return WasmGame.restore(this.#module, log);
    }
}
