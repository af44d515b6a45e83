import type { Square } from '../core/types';
import { middleOf, unit } from './geometry';

/** What somebody has drawn by hand: an arrow, or a circle where both squares are the same. */
export interface Drawn {
    from: Square;
    to: Square;
}

/** Drawn again, it is gone. */
export function withDrawn(all: readonly Drawn[], one: Drawn): Drawn[] {
    const rest = all.filter(({ from, to }) => from !== one.from || to !== one.to);
    return rest.length < all.length ? rest : [...all, one];
}

/** An arrow's shaft and head as one path, from the edge of its first tower to the middle of its goal. */
export function arrowPath({ from, to }: Drawn, flipped: boolean): string {
    const [a, b] = [middleOf(from, flipped), middleOf(to, flipped)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const at = (along: number, aside: number): string =>
        `${(a.x + x * along - y * aside).toFixed(1)} ${(a.y + y * along + x * aside).toFixed(1)}`;
    const [start, neck, half, wing] = [0.32 * unit, length - 0.34 * unit, 0.085 * unit, 0.22 * unit];
    return `M${at(start, -half)}L${at(neck, -half)}L${at(neck, -wing)}L${at(length, 0)}L${at(neck, wing)}L${at(neck, half)}L${at(start, half)}Z`;
}
