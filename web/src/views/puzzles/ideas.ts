import { isFill } from '../../match/decision';
import type { Core } from '../../core/core';
import type { Colour, Decision, Line } from '../../core/types';
import type { TurnEntry } from '../../words/letters';
import type { Task } from './task';
import type { PuzzleText } from '../../words/parts.svelte';

type Idea = Exclude<keyof PuzzleText['hints'], 'ways' | 'way' | 'pushes' | 'move'>;

/** What kind of idea a decision is, by what it does. */
export function ideaOf(core: Core, line: Line, decision: Decision, { solver, points }: Task): Idea {
    if (isFill(decision)) return 'fill';
    const decided = core.decide(line, decision);
    if (!decided.ok) return 'quiet';
    const { events } = decided.value;
    if (events.some(({ kind }) => kind === 'deadlock')) return 'deadlock';
    if (events.some(({ kind }) => kind === 'round-won')) return points > 1 ? 'points' : 'home';
    if (events.some(({ kind }) => kind === 'pushed')) return 'push';
    if (events.some((event) => event.kind === 'blocked' && event.tower.player !== solver)) return 'block';
    const dangers = core.dangers(line).length;
    return dangers > 0 ? 'stop' : 'quiet';
}

export interface Way {
    colour: Colour;
    way: 'forward' | 'left' | 'right' | 'back';
    pushes: boolean;
}

/** Which tower goes which way; null for a fill. */
export function wayOf(core: Core, line: Line, decision: Decision): Way | null {
    const step = line.decisions.length + 1;
    const entries = core.entries({ ...line, decisions: [...line.decisions, decision] }, 'en');
    const move = entries.find((entry): entry is TurnEntry => entry.kind === 'move' && entry.step === step);
    const part = move?.parts[0];
    if (!part?.way) return null;
    const pushes = entries.some((entry) => entry.kind === 'pushed-back' && entry.step === step);
    return { colour: part.tower, way: part.way, pushes };
}
