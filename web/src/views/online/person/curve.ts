import type { Moment, RatingHistories } from '../../../net/protocol';

type History = RatingHistories['histories'][number];

export interface Curve {
    /** For a polyline, in a box of `width` by `height`. */
    points: string;
    /** Lines across, with the rating that they stand for. */
    grid: { y: number; rating: number }[];
    from: Moment;
    until: Moment;
    games: number;
    first: number;
    last: number;
    least: number;
    most: number;
}

export const width = 600;
export const height = 180;

const step = (range: number): number => [25, 50, 100, 200, 400].find((one) => range / one <= 4) ?? 800;

/** Ratings over time, scaled to the box. The first point is what the first game found. */
export function curveOf({ points }: History): Curve | null {
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) return null;
    const ratings = points.map(({ rating }) => rating);
    const least = Math.min(...ratings);
    const most = Math.max(...ratings);
    const every = step(most - least);
    const floor = Math.floor(least / every) * every;
    const top = Math.max(Math.ceil(most / every) * every, floor + every);
    const span = Math.max(last.at - first.at, 1);
    const x = (at: Moment): number => Math.round(((at - first.at) / span) * width);
    const y = (rating: number): number => Math.round((1 - (rating - floor) / (top - floor)) * height);
    // When all happened in one moment there is a line all the same.
    const ends = last.at === first.at ? [...points, { ...last, at: first.at + 1 }] : points;
    return {
        points: ends.map(({ at, rating }) => `${x(at)},${y(rating)}`).join(' '),
        grid: Array.from({ length: (top - floor) / every + 1 }, (_, line) => floor + line * every).map((rating) => ({
            rating,
            y: y(rating),
        })),
        from: first.at,
        until: last.at,
        games: points.length - 1,
        first: first.rating,
        last: last.rating,
        least,
        most,
    };
}
