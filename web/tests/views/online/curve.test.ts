import { expect, it } from 'vitest';
import { curveOf, height, width } from '../../../src/views/online/person/curve';

const format = { kind: 'standard', rounds: 1 } as const;
const points = (...ratings: number[]) => ratings.map((rating, game) => ({ at: 1000 * Math.max(game - 1, 0), rating }));

it('is nothing without a game', () => {
    expect(curveOf({ format, points: [] })).toBeNull();
});

it('goes from the first rating to the last, within the box and between round numbers', () => {
    const curve = curveOf({ format, points: points(1500, 1662, 1580, 1710) });
    expect(curve).toMatchObject({ games: 3, first: 1500, last: 1710, least: 1500, most: 1710, from: 0, until: 2000 });
    expect(curve?.grid.map(({ rating }) => rating)).toEqual([1500, 1600, 1700, 1800]);
    expect(curve?.grid.map(({ y }) => y)).toEqual([height, (height * 2) / 3, height / 3, 0]);
    expect(curve?.points).toBe(`0,${height} 0,83 ${width / 2},132 ${width},54`);
});

it('is a line even for one game, and for one that changed nothing', () => {
    expect(curveOf({ format, points: points(1500, 1662) })?.points).toMatch(/^0,\d+ 0,\d+ 600,\d+$/);
    expect(curveOf({ format, points: points(1500, 1500) })?.points).toBe(`0,${height} 0,${height} 600,${height}`);
});
