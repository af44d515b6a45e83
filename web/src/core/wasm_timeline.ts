import type { Moments, Style, Timeline } from './core.js';
import { lineText, styleText, usualStyle } from './line_text.js';
import type { Danger, Decision, Format, Language, Line, Moment, RecordEntry, Result, Square } from './types.js';
import type { WasmModule } from './wasm_module.js';

/** Moments that are kept here: as many as somebody steps through before looking elsewhere. */
const mostMoments = 64;

/** Frees the memory of a match that was not released once it is garbage. */
const forgotten = new FinalizationRegistry<() => void>((release) => release());

/** How many decisions are the same from the beginning. */
export function commonStart(one: readonly Decision[], other: readonly Decision[]): number {
    const most = Math.min(one.length, other.length);
    let common = 0;
    while (common < most && one[common] === other[common]) common += 1;
    return common;
}

/** A match in the core's memory, held by its number. */
export abstract class WasmMoments implements Moments {
    readonly #module: WasmModule;
    #held: number | null;
    readonly #moments = new Map<string, Moment>();
    #entries: { language: Language; known: number; all: RecordEntry[] } | null = null;

    constructor(module: WasmModule, number: number) {
        this.#module = module;
        this.#held = number;
        forgotten.register(this, () => module.do('match_release', number), this);
    }

    moment(step: number, style: Style = usualStyle): Moment {
        const written = styleText(style);
        const known = this.#moments.get(`${step} ${written}`);
        return this.remember(step, known ?? this.module.tell('match_moment', this.number, step, written), written);
    }

    attempt(step: number, decision: Decision, style: Style = usualStyle): Result<Moment> {
        return this.module.ask('match_try', this.number, step, decision, styleText(style));
    }

    whyNot(step: number, from: Square, to: Square): Result<null> {
        const tried = this.attempt(step, from + to);
        return tried.ok ? { ok: true, value: null } : tried;
    }

    dangers(step: number): Danger[] {
        return this.module.tell('match_dangers', this.number, step);
    }

    abstract entries(language: Language): RecordEntry[];

    release(): void {
        if (this.#held !== null) this.#module.do('match_release', this.#held);
        this.#held = null;
        forgotten.unregister(this);
    }

    /** The one that was asked for last goes last. */
    protected remember(step: number, moment: Moment, style = styleText(usualStyle)): Moment {
        const key = `${step} ${style}`;
        this.#moments.delete(key);
        this.#moments.set(key, moment);
        for (const oldest of this.#moments.keys()) {
            if (this.#moments.size <= mostMoments) break;
            this.#moments.delete(oldest);
        }
        return moment;
    }

    /** The entries of the first `size` decisions: only new ones are asked for. */
    protected entriesOf(size: number, language: Language): RecordEntry[] {
        if (this.#entries?.language !== language) this.#entries = { language, known: 0, all: [] };
        const { known, all } = this.#entries;
        if (known === size && all.length > 0) return all;
        const more = this.module.tell<RecordEntry[]>('match_entries', this.number, language, known);
        this.#entries = { language, known: size, all: known === 0 ? more : [...all, ...more] };
        return this.#entries.all;
    }

    /** What came after the first `count` decisions is gone, or different now. */
    protected forgetAfter(size: number): void {
        for (const key of this.#moments.keys()) if (Number.parseInt(key, 10) > size) this.#moments.delete(key);
        if (this.#entries && this.#entries.known > size) {
            const all = this.#entries.all.filter(({ step }) => step <= size);
            this.#entries = { ...this.#entries, known: size, all };
        }
    }

    protected get module(): WasmModule {
        return this.#module;
    }

    protected get number(): number {
        if (this.#held === null) throw new Error('this match was released');
        return this.#held;
    }
}

export class WasmTimeline extends WasmMoments implements Timeline {
    readonly format: Format;
    readonly start: string | null;
    #decisions: readonly Decision[];

    private constructor(module: WasmModule, number: number, line: Line) {
        super(module, number);
        this.format = line.format;
        this.start = line.start;
        // The caller may go on changing the list.
        this.#decisions = [...line.decisions];
    }

    static open(module: WasmModule, line: Line): Result<WasmTimeline> {
        const number = module.ask<number>('match_open', lineText(line));
        return number.ok ? { ok: true, value: new WasmTimeline(module, number.value, line) } : number;
    }

    get decisions(): readonly Decision[] {
        return this.#decisions;
    }

    get last(): number {
        return this.#decisions.length;
    }

    entries(language: Language): RecordEntry[] {
        return this.entriesOf(this.last, language);
    }

    become(decisions: readonly Decision[]): Result<null> {
        const common = this.commonWith(decisions);
        if (common < this.last) {
            this.module.do('match_cut', this.number, common);
            this.forgetAfter(common);
            this.#decisions = this.#decisions.slice(0, common);
        }
        if (common < decisions.length) {
            const taken = this.module.ask<number>('match_append', this.number, decisions.slice(common).join('\n'));
            if (!taken.ok) return taken;
            this.#decisions = [...decisions];
        }
        return { ok: true, value: null };
    }

    commonWith(decisions: readonly Decision[]): number {
        return commonStart(this.#decisions, decisions);
    }

    isOf(line: Line): boolean {
        const { kind, rounds } = this.format;
        return kind === line.format.kind && rounds === line.format.rounds && this.start === line.start;
    }
}

/** How many matches are open at a time, in a list of variations for instance. */
const mostTimelines = 12;

/** Timelines for whoever asks about a line: one that holds it is asked, or one that it goes on from. */
export class Timelines {
    readonly #module: WasmModule;
    /** The one that was asked last goes last. */
    #held: WasmTimeline[] = [];

    constructor(module: WasmModule) {
        this.#module = module;
    }

    for(line: Line): Result<WasmTimeline> {
        const wanted = line.decisions.length;
        const known = this.#held
            .filter((one) => one.isOf(line))
            .map((one) => ({ one, common: one.commonWith(line.decisions) }));
        const found =
            known.find(({ common }) => common === wanted) ??
            known.filter(({ one, common }) => common === one.last).sort((a, b) => b.common - a.common)[0];
        if (!found) return this.#opened(line);
        if (found.common < wanted) {
            const grown = found.one.become(line.decisions);
            if (!grown.ok) return grown;
        }
        this.#held = [...this.#held.filter((one) => one !== found.one), found.one];
        return { ok: true, value: found.one };
    }

    #opened(line: Line): Result<WasmTimeline> {
        const opened = WasmTimeline.open(this.#module, line);
        if (!opened.ok) return opened;
        this.#held.push(opened.value);
        if (this.#held.length > mostTimelines) this.#held.shift()?.release();
        return opened;
    }
}
