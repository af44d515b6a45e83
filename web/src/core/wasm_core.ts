import type { Core, Game, Style, Timeline } from './core.js';
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
    Moment,
    PlacedTower,
    RecordEntry,
    Result,
    Rule,
    Square,
} from './types.js';
import { WasmGame } from './wasm_game.js';
import type { WasmModule } from './wasm_module.js';
import { Timelines, WasmTimeline } from './wasm_timeline.js';

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
    readonly #timelines: Timelines;
    readonly #ruleNames: Record<Rule, Record<Language, string>>;

    constructor(module: WasmModule) {
        this.#module = module;
        this.#timelines = new Timelines(module);
        const constants = module.tell<Constants>('constants');
        this.squareColours = constants.squareColours;
        this.turnedColours = constants.turnedColours;
        this.firstPosition = constants.firstPosition;
        this.#ruleNames = module.tell('rule_names');
    }

    ruleName(rule: Rule, language: Language): string {
        return this.#ruleNames[rule]?.[language] ?? rule;
    }

    open(line: Line): Result<Timeline> {
        return WasmTimeline.open(this.#module, line);
    }

    look(line: Line, style: Style = usualStyle): Result<MatchState> {
        const held = this.#timelines.for(line);
        return held.ok ? { ok: true, value: held.value.moment(line.decisions.length, style).state } : held;
    }

    decide(line: Line, decision: Decision, style: Style = usualStyle): Result<Moment> {
        const held = this.#timelines.for(line);
        return held.ok ? held.value.attempt(line.decisions.length, decision, style) : held;
    }

    eventsAt(line: Line, step: number): Event[] {
        return step >= 0 && step < line.decisions.length ? this.#right(line).moment(step + 1).events : [];
    }

    whyNot(line: Line, from: Square, to: Square): Result<null> {
        const held = this.#timelines.for(line);
        return held.ok ? held.value.whyNot(line.decisions.length, from, to) : held;
    }

    dangers(line: Line): Danger[] {
        return this.#right(line).dangers(line.decisions.length);
    }

    entries(line: Line, language: Language): RecordEntry[] {
        const last = line.decisions.length;
        return this.#right(line)
            .entries(language)
            .filter(({ step }) => step <= last);
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

    couldFollow(earlier: string, later: string): boolean {
        return this.#module.tell('could_follow', earlier, later);
    }

    newGame(setup: GameSetup, now: number): Result<Game> {
        return WasmGame.begin(this.#module, setup, now);
    }

    /** A line that is known to be right. */
    #right(line: Line): WasmTimeline {
        const held = this.#timelines.for(line);
        if (!held.ok) throw new Error(held.error.sentence);
        return held.value;
    }

    restoreGame(log: string, _now: number): Result<Game> {
        return WasmGame.restore(this.#module, log);
    }
}
