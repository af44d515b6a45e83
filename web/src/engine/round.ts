import type { Core } from '../core/core';
import type { Line, RecordEntry } from '../core/types';
import type { OpeningMoves } from './openings';

type RoundEntry = Extract<RecordEntry, { kind: 'round' }>;

/** `obpkyrgn/NGRYKPBO`: how the home rows of a position are written as a line-up. */
function lineUpOf(position: string): string {
    const rows = (position.split(' ')[0] ?? '').split('/');
    return `${rows[0]}/${rows.at(-1)}`;
}

/** The moves of the round that is being played, when it started with every tower on its own colour. */
export function openingMoves(core: Core, line: Line): OpeningMoves | null {
    const setUp = line.start !== null && line.start !== core.firstPosition;
    const round = core
        .entries(line, 'en')
        .filter((entry): entry is RoundEntry => entry.kind === 'round')
        .at(-1);
    if (!round || (round.round === 1 && setUp)) return null;
    if (round.lineUp !== lineUpOf(core.firstPosition)) return null;
    return { starter: round.starter, moves: line.decisions.slice(round.step) };
}
