import type { Event, PlacedTower } from '../core/types';
import { impact, lockSeal, octagonWave, rays, ringDropping } from './effects';
import { middleOf, placeOf, stepsBetween } from './geometry';
import { Stagehand, type Stage } from './stagehand';
import { after, idOf } from './state';

/** Rare events are shown more slowly, to be understood. */
const slow = 1.6;
const glide = 'cubic-bezier(.45, .05, .2, 1)';

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** Animates happenings one event after the other. It can be stopped at any moment and then leaves nothing behind. */
export class Show {
    private current: { end: readonly PlacedTower[]; done: () => void } | null = null;

    private readonly hand: Stagehand;

    constructor(private readonly stage: Stage) {
        this.hand = new Stagehand(stage);
    }

    start(
        events: readonly Event[],
        begin: readonly PlacedTower[],
        end: readonly PlacedTower[],
        done: () => void,
    ): void {
        this.stop();
        const current = { end, done };
        this.current = current;
        this.stage.busy(true);
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
        this.stage.busy(false);
        this.hand.drop();
    }

    private async play(
        events: readonly Event[],
        current: { end: readonly PlacedTower[]; done: () => void },
    ): Promise<void> {
        for (const [index, event] of events.entries()) {
            await this.act(event, events[index - 1], events[index + 1]);
            if (this.current !== current) return;
            this.stage.set(after(this.stage.shown(), event));
            this.hand.land();
        }
        this.current = null;
        this.stage.busy(false);
        this.stage.set(current.end);
        current.done();
    }

    private act(event: Event, previous: Event | undefined, next: Event | undefined): Promise<void> {
        switch (event.kind) {
            case 'moved':
                return this.moved(event);
            case 'pushed':
                return this.pushed(event);
            case 'blocked':
                return this.blocked(event, next);
            case 'turn':
                return this.turn(event, previous?.kind === 'blocked' ? slow : 1);
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

    private async moved({ tower, from, to }: Of<'moved'>): Promise<void> {
        if (this.stage.alreadyThere(tower)) return;
        const duration = 190 + 55 * stepsBetween(from, to);
        this.hand.swell(tower, duration);
        await this.hand.travel(tower, from, to, { duration, easing: glide });
    }

    private async pushed({ tower, from, to, pushed }: Of<'pushed'>): Promise<void> {
        this.stage.alreadyThere(tower);
        const [a, b] = [placeOf(from, this.hand.flipped), placeOf(to, this.hand.flipped)];
        const [dx, dy] = [b.column - a.column, b.row - a.row];
        // It draws back, runs into the line, and all go on together.
        await this.hand.animate(
            this.stage.elementOf(tower)?.querySelector('.body'),
            [
                { translate: '0 0' },
                { translate: `${-9 * dx}% ${-9 * dy}%`, offset: 0.65 },
                { translate: `${8 * dx}% ${8 * dy}%` },
            ],
            { duration: 260, easing: 'ease-in' },
        );
        const middle = middleOf(from, this.hand.flipped);
        this.hand.pass(impact(middle.x + dx * 50, middle.y + dy * 50, Math.atan2(dy, dx)), (element) =>
            element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 300, easing: 'ease-in' }),
        );
        const timing = { duration: 300, easing: 'cubic-bezier(.15, .8, .3, 1)' };
        await Promise.all([
            this.hand.travel(tower, from, to, timing),
            ...pushed.map((each) => this.hand.travel(each.tower, each.from, each.to, timing)),
        ]);
    }

    private async blocked({ tower, square }: Of<'blocked'>, next: Event | undefined): Promise<void> {
        const body = this.stage.elementOf(tower)?.querySelector('.body');
        const swings = [0, -5, 5, -5, 4, -2, 0];
        await this.hand.animate(
            body,
            swings.map((swing) => ({ translate: `${swing}% 0` })),
            { duration: 520 },
        );
        // The next event of a chain is about the tower that this square names.
        if (next?.kind === 'blocked') await this.hand.name(square, next.square, slow);
        else if (next?.kind !== 'turn') await this.hand.pulse(square, slow);
    }

    private async turn({ player, tower, namedBy }: Of<'turn'>, pace: number): Promise<void> {
        const named = tower && this.stage.shown().find((each) => each.player === player && each.colour === tower);
        if (!named || !namedBy) return;
        await this.hand.name(namedBy, named.square, pace);
    }

    private async won({ tower, square }: Of<'round-won'>): Promise<void> {
        const { x, y } = middleOf(square, this.hand.flipped);
        this.hand.grow(octagonWave(x, y, '#ffe9a0'), 0.6, 2.6, 900);
        this.hand.grow(rays(x, y), 0.5, 1.5, 900);
        await this.hand.animate(
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
            this.hand.animate(
                this.stage.elementOf(tower)?.querySelector('.body'),
                [0, -4, 4, -3, 0].map((swing) => ({ translate: `${swing}% 0` })),
                { duration: 320, delay: index * 25 },
            ),
        );
        await Promise.all(shakes);
        await this.hand.pass(lockSeal(), (element) =>
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
        const { x, y } = middleOf(here.square, this.hand.flipped);
        if (rings > here.rings) {
            await this.hand.pass(ringDropping({ ...here, rings }, this.stage.edition(), x, y), (element) =>
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
            this.stage.set(after(this.stage.shown(), { kind: 'ring', rule: '', tower, rings, points: 0, added: true }));
        }
        this.hand.grow(octagonWave(x, y, '#ffe9a0'), 0.9, 1.5, 420);
        await this.hand.animate(
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
                return this.hand.travel(tower, from, tower.square, {
                    duration: 520,
                    delay: order(tower) * 110,
                    easing: glide,
                });
            }),
        );
    }
}
