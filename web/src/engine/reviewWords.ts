import type { Choice, Player } from '../core/types';
import type { Naming } from '../words/naming';
import type { Text } from '../words/text.svelte';
import { choiceWords } from '../words/hints';
import type { Moment } from './moments';

/** What a review is told with. */
export interface ReviewWords {
    text: Text;
    naming: Naming;
    percent: Intl.NumberFormat;
}

export const playerName = (player: Player, { text, naming }: ReviewWords): string =>
    text.said.player(player, naming.edition);

/** "Round 2, move 5" */
export function placeOf({ round, number }: Moment, { text }: ReviewWords): string {
    return number === null ? text.review.fillPlace(round) : text.review.place(round, number);
}

/** "Gold is winning, 7 moves to go" */
export function standingOf(moment: Moment, words: ReviewWords): string {
    const { review } = words.text;
    if (moment.winner === null) return review.unsettled;
    const player = playerName(moment.winner, words);
    if (moment.number === null) return review.nextRound(player);
    if (moment.remaining === 0) return review.won(player);
    const winning = review.winning(player);
    return moment.remaining === null ? winning : `${winning}, ${review.toGo(moment.remaining)}`;
}

const isFill = (moment: Moment) => moment.number === null;

function chances(moment: Moment, better: Choice, { text, percent }: ReviewWords): string[] {
    const { played } = moment.reviewed;
    if (!played.chance || !better.chance) return [];
    return [text.review.chances(percent.format(played.chance.value), percent.format(better.chance.value))];
}

/** Why a decision was not fine and what would have been: in sentences. `betterMove` is the better one as it is written. */
export function blemishSentences(moment: Moment, betterMove: string, words: ReviewWords): string[] {
    const { review } = words.text;
    const { judgement, remaining } = moment;
    const { better, winning, all } = moment.reviewed;
    if (!better || judgement === 'fine') return [];
    if (judgement === 'inaccuracy') return [review.better(betterMove), ...chances(moment, better, words)];
    if (isFill(moment)) return [review.gaveNextAway, review.fillHeld(betterMove)];
    const depth = judgement === 'hidden' ? review.onlyPerfect(remaining) : review.refuted(remaining ?? 0);
    return [depth, review.held(betterMove, choiceWords(better, words.text)), review.choices(winning, all)];
}
