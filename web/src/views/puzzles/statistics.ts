import type { Attempt, Progress } from './progress';
import { strengthOf } from './strength';
import { grades, themes, type Puzzle, type Theme } from './types';

export interface Tally {
    /** How many there are. */
    all: number;
    tried: number;
    solved: number;
    /** At the first try, with no hint. */
    clean: number;
}

export interface Statistics {
    total: Tally;
    byTheme: { theme: Theme; tally: Tally }[];
    byGrade: { grade: number; tally: Tally }[];
    hints: number;
    strength: number;
    /** First tries that are settled. */
    firstTries: number;
}

export function tallyOf(puzzles: readonly Puzzle[], { attempts }: Progress): Tally {
    const made = puzzles.flatMap(({ id }) => attempts[id] ?? []);
    return {
        all: puzzles.length,
        tried: made.filter((attempt) => attempt.clean !== null).length,
        solved: made.filter((attempt) => attempt.solved !== null).length,
        clean: made.filter((attempt) => attempt.clean).length,
    };
}

export function statisticsOf(puzzles: readonly Puzzle[], progress: Progress): Statistics {
    const attempts: Attempt[] = Object.values(progress.attempts);
    return {
        total: tallyOf(puzzles, progress),
        byTheme: themes.map((theme) => ({
            theme,
            tally: tallyOf(
                puzzles.filter((puzzle) => puzzle.theme === theme),
                progress,
            ),
        })),
        byGrade: grades.map((grade) => ({
            grade,
            tally: tallyOf(
                puzzles.filter((puzzle) => puzzle.grade === grade),
                progress,
            ),
        })),
        hints: attempts.reduce((sum, { hints }) => sum + hints, 0),
        strength: strengthOf(attempts),
        firstTries: attempts.filter(({ clean }) => clean !== null).length,
    };
}
