import type { Decision, Player, Side, Square } from '../core/types';

/** A decision taken apart: the one place where its text is looked into. */
export type DecisionParts =
    | { kind: 'move'; from: Square; to: Square }
    | { kind: 'fill'; side: Side }
    | { kind: 'resigns' | 'time'; player: Player };

export function partsOf(decision: Decision): DecisionParts {
    const [word, what = ''] = decision.split(' ');
    if (word === 'fill') return { kind: 'fill', side: what as Side };
    if (word === 'resigns' || word === 'time') return { kind: word, player: what as Player };
    return { kind: 'move', ...squaresOf(decision) };
}

/** Where a move goes from and to. Any other decision has no squares: ask `partsOf` first. */
export function squaresOf(move: Decision): { from: Square; to: Square } {
    return { from: move.slice(0, 2), to: move.slice(2, 4) };
}

export const sides: readonly Side[] = ['left', 'right'];

export const fillFrom = (side: Side): Decision => `fill ${side}`;
export const resignationOf = (player: Player): Decision => `resigns ${player}`;

/** The side of a fill; null for any other decision. */
export function sideOf(decision: Decision | undefined): Side | null {
    const parts = decision === undefined ? null : partsOf(decision);
    return parts?.kind === 'fill' ? parts.side : null;
}

export const isFill = (decision: Decision | undefined): boolean => sideOf(decision) !== null;

/** Whether a match was ended by a word and not by a move. */
export function isLastWord(decision: Decision | undefined): boolean {
    return decision !== undefined && 'player' in partsOf(decision);
}
