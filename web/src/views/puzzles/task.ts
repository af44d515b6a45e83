import { isFill } from '../../match/decision';
import type { Core } from '../../core/core';
import type { Decision, Event, Line, Player } from '../../core/types';
import type { Lesson } from '../../engine/training/lessons';
import type { Puzzle, Theme } from './types';

/** Something to be solved: a puzzle, or a mistake of one's own that is to be made good. */
export interface Task {
    id: string;
    /** Up to the moment at which the question is put. */
    line: Line;
    /** The decisions from here on are shown before. */
    leadFrom: number;
    solver: Player;
    /** Of both sides. Only these are right, unless others are judged too. */
    solution: readonly Decision[];
    points: number;
    /** A decision that is not the solution's may be as good: the engine is asked. */
    othersMayDo: boolean;
    aim: Aim;
}

/** What has to be reached, as it is told. */
export interface Aim {
    theme: Theme | 'lesson';
    /** How many decisions of the solver lead to the end of the round; null when it does not end. */
    moves: number | null;
    /** How many decisions of the solver the solution has. */
    own: number;
    points: number;
    /** A deadlock that the other side runs into. */
    forcesDeadlock: boolean;
    fill: boolean;
}

/** Everything that happens in the solution, a list for each decision. */
export function eventsOf(core: Core, line: Line, solution: readonly Decision[]): Event[][] {
    const whole: Line = { ...line, decisions: [...line.decisions, ...solution] };
    return solution.map((_, index) => core.eventsAt(whole, line.decisions.length + index));
}

/** Who has to decide after that line; null when it is over or cannot be. */
export function deciderOf(core: Core, line: Line): Player | null {
    const looked = core.look(line);
    return looked.ok ? looked.value.decider : null;
}

export function taskOf(core: Core, puzzle: Puzzle): Task {
    const { id, line, solution, points } = puzzle;
    const solver = deciderOf(core, line) ?? 'black';
    return {
        id,
        line,
        leadFrom: 0,
        solver,
        solution,
        points,
        othersMayDo: false,
        aim: aimOf(core, puzzle, solver),
    };
}

function aimOf(core: Core, { theme, line, solution, points }: Puzzle, solver: Player): Aim {
    const events = eventsOf(core, line, solution).flat();
    const own = solution.filter((_, index) => {
        const before: Line = { ...line, decisions: [...line.decisions, ...solution.slice(0, index)] };
        return deciderOf(core, before) === solver;
    });
    const ends = events.some(({ kind }) => kind === 'round-won' || kind === 'deadlock');
    return {
        theme,
        moves: ends ? own.length : null,
        own: own.length,
        points,
        forcesDeadlock: events.some((event) => event.kind === 'deadlock' && event.loser !== solver),
        fill: isFill(solution[0]),
    };
}

/** Two decisions before it remind one of where it was. */
const shownBefore = 2;

/** One decision is asked for, and any that wins is right. */
export function lessonTask(core: Core, { id, line, player, better }: Lesson): Task {
    const last = line.decisions.length;
    const fill = isFill(better);
    return {
        id,
        line,
        leadFrom: Math.max(0, last - shownBefore),
        solver: deciderOf(core, line) ?? player,
        solution: [better],
        points: 1,
        othersMayDo: true,
        aim: { theme: 'lesson', moves: null, own: 1, points: 1, forcesDeadlock: false, fill },
    };
}
