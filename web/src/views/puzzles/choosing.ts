import type { Progress } from './progress';
import { strengthOf } from './strength';
import { asTheme } from './file';
import { rankOf, type Puzzle, type Rank, type Theme } from './types';

/** Where somebody came from, and so which puzzle is next. */
export type Collection = { kind: 'all' } | { kind: 'theme'; theme: Theme } | { kind: 'grade'; grade: number };

export const everything: Collection = { kind: 'all' };

/** As an address has it: `push`, `grade-3`. */
export function collectionFrom(word: string | null): Collection {
    const theme = asTheme(word ?? '');
    if (theme) return { kind: 'theme', theme };
    const grade = /^grade-(10|[1-9])$/.exec(word ?? '')?.[1];
    return grade ? { kind: 'grade', grade: Number(grade) } : everything;
}

export function wordFor(collection: Collection): string | null {
    if (collection.kind === 'all') return null;
    return collection.kind === 'theme' ? collection.theme : `grade-${collection.grade}`;
}

/** Easy ones first; within a grade those that take fewer rules, in an order that looks like none and is always the same. */
export function puzzlesOf(puzzles: readonly Puzzle[], collection: Collection): Puzzle[] {
    return puzzles
        .filter((puzzle) => {
            if (collection.kind === 'theme') return puzzle.theme === collection.theme;
            return collection.kind === 'all' || puzzle.grade === collection.grade;
        })
        .toSorted((a, b) => a.grade - b.grade || rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
}

const isOpen = (progress: Progress) => (puzzle: Puzzle) => (progress.attempts[puzzle.id]?.solved ?? null) === null;

/**
 * The next unsolved puzzle: the one that suits best among all, a little above what is sure; in a theme or a grade the
 * next in order, and from the end back to the first that was left out. Null when all are solved.
 */
export function nextPuzzle(
    puzzles: readonly Puzzle[],
    progress: Progress,
    collection: Collection,
    after: string | null = null,
): Puzzle | null {
    const all = puzzlesOf(puzzles, collection);
    const open = all.filter((puzzle) => puzzle.id !== after && isOpen(progress)(puzzle));
    if (collection.kind === 'all') return mostSuitable(understood(open, puzzles, progress), progress);
    const here = all.findIndex(({ id }) => id === after);
    return open.find((puzzle) => all.indexOf(puzzle) > here) ?? open[0] ?? null;
}

/** How many puzzles of one rank are solved before the next rank. */
const solvedBefore = 3;

/** The highest rank whose rules somebody has met: those of the puzzles that were solved, one after the other. */
export function metRank(puzzles: readonly Puzzle[], progress: Progress): Rank {
    const solved = puzzles.filter((puzzle) => !isOpen(progress)(puzzle)).map(rankOf);
    const isMet = (rank: number): boolean =>
        solved.some((one) => one >= rank) || solved.filter((one) => one === rank - 1).length >= solvedBefore;
    let most: Rank = 0;
    for (const rank of [1, 2, 3] as const) {
        if (!isMet(rank)) break;
        most = rank;
    }
    return most;
}

/** Nobody is offered a Triple before having met a Double; where nothing else is left, everything is offered. */
function understood(open: readonly Puzzle[], puzzles: readonly Puzzle[], progress: Progress): readonly Puzzle[] {
    const most = metRank(puzzles, progress);
    const known = open.filter((puzzle) => rankOf(puzzle) <= most);
    return known.length > 0 ? known : open;
}

/** The rank whose rules a puzzle takes and that nobody has told yet; null: nothing about it is new. */
export function newRank(puzzle: Puzzle, puzzles: readonly Puzzle[], progress: Progress): Exclude<Rank, 0> | null {
    const rank = rankOf(puzzle);
    const solved = puzzles.some((other) => rankOf(other) >= rank && !isOpen(progress)(other));
    return rank === 0 || solved ? null : rank;
}

function mostSuitable(open: readonly Puzzle[], progress: Progress): Puzzle | null {
    const strength = strengthOf(Object.values(progress.attempts));
    const distance = ({ grade }: Puzzle): number => Math.abs(grade - strength);
    const nearest = Math.min(...open.map(distance));
    const suitable = open.filter((puzzle) => distance(puzzle) === nearest);
    return variedFirst(suitable, progress);
}

/** Not the theme again that there has been most of lately. */
function variedFirst(suitable: readonly Puzzle[], { attempts }: Progress): Puzzle | null {
    const lately = Object.values(attempts)
        .toSorted((a, b) => b.begun - a.begun)
        .slice(0, 6)
        .map(({ theme }) => theme);
    const seen = ({ theme }: Puzzle): number => lately.filter((other) => other === theme).length;
    return suitable.toSorted((a, b) => seen(a) - seen(b) || (a.id < b.id ? -1 : 1))[0] ?? null;
}
