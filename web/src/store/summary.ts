import type { GameState, Player } from '../core/types';
import type { MatchSummary } from './types';

/** What the list shows of a live match. */
export function summaryOf({ setup, match, decisions }: GameState): MatchSummary {
    return {
        format: { ...match.format },
        seats: { black: { ...setup.seats.black }, gold: { ...setup.seats.gold } },
        score: { ...match.score },
        round: match.round,
        end: match.end && { winner: match.end.winner, reason: match.end.reason },
        decisions: decisions.length,
    };
}

/** The only person in a match against a computer, or null. */
export function personIn(summary: MatchSummary): Player | null {
    const { black, gold } = summary.seats;
    if (black.level === null && gold.level !== null) return 'black';
    if (gold.level === null && black.level !== null) return 'gold';
    return null;
}
