import type { Event, PlacedTower, Square, Tower } from '../core/types';
import { impact, lockSeal, octagonWave, rays, ringDropping, squarePulse, trail } from './effects';
import { middleOf, placeOf, shift, stepsBetween } from './geometry';
import { asElement, type Shape } from './shapes';
import { after, idOf, standingOn } from './state';
import type { BoardLook } from './types';

/** What a board lends to those who act out what happened on it. */
export interface Stage {
    elementOf: (tower: Tower) => HTMLElement | null;
    /** Where passing drawings are put, in units of the field. */
    effects: () => SVGElement;
    shown: () => readonly PlacedTower[];
    /** Puts the towers there, in the page too, before it returns. */
    set: (towers: readonly PlacedTower[]) => void;
    flipped: () => boolean;
    edition: () => BoardLook['edition'];
    /** A square's colour as it is seen. */
    paintOf: (square: Square) => string;
    /** Whether a hand has carried that tower to its goal already. */
    alreadyThere: (tower: Tower) => boolean;
}

const glide = 'cubic-bezier(.45, .05, .2, 1)';

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** Acts out happenings one event after the other. It can be stopped at any moment, and then leaves nothing behind. */
export class Show {
    private running = new Set<Animation>();
    private current: { end: readonly PlacedTower[]; done: () => void } | null = null;

    constructor(private readonly stage: Stage) {}

    start(
        events: readonly Event[],
        begin: readonly PlacedTower[],
        end: readonly PlacedTower[],
        done: () => void,
    ): void {
        this.stop();
        const current = { end, done };
        this.current = current;
        this.stage.set(begin);
        void this.play(events, current);
    }

    /** Ends at once, with everything in its place; whoever waits is told. */
    settle(): void {
        const current = this.current;
        if (!current) return;
        this.stop();
        this.stage.set(current.end);
        current.done();
    }

    /** Ends at once and says nothing: whoever calls shows something else. */
    stop(): void {
        this.current = null;
        for (const animation of this.running) animation.cancel();
        this.running.clear();
        this.stage.effects()?.replaceChildren();
    }

    private async play(
        events: readonly Event[],
        current: { end: readonly PlacedTower[]; done: () => void },
    ): Promise<void> {
        for (const [index, event] of events.entries()) {
            await this.act(event, events[index + 1]);
            if (this.current !== current) return;
            this.stage.set(after(this.stage.shown(), event));
        }
        this.current = null;
        this.stage.set(current.end);
        current.done();
    }

    private act(event: Event, next: Event | undefined): Promise<void> {
        switch (event.kind) {
            case 'moved':
                return this.moved(event);
            case 'pushed':
                return this.pushed(event);
            case 'blocked':
                return this.blocked(event, next);
            case 'turn':
                return this.turn(event);
            case 'round-won':
                return this.won(event);
            case 'deadlock':
                return this.deadlock();
            case 'ring':
                return this.ring(event);
            case 'line-up':
                return this.lineUp(event);
            default:
                return Promise.resolve();
        }
    }

    // ---- the events ----

    private async moved({ tower, from, to }: Of<'moved'>): Promise<void> {
        if (this.stage.alreadyThere(tower)) return;
        const duration = 190 + 55 * stepsBetween(from, to);
        this.swell(tower, duration);
        await this.travel(tower, from, to, { duration, easing: glide });
    }

    private async pushed({ tower, from, to, pushed }: Of<'pushed'>): Promise<void> {
        this.stage.alreadyThere(tower);
        const [a, b] = [placeOf(from, this.flipped), placeOf(to, this.flipped)];
        const [dx, dy] = [b.column - a.column, b.row - a.row];
        // It draws back, runs into the line, and all go on together.
        await this.animate(
            this.stage.elementOf(tower)?.querySelector('.body'),
            [
                { translate: '0 0' },
                { translate: `${-9 * dx}% ${-9 * dy}%`, offset: 0.65 },
                { translate: `${8 * dx}% ${8 * dy}%` },
            ],
            { duration: 260, easing: 'ease-in' },
        );
        const middle = middleOf(from, this.flipped);
        this.pass(impact(middle.x + dx * 50, middle.y + dy * 50, Math.atan2(dy, dx)), (element) =>
            element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300, easing: 'ease-in' }),
        );
        const timing = { duration: 300, easing: 'cubic-bezier(.15, .8, .3, 1)' };
        await Promise.all([
            this.travel(tower, from, to, timing),
            ...pushed.map((each) => this.travel(each.tower, each.from, each.to, timing)),
        ]);
    }

    private async blocked({ tower, square }: Of<'blocked'>, next: Event | undefined): Promise<void> {
        const body = this.stage.elementOf(tower)?.querySelector('.body');
        const swings = [0, -5, 5, -5, 4, -2, 0];
        await this.animate(
            body,
            swings.map((swing) => ({ translate: `${swing}% 0` })),
            { duration: 440 },
        );
        await this.pulse(square);
        if (next?.kind === 'blocked') await this.point(square, next.square);
    }

    private async turn({ player, tower, namedBy }: Of<'turn'>): Promise<void> {
        const named = tower && this.stage.shown().find((each) => each.player === player && each.colour === tower);
        if (!named || !namedBy) return;
        await this.pulse(namedBy);
        await this.point(namedBy, named.square);
    }

    private async won({ tower, square }: Of<'round-won'>): Promise<void> {
        const { x, y } = middleOf(square, this.flipped);
        this.grow(octagonWave(x, y, '#ffe9a0'), 0.6, 2.6, 900);
        this.grow(rays(x, y), 0.5, 1.5, 900);
        await this.animate(
            this.stage.elementOf(tower)?.querySelector('.body'),
            [
                { scale: '1', rotate: '0deg' },
                { scale: '1.3', rotate: '180deg', offset: 0.5 },
                { scale: '1', rotate: '360deg' },
            ],
            { duration: 900, easing: 'ease-in-out' },
        );
    }

    private async deadlock(): Promise<void> {
        const shakes = this.stage.shown().map((tower, index) =>
            this.animate(
                this.stage.elementOf(tower)?.querySelector('.body'),
                [0, -4, 4, -3, 0].map((swing) => ({ translate: `${swing}% 0` })),
                { duration: 320, delay: index * 25 },
            ),
        );
        await Promise.all(shakes);
        await this.pass(lockSeal(), (element) =>
            element.animate(
                [
                    { opacity: 0, scale: '1.6' },
                    { opacity: 1, scale: '1', offset: 0.25 },
                    { opacity: 1, scale: '1', offset: 0.8 },
                    { opacity: 0, scale: '1' },
                ],
                { duration: 1100, easing: 'ease-out' },
            ),
        );
    }

    private async ring({ tower, rings }: Of<'ring'>): Promise<void> {
        const here = this.stage.shown().find((each) => idOf(each) === idOf(tower));
        if (!here) return;
        const { x, y } = middleOf(here.square, this.flipped);
        if (rings > here.rings) {
            await this.pass(ringDropping({ ...here, rings }, this.stage.edition(), x, y), (element) =>
                element.animate(
                    [
                        { opacity: 0, scale: '2.6' },
                        { opacity: 1, scale: '1.5', offset: 0.4 },
                        { opacity: 1, scale: '1' },
                    ],
                    { duration: 460, easing: 'cubic-bezier(.5, 0, .9, .6)' },
                ),
            );
            if (!this.current) return;
            this.stage.set(after(this.stage.shown(), { kind: 'ring', rule: '', tower, rings, points: 0 }));
        }
        this.grow(octagonWave(x, y, '#ffe9a0'), 0.9, 1.5, 420);
        await this.animate(
            this.stage.elementOf(tower)?.querySelector('.body'),
            [{ scale: '1.14' }, { scale: '.97', offset: 0.5 }, { scale: '1' }],
            { duration: 380, easing: 'ease-out' },
        );
    }

    /** In the order in which the rows are filled, both sides at once. */
    private async lineUp({ side, towers }: Of<'line-up'>): Promise<void> {
        const before = this.stage.shown();
        const order = (tower: PlacedTower) => {
            const file = placeOf(tower.square, false).column;
            const fromOwnLeft = tower.player === 'black' ? file : 7 - file;
            return side === 'right' ? 7 - fromOwnLeft : fromOwnLeft;
        };
        await Promise.all(
            towers.map((tower) => {
                const from = before.find((each) => idOf(each) === idOf(tower))?.square ?? tower.square;
                return this.travel(tower, from, tower.square, {
                    duration: 520,
                    delay: order(tower) * 110,
                    easing: glide,
                    fill: 'both',
                });
            }),
        );
    }

    // ---- what they are made of ----

    private get flipped(): boolean {
        return this.stage.flipped();
    }

    private async animate(
        element: Element | null | undefined,
        frames: Keyframe[],
        timing: KeyframeAnimationOptions,
    ): Promise<void> {
        if (element) await this.follow(element.animate(frames, timing));
    }

    /** Until it is over or was stopped. */
    private async follow(animation: Animation): Promise<void> {
        this.running.add(animation);
        await animation.finished.catch(() => undefined);
        this.running.delete(animation);
    }

    private async travel(tower: Tower, from: Square, to: Square, timing: KeyframeAnimationOptions): Promise<void> {
        const element = this.stage.elementOf(tower);
        if (!element) return;
        const frames = [from, to].map((square) => ({ transform: shift(placeOf(square, this.flipped)) }));
        element.classList.add('travelling');
        const animation = element.animate(frames, { ...timing, fill: 'both' });
        this.running.add(animation);
        await animation.finished.catch(() => undefined);
        element.classList.remove('travelling');
        // It keeps its last frame until the tower itself stands there, so that it is not seen to jump.
        requestAnimationFrame(() => {
            animation.cancel();
            this.running.delete(animation);
        });
    }

    private swell(tower: Tower, duration: number): void {
        const body = this.stage.elementOf(tower)?.querySelector('.body');
        void this.animate(body, [{ scale: '1' }, { scale: '1.1', offset: 0.4 }, { scale: '1' }], { duration });
    }

    /** Shows a drawing while it is animated, then takes it away. */
    private async pass(drawing: Shape, animated: (element: SVGElement) => Animation): Promise<void> {
        const element = asElement(drawing);
        element.style.transformBox = 'fill-box';
        element.style.transformOrigin = 'center';
        this.stage.effects().append(element);
        await this.follow(animated(element));
        element.remove();
    }

    private grow(drawing: Shape, from: number, to: number, duration: number): void {
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

    private async pulse(square: Square): Promise<void> {
        const { x, y } = middleOf(square, this.flipped);
        await this.pass(squarePulse(x, y, this.stage.paintOf(square)), (element) =>
            element.animate(
                [
                    { scale: '.9', opacity: 0 },
                    { scale: '1', opacity: 1, offset: 0.4 },
                    { scale: '1.18', opacity: 0 },
                ],
                { duration: 360, easing: 'ease-out' },
            ),
        );
    }

    /** A trail in a square's colour to the tower that it names. */
    private async point(from: Square, to: Square): Promise<void> {
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
                    { duration: 440, easing: 'ease-in-out' },
                ),
            );
        }
        const here = standingOn(this.stage.shown(), to);
        if (here) this.grow(octagonWave(b.x, b.y, paint), 0.85, 1.45, 420);
    }
}
