import { otherPlayer } from '../words/players';
import type { Core } from '../core/core';
import type { Line, Player, Review, ReviewedDecision, Verdict } from '../core/types';
import { sideOf } from '../match/decision';

/** How a decision is judged; whether a mistake was a blunder, its sign says. */
export type Judgement = Exclude<ReviewedDecision['gravity'], 'blunder'>;

/** A reviewed decision and how things stood when it had been taken. */
export interface Moment {
    reviewed: ReviewedDecision;
    judgement: Judgement;
    /** How many decisions had been taken then: jump there to see it. */
    after: number;
    round: number;
    /** Among the moves of its round, from 1; null for a fill. */
    number: number | null;
    /** Who wins the round from there on; after a fill, the next one. Null: not settled. */
    winner: Player | null;
    /** How many more moves of both sides that takes; 0 when the round is over, null when it is not known. */
    remaining: number | null;
    /** Gold's chance of the match, 0 to 1. */
    goldChance: number | null;
}

function winnerBy(verdict: Verdict, player: Player): Player | null {
    if (verdict === 'unknown') return null;
    return verdict === 'win' ? player : otherPlayer(player);
}

/** Where each round begins: how many decisions had been taken. */
export function roundStarts(core: Core, line: Line): number[] {
    return core.entries(line, 'en').flatMap((entry) => (entry.kind === 'round' ? [entry.step] : []));
}

/** The decisions of a review in order, each with its place in the match. */
export function momentsOf(review: Pick<Review, 'decisions'>, starts: readonly number[]): Moment[] {
    return review.decisions.map((reviewed): Moment => {
        const { step, player, played } = reviewed;
        const fill = sideOf(played.decision) !== null;
        // A fill belongs to the round it ends: where the next one begins it has been taken.
        const round = Math.max(1, starts.filter((start) => start <= step).length);
        const chance = played.chance?.value ?? null;
        return {
            reviewed,
            judgement: reviewed.gravity === 'blunder' ? 'mistake' : reviewed.gravity,
            after: step + 1,
            round,
            number: fill ? null : step - (starts[round - 1] ?? 0) + 1,
            winner: winnerBy(played.verdict, player),
            remaining: fill || played.distance === null ? null : played.distance - 1,
            goldChance: chance === null || player === 'gold' ? chance : 1 - chance,
        };
    });
}

/** What is told at the end: the moves that lost it, and those that could have been better. */
export const blemishes = (moments: readonly Moment[]): Moment[] =>
    moments.filter((moment) => moment.judgement !== 'fine');

/** What decided the round that had ended after so many decisions: its last mistake. Null: it was a matter of perfect play. */
export function decisiveIn(moments: readonly Moment[], decisions: number): Moment | null {
    const till = moments.filter(({ after }) => after <= decisions);
    const round = till.at(-1)?.round;
    return till.filter((moment) => moment.round === round && moment.judgement === 'mistake').at(-1) ?? null;
}

export interface Counts {
    decisions: number;
    mistakes: number;
    inaccuracies: number;
    hidden: number;
}

export function countsOf(moments: readonly Moment[], player: Player): Counts {
    const own = moments.filter((moment) => moment.reviewed.player === player);
    const judged = (wanted: Judgement) => own.filter(({ judgement }) => judgement === wanted).length;
    return {
        decisions: own.length,
        mistakes: judged('mistake'),
        inaccuracies: judged('inaccuracy'),
        hidden: judged('hidden'),
    };
}
