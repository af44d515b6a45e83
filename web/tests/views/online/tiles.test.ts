import { expect, it } from 'vitest';
import { isOf, othersWaiting, tiles, wishOf } from '../../../src/views/online/room/tiles';

const [first, second] = tiles;
if (!first || !second) throw new Error('there are tiles');

it('are six: single and standard, by minutes and by days', () => {
    expect(tiles.map(({ format, pace }) => `${format} ${pace}`.trim())).toEqual([
        'single 3+2',
        'single 10+5',
        'single',
        'standard 3+2',
        'standard 10+5',
        'standard',
    ]);
    expect(wishOf(first, true)).toEqual({
        format: { kind: 'single', rounds: 1 },
        clock: { kind: 'minutes', initialMs: 180_000, incrementMs: 2000 },
        rated: true,
    });
});

it('count the others who wait for the same', () => {
    const terms = wishOf(first, false);
    expect(isOf(first, terms)).toBe(true);
    expect(isOf(second, terms)).toBe(false);
    const waiting = [
        { ...terms, count: 2 },
        { ...wishOf(second, false), count: 1 },
    ];
    expect(othersWaiting(first, waiting, null)).toBe(2);
    expect(othersWaiting(first, waiting, terms)).toBe(1);
    expect(othersWaiting(second, waiting, terms)).toBe(1);
    expect(othersWaiting(first, [], terms)).toBe(0);
});
