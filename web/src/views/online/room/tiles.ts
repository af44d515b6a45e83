import type { FormatKind } from '../../../core/types';
import type { QuickWish } from '../../../net/api';
import type { Invitation, OnlineClock } from '../../../net/protocol';
import { quickClock } from '../choices';

/** A quick match for one tap. */
export interface Tile {
    format: FormatKind;
    clock: OnlineClock;
    /** As it is read at sight: `3+2`, or nothing for a day a move. */
    pace: string;
}

const formats = ['single', 'standard'] as const;
/** Few, so that those who wait find each other. */
const paces = ['3+2', '10+5', '1 day'] as const;

export const tiles: readonly Tile[] = formats.flatMap((format) =>
    paces.map((pace) => ({ format, clock: quickClock(pace), pace: pace.includes('+') ? pace : '' })),
);

type Terms = Pick<Invitation, 'format' | 'clock' | 'rated'>;

export function sameClock(one: OnlineClock, other: OnlineClock): boolean {
    if (one.kind === 'minutes' && other.kind === 'minutes') {
        return one.initialMs === other.initialMs && one.incrementMs === other.incrementMs;
    }
    if (one.kind === 'days' && other.kind === 'days') return one.perMoveMs === other.perMoveMs;
    return one.kind === other.kind;
}

export const isOf = ({ format, clock }: Tile, terms: Terms): boolean =>
    terms.format.kind === format && sameClock(terms.clock, clock);

export const wishOf = ({ format, clock }: Tile, rated: boolean): QuickWish => ({
    format: { kind: format, rounds: 1 },
    clock,
    rated,
});

/** How many others wait for this. */
export function othersWaiting(tile: Tile, waiting: readonly (Terms & { count: number })[], mine: Terms | null): number {
    const count = waiting.filter((queue) => isOf(tile, queue)).reduce((sum, queue) => sum + queue.count, 0);
    return Math.max(count - (mine && isOf(tile, mine) ? 1 : 0), 0);
}
