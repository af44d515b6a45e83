import type { Player } from '../core/types';
import type { Moment } from './moments';

/** A decision as it is drawn: up for Gold, down for Black, the higher the nearer the end of the round is. */
export interface Bar {
    moment: Moment;
    x: number;
    width: number;
    winner: Player | null;
    /** Of half the picture, 0 to 1. */
    height: number;
}

export interface RoundSpan {
    round: number;
    x: number;
    width: number;
}

export interface Graph {
    bars: Bar[];
    rounds: RoundSpan[];
}

const roundGap = 8;
/** Longer than nearly every round: what is further off looks the same. */
const horizon = 36;
const lowest = 0.18;
const unknownHeight = 0.1;
const unknownDistance = 0.4;

export function heightOf({ winner, remaining }: Pick<Moment, 'winner' | 'remaining'>): number {
    if (winner === null) return unknownHeight;
    if (remaining === null) return unknownDistance;
    return 1 - (1 - lowest) * (Math.min(remaining, horizon) / horizon);
}

/** All decisions side by side, with a gap where a round ends. */
export function graphOf(moments: readonly Moment[], width: number): Graph {
    const numbers = [...new Set(moments.map((moment) => moment.round))];
    const room = Math.max(0, width - roundGap * Math.max(0, numbers.length - 1));
    const each = moments.length === 0 ? 0 : room / moments.length;
    const gapsBefore = new Map(numbers.map((round, index) => [round, index]));
    const bars = moments.map((moment, index): Bar => ({
        moment,
        x: index * each + roundGap * (gapsBefore.get(moment.round) ?? 0),
        width: each,
        winner: moment.winner,
        height: heightOf(moment),
    }));
    const rounds = numbers.map((round): RoundSpan => {
        const own = bars.filter((bar) => bar.moment.round === round);
        const x = own[0]?.x ?? 0;
        return { round, x, width: own.length * each };
    });
    return { bars, rounds };
}

/** The bar at a place of the picture: the nearest one. */
export function barAt(graph: Graph, x: number): Bar | null {
    const distance = (bar: Bar) => Math.abs(bar.x + bar.width / 2 - x);
    return graph.bars.reduce<Bar | null>((best, bar) => (!best || distance(bar) < distance(best) ? bar : best), null);
}

/** Gold's chance of the match as a path through the middles of the bars; empty where it is not known. */
export function chancePath({ bars }: Graph, height: number): string {
    const points = bars.flatMap(({ moment, x, width }) =>
        moment.goldChance === null
            ? []
            : [`${(x + width / 2).toFixed(1)} ${((1 - moment.goldChance) * height).toFixed(1)}`],
    );
    return points.length > 1 ? `M${points.join('L')}` : '';
}
