import { isFill, squaresOf } from '../../match/decision';
import { otherPlayer } from '../../words/players';
import type { Core } from '../../core/core';
import type { Event, Line, Player } from '../../core/types';
import type { BoardMark } from '../../board/types';
import { tellAll, type Voice } from '../../words/sentences';
import type { Fault } from './referee';
import { ideaOf, wayOf } from './ideas';
import type { Solving } from './solving.svelte';
import type { Task } from './task';
import type { PuzzleText } from '../../words/parts.svelte';

/** What is needed to put things into words. */
export interface Words {
    text: PuzzleText;
    voice: Voice;
    /** A decision as the score sheet has it. */
    written: (line: Line, decision: string) => string;
}

export const sideName = (player: Player, { voice }: Words): string => voice.text.said.player(player, voice.edition);

/** What has to be done. */
export function taskSentence({ aim, solver }: Task, words: Words): string {
    const say = words.text.task;
    const side = sideName(solver, words);
    if (aim.fill) return aim.theme === 'lesson' ? say.lessonFill(side) : say.fill(side);
    switch (aim.theme) {
        case 'lesson':
            return say.lesson(side);
        case 'sumo':
            return say.points(side, aim.points, aim.moves);
        case 'push':
            return aim.points > 1
                ? say.points(side, aim.points, aim.moves)
                : say.push(side, aim.moves, words.voice.edition);
        case 'deadlock':
            return aim.forcesDeadlock
                ? say.forceDeadlock(side, sideName(otherPlayer(solver), words))
                : say.avoidDeadlock(side);
        case 'hold':
            return aim.own > 1 ? say.holdMore(side, aim.own) : say.hold(side);
        default:
            if (aim.points > 1) return say.points(side, aim.points, aim.moves);
            return aim.moves === null ? say.winSomehow(side) : say.win(side, aim.moves);
    }
}

/** Why a decision is wrong. */
export function faultSentence(fault: Fault | null, { solver, points }: Task, words: Words): string {
    const say = words.text.faults;
    const other = sideName(otherPlayer(solver), words);
    switch (fault?.kind) {
        case 'loses':
            if (fault.moves === 0) return say.losesAtOnce;
            return fault.moves === null ? say.losesSomehow(other) : say.loses(other, fault.moves);
        case 'too-few':
            return fault.moves === 0
                ? say.tooFewAtOnce(fault.points ?? 0, points)
                : say.tooFew(fault.points ?? 0, points);
        case 'fill':
            return say.fill(other, fault.openings.length);
        default:
            return say.unclear;
    }
}

/** How a refutation ends that is not shown to its end; nothing where it is. */
export function untoldEnd(core: Core, { phase, wrong, tryout, task }: Solving, words: Words): string {
    const last = core.eventsAt(tryout.line, tryout.last - 1);
    const isOver = last.some(({ kind }) => kind === 'round-won' || kind === 'deadlock');
    if (phase !== 'refuted' || !wrong?.fault || isOver) return '';
    const winner = wrong.fault.kind === 'too-few' ? task.solver : otherPlayer(task.solver);
    return words.text.faults.andWins(sideName(winner, words));
}

/** All that has been given away so far, the newest last. */
export function hintSentences(core: Core, solving: Solving, words: Words): string[] {
    const { next, hintLevel, hintsHere, task } = solving;
    if (next === null || hintLevel === 0) return [];
    const say = words.text.hints;
    const line = tipOf(solving);
    const idea = say[ideaOf(core, line, next, task)];
    const way = wayOf(core, line, next);
    const colour = way && words.voice.shown(way.colour);
    const direction = way && colour ? (way.pushes ? say.pushes(colour) : say.way(colour, say.ways[way.way])) : '';
    const answer = say.move(words.written(line, next));
    return [idea, direction, answer].filter((_, index) => hintsHere === 3 || index !== 1).slice(0, hintLevel);
}

/** The line whose next decision is asked for. */
export function tipOf({ task, at }: Solving): Line {
    return { ...task.line, decisions: [...task.line.decisions, ...task.solution.slice(0, at)] };
}

/** What stands on the board beside the towers: the move that a hint gives away, or the Challenger's good moves. */
export function marksOf(solving: Solving): BoardMark[] {
    const { phase, next, hintLevel, hintsHere, wrong, atTip, tryout } = solving;
    if (phase === 'asking' && atTip && next && hintLevel === hintsHere && !isFill(next)) {
        return [{ ...squaresOf(next), kind: 'hint', label: '' }];
    }
    // A wrong fill is the last decision there: what the Challenger can do with it is seen at a glance.
    const openings = phase === 'refuting' || phase === 'refuted' ? (wrong?.fault?.openings ?? []) : [];
    const filled = isFill(tryout.line.decisions[tryout.step - 1]);
    return filled ? openings.map((decision) => ({ ...squaresOf(decision), kind: 'loss', label: '' })) : [];
}

/** What happened, in sentences; that a match is over with the round is nothing to be told here. */
export function happenedSentences(events: readonly Event[], { voice }: Words): string[] {
    return tellAll(
        events.filter(({ kind }) => kind !== 'point' && kind !== 'decided'),
        voice,
    );
}

/** What the last decision on the board did. */
export function lastSentences({ tryout }: Solving, words: Words): string[] {
    return happenedSentences(tryout.lastEvents, words);
}
