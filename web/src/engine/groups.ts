import { squaresOf } from '../match/decision';
import type { Colour, PlacedTower, Square } from '../core/types';
import type { KnownMove } from './openings';

/** The moves of one tower. */
export interface TowerGroup {
    square: Square;
    colour: Colour;
    moves: KnownMove[];
    wins: number;
}

export interface Summary {
    groups: TowerGroup[];
    wins: number;
    all: number;
    /** What the position is worth for the player to move: his best move's verdict and distance. */
    best: KnownMove | null;
}

/** The quickest win first, then what lasts longest. */
export function byWorth(one: KnownMove, other: KnownMove): number {
    if (one.verdict !== other.verdict) return one.verdict === 'win' ? -1 : 1;
    const quicker = one.distance - other.distance;
    return (one.verdict === 'win' ? quicker : -quicker) || one.decision.localeCompare(other.decision);
}

const winsAmong = (moves: readonly KnownMove[]) => moves.filter((move) => move.verdict === 'win').length;

/** Grouped by tower from left to right, the best move of each first. */
export function summaryOf(moves: readonly KnownMove[], towers: readonly PlacedTower[]): Summary {
    const sorted = [...moves].sort(byWorth);
    const squares = [...new Set(sorted.map((move) => squaresOf(move.decision).from))].sort();
    const groups = squares.flatMap((square) => {
        const tower = towers.find((placed) => placed.square === square);
        const own = sorted.filter((move) => squaresOf(move.decision).from === square);
        return tower ? [{ square, colour: tower.colour, moves: own, wins: winsAmong(own) }] : [];
    });
    return { groups, wins: winsAmong(sorted), all: sorted.length, best: sorted[0] ?? null };
}
