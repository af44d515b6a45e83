import { isFill } from '../match/decision';
import { Cancelled, type Engine, type Task } from '../core/engine';
import type { Analysis, AnalysisQuestion, Decision, Line } from '../core/types';
import type { Book } from './book';

/** Somebody who leafs through a match asks nothing of the engine until he stops. */
const patience = 120;

/** Before the browser draws next; where nothing is drawn, soon. */
function nextFrame(work: () => void): void {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(work);
    else setTimeout(work);
}

/** The engine's answer to one question at a time, as far as it has come. */
export class LiveAnalysis {
    readonly #engine: Engine;
    readonly #book: Book;
    readonly #wait: number;
    #analysis = $state.raw<Analysis | null>(null);
    #bestLine = $state.raw<readonly Decision[]>([]);
    #about = $state.raw<Line | null>(null);
    thinking = $state(false);
    failed = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;
    #task: Task<unknown> | null = null;
    #asked = 0;

    constructor(engine: Engine, book: Book = () => Promise.resolve([]), wait = patience) {
        this.#engine = engine;
        this.#book = book;
        this.#wait = wait;
    }

    /** What is known of that very line; nothing of the one before it is taken for an answer. */
    analysisOf(line: Line): Analysis | null {
        return this.#about === line ? this.#analysis : null;
    }

    bestLineOf(line: Line): readonly Decision[] {
        return this.#about === line ? this.#bestLine : [];
    }

    /** Drops what was asked before. */
    ask(line: Line, question: AnalysisQuestion): void {
        this.stop();
        this.#about = line;
        this.thinking = true;
        const asked = this.#asked;
        this.#timer = setTimeout(() => void this.#answer(line, question, asked), this.#wait);
    }

    stop(): void {
        clearTimeout(this.#timer);
        this.#asked += 1;
        this.#task?.cancel();
        this.#task = null;
        this.#about = null;
        this.#analysis = null;
        this.#bestLine = [];
        this.thinking = false;
        this.failed = false;
    }

    close(): void {
        this.stop();
        this.#engine.close();
    }

    async #answer(line: Line, question: AnalysisQuestion, asked: number): Promise<void> {
        const current = (): boolean => asked === this.#asked;
        try {
            const known = await this.#book(line);
            if (!current()) return;
            // Proofs come faster than anybody could read them: a hundred rows are set anew once a frame at most.
            let latest: Analysis | null = null;
            const show = (): void => {
                if (latest && current()) this.#analysis = latest;
                latest = null;
            };
            const tell = (told: Analysis): void => {
                if (!latest) nextFrame(show);
                latest = told;
            };
            const analysing = this.#engine.analyse(line, question, tell, known);
            this.#task = analysing;
            const answer = await analysing.result;
            if (!current()) return;
            latest = null;
            this.#analysis = answer;
            if (answer.choices.every((choice) => !isFill(choice.decision))) {
                const searching = this.#engine.bestLine(line);
                this.#task = searching;
                const best = await searching.result;
                if (current()) this.#bestLine = best;
            }
        } catch (error) {
            if (current() && !(error instanceof Cancelled)) this.failed = true;
        } finally {
            if (current()) this.thinking = false;
        }
    }
}
