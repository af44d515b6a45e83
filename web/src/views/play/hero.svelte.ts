import type { Core, Timeline } from '../../core/core';
import { Cursor } from '../../match/cursor.svelte';

/** Levels 7 and 8 against each other: every colour calls, nobody is blocked, and Black comes through at the end. */
const decisions = 'd1d6 f8f3 h1h6 b8b2 a1a4 e8b5 f1g2 a8a6 b1f5 g8g4 g2h3 g4g2 h6f8'.split(' ');
/** Milliseconds: between two moves, and after the last one. */
const rests = { move: 1100, end: 3500 };
/** Where nothing may move: a moment in which a colour has just called. */
const stillStep = 5;

/** The round on the first screen, played over and over. */
export class HeroPlay {
    readonly #timeline: Timeline;
    readonly cursor: Cursor;

    constructor(core: Core) {
        const opened = core.open({ format: { kind: 'single', rounds: 1 }, start: null, decisions: [...decisions] });
        if (!opened.ok) throw new Error(opened.error.sentence);
        this.#timeline = opened.value;
        this.cursor = new Cursor({ last: () => decisions.length, momentAt: (step) => this.#timeline.moment(step) });
        this.cursor.place(0);
    }

    get rest(): number {
        return this.cursor.atEnd ? rests.end : rests.move;
    }

    goOn(): void {
        if (this.cursor.atEnd) this.cursor.place(0);
        else this.cursor.jump(this.cursor.step + 1);
    }

    showBeam(): void {
        this.cursor.place(stillStep);
    }

    release(): void {
        this.#timeline.release();
    }
}
