import { size, type Place } from './geometry';
import type { Square } from '../core/types';

const last = size - 1;
const clamped = (value: number) => Math.min(last, Math.max(0, value));

/** Where a key leads on a board as it is seen; null when it is no key that leads anywhere. */
export function moved({ column, row }: Place, key: string, control: boolean): Place | null {
    switch (key) {
        case 'ArrowLeft':
            return { column: clamped(column - 1), row };
        case 'ArrowRight':
            return { column: clamped(column + 1), row };
        case 'ArrowUp':
            return { column, row: clamped(row - 1) };
        case 'ArrowDown':
            return { column, row: clamped(row + 1) };
        case 'Home':
            return control ? { column: 0, row: 0 } : { column: 0, row };
        case 'End':
            return control ? { column: last, row: last } : { column: last, row };
        case 'PageUp':
            return { column, row: 0 };
        case 'PageDown':
            return { column, row: last };
        default:
            return null;
    }
}

/** The next square of a list after (or before) the one with the focus, round and round. */
export function neighbour(squares: readonly Square[], current: Square, step: 1 | -1): Square | null {
    if (squares.length === 0) return null;
    const here = squares.indexOf(current);
    const next = here < 0 ? (step === 1 ? 0 : squares.length - 1) : (here + step + squares.length) % squares.length;
    return squares[next] ?? null;
}
