import type { Square, Tower } from '../../core/types';

/** So far a finger may slip before a tap becomes a drag. */
const slack = 6;

/** A tower carried from a tray or a square to another square, or off the board. */
export class Drag {
    readonly #drop: (tower: Tower, square: Square | null) => void;
    tower = $state.raw<Tower | null>(null);
    x = $state(0);
    y = $state(0);
    over = $state<Square | null>(null);
    #from: { tower: Tower; x: number; y: number; pointer: number } | null = null;
    #ended = 0;

    constructor(drop: (tower: Tower, square: Square | null) => void) {
        this.#drop = drop;
    }

    begin(event: PointerEvent, tower: Tower | null): void {
        if (!tower || event.button !== 0) return;
        this.#from = { tower, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    readonly move = (event: PointerEvent): void => {
        const from = this.#from;
        if (!from || event.pointerId !== from.pointer) return;
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y);
        if (!this.tower && far < slack) return;
        this.tower = from.tower;
        this.x = event.clientX;
        this.y = event.clientY;
        this.over = squareUnder(event);
    };

    readonly end = (event: PointerEvent): void => {
        const from = this.#from;
        if (!from || event.pointerId !== from.pointer) return;
        if (this.tower) {
            this.#drop(from.tower, squareUnder(event));
            this.#ended = event.timeStamp;
        }
        this.cancel();
    };

    readonly cancel = (): void => {
        this.#from = null;
        this.tower = null;
        this.over = null;
    };

    /** The click that follows a drag is no click of its own. */
    justEnded(): boolean {
        return this.#ended > 0 && performance.now() - this.#ended < 60;
    }
}

function squareUnder(event: PointerEvent): Square | null {
    const there = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]');
    return there?.getAttribute('data-square') ?? null;
}
