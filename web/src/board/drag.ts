import type { Square } from '../core/types';

/** The parts of a board that dragging uses. */
export interface DragHooks {
    squareUnder: (x: number, y: number) => Square | null;
    /** The element that follows the pointer; null when nothing there may be moved. */
    lift: (square: Square) => HTMLElement | null;
    still: () => boolean;
    onpress: (square: Square) => void;
    onstart: (square: Square) => void;
    onover: (square: Square | null) => void;
    /** Dropped somewhere. True: it goes there, and the board that is told next puts it there. */
    ondrop: (from: Square, to: Square | null, touch: boolean) => boolean;
    ontap: (square: Square, touch: boolean) => void;
}

interface Held {
    square: Square;
    pointer: number;
    touch: boolean;
    x: number;
    y: number;
    element: HTMLElement | null;
    moving: boolean;
}

/** Pixels that a hand may tremble before it drags. */
const tremble = { mouse: 4, touch: 9 };

/** Follows one pointer: a tap, or a tower dragged from square to square. Moves by one transform in each frame. */
export class Drag {
    private held: Held | null = null;
    private frame = 0;
    private at = { x: 0, y: 0 };
    private parked: { element: HTMLElement; timer: ReturnType<typeof setTimeout> } | null = null;

    constructor(private readonly hooks: DragHooks) {}

    get dragging(): boolean {
        return this.held?.moving ?? false;
    }

    down(event: PointerEvent): void {
        if (event.button !== 0 || this.held) return;
        const square = this.hooks.squareUnder(event.clientX, event.clientY);
        if (!square) return;
        this.hooks.onpress(square);
        const touch = event.pointerType !== 'mouse';
        const { clientX: x, clientY: y, pointerId: pointer } = event;
        this.held = { square, pointer, touch, x, y, element: this.hooks.lift(square), moving: false };
    }

    /** True while a tower follows the pointer. */
    move(event: PointerEvent): boolean {
        const held = this.held;
        if (!held || held.pointer !== event.pointerId || !held.element) return false;
        this.at = { x: event.clientX - held.x, y: event.clientY - held.y };
        if (!held.moving) {
            const limit = held.touch ? tremble.touch : tremble.mouse;
            if (Math.hypot(this.at.x, this.at.y) < limit) return false;
            held.moving = true;
            (event.currentTarget as Element).setPointerCapture(held.pointer);
            held.element.classList.add('lifted');
            this.hooks.onstart(held.square);
        }
        this.frame ||= requestAnimationFrame(() => this.follow());
        return true;
    }

    up(event: PointerEvent): void {
        const held = this.held;
        if (!held || held.pointer !== event.pointerId) return;
        this.held = null;
        const square = this.hooks.squareUnder(event.clientX, event.clientY);
        if (!held.moving || !held.element) {
            if (square === held.square) this.hooks.ontap(square, held.touch);
            else if (square && !held.element && !held.touch) this.hooks.ondrop(held.square, square, held.touch);
            return;
        }
        this.endFrames();
        held.element.classList.remove('lifted');
        const goes = this.hooks.ondrop(held.square, square, held.touch);
        if (!goes) this.snapBack(held.element);
    }

    cancel(event: PointerEvent): void {
        if (this.held?.pointer === event.pointerId) this.giveUp();
    }

    /** Escape, or a new position: whatever is held goes back. */
    giveUp(): void {
        const held = this.held;
        this.held = null;
        this.endFrames();
        if (held?.moving && held.element) {
            held.element.classList.remove('lifted');
            this.snapBack(held.element);
        }
    }

    /** Leaves a tower on its goal until the board is told the new position, or goes back when it never is. */
    park(element: HTMLElement, columns: number, rows: number): void {
        this.release();
        const goal = `${columns * 100}% ${rows * 100}%`;
        const from = element.style.translate;
        element.style.translate = goal;
        if (!this.hooks.still())
            element.animate([{ translate: from }, { translate: goal }], { duration: 110, easing: 'ease-out' });
        this.parked = { element, timer: setTimeout(() => this.unpark(), 900) };
    }

    /** The new position is there: nothing is held apart from it any more. Says what was parked. */
    release(): HTMLElement | null {
        if (!this.parked) return null;
        const { element, timer } = this.parked;
        clearTimeout(timer);
        element.style.translate = '';
        this.parked = null;
        return element;
    }

    private unpark(): void {
        const element = this.parked?.element;
        this.parked = null;
        if (element) this.snapBack(element);
    }

    private follow(): void {
        this.frame = 0;
        const held = this.held;
        if (!held?.element) return;
        held.element.style.translate = `${this.at.x}px ${this.at.y}px`;
        this.hooks.onover(this.hooks.squareUnder(held.x + this.at.x, held.y + this.at.y));
    }

    private endFrames(): void {
        cancelAnimationFrame(this.frame);
        this.frame = 0;
    }

    private snapBack(element: HTMLElement): void {
        const from = element.style.translate;
        element.style.translate = '';
        if (this.hooks.still()) return;
        element.animate([{ translate: from }, { translate: '0px 0px' }], {
            duration: 220,
            easing: 'cubic-bezier(.2, .9, .3, 1.15)',
        });
    }
}
