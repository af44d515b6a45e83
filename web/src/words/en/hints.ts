import type { ReasonFacts, ShownTower } from '../naming';
import { common } from './common';

const tower = (shown: ShownTower | null) =>
    shown ? `${common.players[shown.owner]}’s ${common.colours[shown.colour]} tower` : 'an enemy tower';
const counted = (count: number | null, one: string, many: string) =>
    `${count ?? 0} ${Math.abs(count ?? 0) === 1 ? one : many}`;
const inMoves = (count: number | null) => (count === null ? '' : ` in ${counted(count, 'move', 'moves')}`);

export const hints = {
    /** Why a choice is good, by the names of src/engine/computer/hint.h. */
    reasons: {
        'only-move': (_: ReasonFacts) => 'It is the only legal move.',
        'wins-at-once': (_: ReasonFacts) => 'It wins the round at once.',
        'wins-in': ({ number }: ReasonFacts) => `It wins the round${inMoves(number)}, whatever the answer.`,
        'every-other-move-loses': (_: ReasonFacts) => 'Every other move loses.',
        'scores-points': ({ number }: ReasonFacts) => `It scores ${counted(number, 'point', 'points')}.`,
        'decides-match': (_: ReasonFacts) => 'It wins the match, whatever the answer.',
        'stops-tower': (facts: ReasonFacts) => `It stops ${tower(facts.tower)}, which could go home.`,
        'leaves-tower-uncalled': (facts: ReasonFacts) => `It does not call ${tower(facts.tower)}, which could go home.`,
        'loses-in': ({ number }: ReasonFacts) =>
            `The round is lost${inMoves(number)} against perfect play; nothing lasts longer.`,
        'hard-to-answer': ({ number, of }: ReasonFacts) =>
            `It is hard to answer: only ${number ?? 0} of ${counted(of, 'answer', 'answers')} ${number === 1 ? 'wins' : 'win'}.`,
        'loses-cheaply': ({ number }: ReasonFacts) =>
            `It loses only ${counted(number, 'point', 'points')}; other moves lose more.`,
        'keeps-tower-off-its-colour': ({ tower: own }: ReasonFacts) =>
            own
                ? `The other side would put your ${common.colours[own.colour]} tower right behind a ${common.colours[own.colour]} square.`
                : 'The other side would put a tower right behind a square of its own colour.',
        'challenger-cannot-win': (_: ReasonFacts) => 'The Challenger cannot win the next round.',
        'better-chances': (_: ReasonFacts) => 'The chances of the match are better than with the other side.',
        'not-solved': (_: ReasonFacts) => 'Who wins is not settled yet.',
    },
    fills: { left: 'fill from the left', right: 'fill from the right' },
    verdicts: {
        win: { atOnce: 'wins at once', in: (moves: number) => `wins in ${moves}`, some: 'wins' },
        loss: { atOnce: 'loses at once', in: (moves: number) => `loses in ${moves}`, some: 'loses' },
        unknown: 'not settled',
    },
};
