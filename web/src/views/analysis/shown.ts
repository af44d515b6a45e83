import type { Core } from '../../core/core';
import type { Decision, MatchState, Square } from '../../core/types';
import type { ColourNaming } from '../../words/letters';
import type { TowerTally } from './choices';
import type { LiveAnalysis } from '../../engine/live.svelte';
import type { Autoplay } from './autoplay.svelte';
import type { Session } from './session.svelte';

/** What is looked at, and what can be done with it: the same for all panels beside the board. */
export interface Shown {
    core: Core;
    session: Session;
    autoplay: Autoplay;
    match: MatchState;
    live: LiveAnalysis;
    towers: readonly TowerTally[];
    naming: ColourNaming | null;
    /** The tower whose moves are shown when any may move; null: all of them. */
    chosen: Square | null;
    /** An online match of mine whose running round this may be part of: the engine is closed. */
    running: string | null;
    onchoose: (square: Square | null) => void;
    onplay: (decision: Decision) => void;
    onsetup: () => void;
}
