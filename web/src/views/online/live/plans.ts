import type { Core } from '../../../core/core';
import type { Colour, Move, PlacedTower, Player } from '../../../core/types';
import type { Plan } from '../../../net/protocol';

/** Where a tower could go if it were named on this board as it stands. The core says so; none when it cannot move. */
export function movesIfNamed(core: Core, towers: PlacedTower[], player: Player, colour: Colour): Move[] {
    const start = core.writeSetup(towers, player, colour);
    const seen = core.look({ format: { kind: 'single', rounds: 1 }, start, decisions: [] });
    if (!seen.ok) return [];
    const { turn, moves } = seen.value.position;
    return turn?.player === player && turn.tower?.colour === colour ? moves : [];
}

/** The answers of a plan that is for this decision; none of one that is for another. */
export function answersFor(plan: Plan | null, ply: number): Plan['answers'] {
    return plan?.ply === ply ? plan.answers : {};
}

/** With one answer more, another one, or one less. */
export function withAnswer(answers: Plan['answers'], colour: Colour, move: string | null): Plan['answers'] {
    const { [colour]: _, ...others } = answers;
    return move === null ? others : { ...others, [colour]: move };
}
