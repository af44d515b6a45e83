import type { Game } from './core.js';
import { actionText, gameSetupText } from './line_text.js';
import type { ActionResult, GameAction, GameSetup, GameState, Result } from './types.js';
import type { WasmModule } from './wasm_module.js';

/** A live match in the core's memory, held by its number. */
export class WasmGame implements Game {
    readonly #module: WasmModule;
    #held: number | null;

    private constructor(module: WasmModule, number: number) {
        this.#module = module;
        this.#held = number;
    }

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
        return this.#module.tell('game_state', this.#number, Math.round(now));
    }

    act(action: GameAction, now: number): Result<ActionResult> {
        return this.#module.ask('game_act', this.#number, actionText(action), Math.round(now));
    }

    follow(lines: string, now: number): Result<ActionResult> {
        return this.#module.ask('game_follow', this.#number, lines, Math.round(now));
    }

    log(): string {
        return this.#module.tell('game_log', this.#number);
    }

    release(): void {
        if (this.#held !== null) this.#module.do('game_release', this.#held);
        this.#held = null;
    }

    get #number(): number {
        if (this.#held === null) throw new Error('this match was released');
        return this.#held;
    }
}
