import type { Choice, Decision } from '../../core/types';

/** The decisions that are known to win. */
export const winsOf = (choices: readonly Choice[]): Decision[] =>
    choices.filter(({ verdict }) => verdict === 'win').map(({ decision }) => decision);

export function isSettled(choices: readonly Choice[], decision: Decision): boolean {
    const choice = choices.find((each) => each.decision === decision);
    return choice !== undefined && choice.verdict !== 'unknown';
}

const worth = { win: 0, unknown: 1, loss: 2 };
/** A winner hurries, a loser takes his time. */
const byDistance = (a: Choice, b: Choice): number => {
    const difference = (a.distance ?? 0) - (b.distance ?? 0);
    return a.verdict === 'win' ? difference : -difference;
};
export const byVerdict = (a: Choice, b: Choice): number => worth[a.verdict] - worth[b.verdict] || byDistance(a, b);
export const byPoints = (a: Choice, b: Choice): number => (b.points ?? -99) - (a.points ?? -99) || byVerdict(a, b);
