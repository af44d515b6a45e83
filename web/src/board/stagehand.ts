import type { PlacedTower, Square, Tower } from '../core/types';
import { octagonWave, squarePulse, trail } from './effects';
import { middleOf, placeOf, shift } from './geometry';
import { asElement, type Shape } from './shapes';
import { standingOn } from './state';
import type { BoardLook } from './types';

/** The parts of a board that an animation uses. */
export interface Stage {
    elementOf: (tower: Tower) => HTMLElement | null;
    /** Where passing drawings are put, in units of the field; null once the board is gone. */
    effects: () => SVGElement | null;
    shown: () => readonly PlacedTower[];
    /** Puts the towers there, in the page too, before it returns. */
    set: (towers: readonly PlacedTower[]) => void;
    /** Told when something begins to be acted out and when it is over. */
    busy: (now: boolean) => void;
    flipped: () => boolean;
    edition: () => BoardLook['edition'];
    /** How many times as fast as usual things move. */
    rate: () => number;
    /** A square's colour as it is seen. */
    paintOf: (square: Square) => string;
    /** Whether a hand has carried that tower to its goal already. */
    alreadyThere: (tower: Tower) => boolean;
}

/** Moves what others tell it to, and can take its hands off at any moment. */
export class Stagehand {
    private running = new Set<Animation>();
    private travelled = new Set<Animation>();

    constructor(readonly stage: Stage) {}

    /** Stops all movement and removes passing drawings. */
    drop(): void {
        for (const animation of this.running) animation.cancel();
        this.running.clear();
        this.land();
        this.stage.effects()?.replaceChildren();
    }

    get flipped(): boolean {
        return this.stage.flipped();
    }

    async animate(
        element: Element | null | undefined,
        frames: Keyframe[],
        timing: KeyframeAnimationOptions,
    ): Promise<void> {
        if (element) await this.follow(element.animate(frames, timing));
    }

    /** Until it is over or was stopped. */
    private async follow(animation: Animation): Promise<void> {
        animation.playbackRate = this.stage.rate();
        this.running.add(animation);
        await animation.finished.catch(() => undefined);
        this.running.delete(animation);
    }

    async travel(tower: Tower, from: Square, to: Square, timing: KeyframeAnimationOptions): Promise<void> {
        const element = this.stage.elementOf(tower);
        if (!element) return;
        const frames = [from, to].map((square) => ({ transform: shift(placeOf(square, this.flipped)) }));
        element.classList.add('travelling');
        const animation = element.animate(frames, { ...timing, fill: 'both' });
        animation.playbackRate = this.stage.rate();
        this.travelled.add(animation);
        await animation.finished.catch(() => undefined);
        element.classList.remove('travelling');
    }

    /** What has travelled keeps its last frame until the towers themselves stand there: then this lets it go. */
    land(): void {
        for (const animation of this.travelled) animation.cancel();
        this.travelled.clear();
    }

    swell(tower: Tower, duration: number): void {
        const body = this.stage.elementOf(tower)?.querySelector('.body');
        void this.animate(body, [{ scale: '1' }, { scale: '1.1', offset: 0.4 }, { scale: '1' }], { duration });
    }

    /** Shows a drawing while it is animated, then takes it away. */
    async pass(drawing: Shape, animated: (element: SVGElement) => Animation): Promise<void> {
        const place = this.stage.effects();
        if (!place) return;
        const element = asElement(drawing);
        element.style.transformBox = 'fill-box';
        element.style.transformOrigin = 'center';
        place.append(element);
        await this.follow(animated(element));
        element.remove();
    }

    grow(drawing: Shape, from: number, to: number, duration: number): void {
        void this.pass(drawing, (element) =>
            element.animate(
                [
                    { scale: String(from), opacity: 1 },
                    { scale: String(to), opacity: 0 },
                ],
                { duration, easing: 'ease-out' },
            ),
        );
    }

    async pulse(square: Square, pace: number): Promise<void> {
        const { x, y } = middleOf(square, this.flipped);
        await this.pass(squarePulse(x, y, this.stage.paintOf(square)), (element) =>
            element.animate(
                [
                    { scale: '.9', opacity: 0 },
                    { scale: '1', opacity: 1, offset: 0.4 },
                    { scale: '1.18', opacity: 0 },
                ],
                { duration: 360 * pace, easing: 'ease-out' },
            ),
        );
    }

    /** A square names the tower on another one: it pulses, and a trail in its colour goes there. */
    async name(from: Square, to: Square, pace: number): Promise<void> {
        const pulsed = this.pulse(from, pace);
        await Promise.all([pulsed, this.point(from, to, pace)]);
    }

    private async point(from: Square, to: Square, pace: number): Promise<void> {
        const paint = this.stage.paintOf(from);
        const [a, b] = [middleOf(from, this.flipped), middleOf(to, this.flipped)];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        if (length > 0) {
            await this.pass(trail(a, b, paint), (element) =>
                element.animate(
                    [
                        { strokeDashoffset: String(length), opacity: 1 },
                        { strokeDashoffset: '0', opacity: 1, offset: 0.6 },
                        { strokeDashoffset: '0', opacity: 0 },
                    ],
                    { duration: 560 * pace, easing: 'ease-in-out' },
                ),
            );
        }
        const here = standingOn(this.stage.shown(), to);
        if (here) this.grow(octagonWave(b.x, b.y, paint), 0.85, 1.45, 420);
    }
}
