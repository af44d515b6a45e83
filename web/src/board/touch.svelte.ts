import type { Square } from '../core/types';
import { standingOn } from './state';
import type { BoardProps, Foretold } from './types';

/** What is being touched: the chosen tower, the goal that waits to be confirmed, and what is looked at. */
export class Touch {
    selected = $state<Square | null>(null);
    pending = $state<Square | null>(null);
    /** The square under the pointer, or with the focus. */
    looked = $state<Square | null>(null);
    private told: string | null = null;

    constructor(private readonly props: () => BoardProps) {}

    /** The tower whose goals are shown: the chosen one, the one that must move, or the one that is looked at. */
    readonly active = $derived.by(() => {
        const { targets, must } = this.props();
        return [this.selected, must, this.looked].find((square) => square !== null && targets.has(square)) ?? null;
    });

    readonly goals = $derived.by(() => (this.active ? (this.props().targets.get(this.active) ?? []) : []));

    /** The move that is being looked at: a goal under the pointer or finger, with the focus, or waiting. */
    readonly considered = $derived.by(() => {
        const { active: from, looked, pending } = this;
        const to = [looked, pending].find((square) => square !== null && this.goals.includes(square));
        return from && to ? { from, to } : (this.props().waiting ?? null);
    });

    /** What it would lead to. */
    readonly foretold: Foretold | null = $derived.by(() => {
        const move = this.considered;
        return move ? (this.props().foretell?.(move.from, move.to) ?? null) : null;
    });

    /** Whether a tower is taken in hand: chosen, or named. Looking is not enough. */
    get inHand(): Square | null {
        const { targets, must } = this.props();
        return [this.selected, must].find((square) => square !== null && targets.has(square)) ?? null;
    }

    letGo(): void {
        this.selected = null;
        this.pending = null;
    }

    lookAt(square: Square | null): void {
        this.looked = square;
        const from = this.active;
        if (!from) return;
        const to = square && this.goals.includes(square) ? square : null;
        const news = `${from}${to ?? ''}`;
        if (news === this.told) return;
        this.told = news;
        this.props().onlookat?.(from, to);
    }

    /** A square was tapped, clicked, or chosen with a key. */
    choose(square: Square, confirm: boolean): void {
        const { targets, must } = this.props();
        if (targets.size === 0) return;
        if (targets.has(square)) {
            const again = this.selected === square && must === null;
            this.letGo();
            if (!again) this.selected = square;
            return;
        }
        const from = this.inHand;
        if (from) this.go(from, square, confirm);
        else if (standingOn(this.props().towers, square)) this.props().onrefused(square, square);
    }

    /** A tower that is in hand shall go there. Says whether it did. */
    go(from: Square, to: Square, confirm: boolean): boolean {
        const { targets, onmove, onrefused } = this.props();
        if (!targets.get(from)?.includes(to)) {
            this.pending = null;
            onrefused(this.isOwn(to) ? to : from, to);
            return false;
        }
        if (confirm && this.pending !== to) {
            this.selected = from;
            this.pending = to;
            return false;
        }
        this.letGo();
        onmove(from, to);
        return true;
    }

    /** Another tower of the player who moves: whoever taps it wants to move that one. */
    private isOwn(square: Square): boolean {
        const { towers, targets } = this.props();
        const tower = standingOn(towers, square);
        return tower !== null && tower.player === towers.find((each) => targets.has(each.square))?.player;
    }
}
