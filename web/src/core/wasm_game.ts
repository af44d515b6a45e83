import type { Game } from './core.js';
import { actionText, gameSetupText } from './line_text.js';
import type { ActionResult, GameAction, GameSetup, GameState, Language, RecordEntry, Result } from './types.js';
import type { WasmModule } from './wasm_module.js';
import { commonStart, WasmMoments } from './wasm_timeline.js';

/** A live match in the core's memory. */
export class WasmGame extends WasmMoments implements Game {
    /** null: not yet asked for. */
    #decisions: readonly string[] | null = null;

    static begin(module: WasmModule, setup: GameSetup, now: number): Result<Game> {
        return WasmGame.#hold(module, module.ask('game_new', gameSetupText(setup), Math.round(now)));
    }

    static restore(module: WasmModule, log: string): Result<Game> {
        return WasmGame.#hold(module, module.ask('game_restore', log));
    }

    static #hold(module: WasmModule, number: Result<number>): Result<Game> {
        return number.ok ? { ok: true, value: new WasmGame(module, number.value) } : number;
    }

    state(now: number): GameState {
        const state = this.module.tell<GameState>('game_state', this.number, Math.round(now));
        this.#decisions = state.decisions;
        return state;
    }

    act(action: GameAction, now: number): Result<ActionResult> {
        return this.#after(this.module.ask('game_act', this.number, actionText(action), Math.round(now)));
    }

    follow(lines: string, now: number): Result<ActionResult> {
        return this.#after(this.module.ask('game_follow', this.number, lines, Math.round(now)));
    }

    log(): string {
        return this.module.tell('game_log', this.number);
    }

    entries(language: Language): RecordEntry[] {
        return this.entriesOf((this.#decisions ?? this.state(0).decisions).length, language);
    }

    /** Drops what was taken back. */
    #after(result: Result<ActionResult>): Result<ActionResult> {
        if (!result.ok) return result;
        const { events, state } = result.value;
        const known = this.#decisions;
        const common = commonStart(known ?? state.decisions, state.decisions);
        this.forgetAfter(common);
        // What was just told need not be asked for.
        if (known?.length === common && state.decisions.length === common + 1)
            this.remember(common + 1, { state: state.match, events });
        this.#decisions = state.decisions;
        return result;
    }
}
