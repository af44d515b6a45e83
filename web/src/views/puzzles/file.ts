import type { Decision, FormatKind } from '../../core/types';
import { hardestGrade, themes, type Puzzle, type Theme } from './types';

const head = 'Kamisado puzzles 1';
const formats: readonly FormatKind[] = ['single', 'standard', 'long', 'marathon'];
const summaryShape = /^([0-9a-z]{5}) ([a-z]+) (\d{1,2}) ([a-z]+) (\d)$/;
const decisionShape = /^(?:[a-h][1-8][a-h][1-8]|fill left|fill right)$/;

/**
 * The puzzles of docs/puzzles.md, in the order of the file. It throws when a line is not as it should be: the file is
 * part of the page, and a test reads it.
 */
export function readPuzzles(text: string): Puzzle[] {
    const [first, ...lines] = text.split('\n');
    if (first !== head) throw new Error(`the first line is not "${head}"`);
    const puzzles = lines.flatMap((line, index) =>
        line === '' || line.startsWith('#') ? [] : [readPuzzle(line, `line ${index + 2}`)],
    );
    const ids = new Set(puzzles.map(({ id }) => id));
    if (ids.size !== puzzles.length) throw new Error('an id is there twice');
    return puzzles;
}

function readPuzzle(line: string, place: string): Puzzle {
    const [summary = '', start = '', lead = '', solution = '', ...rest] = line.split(' | ');
    const [, id = '', theme = '', grade = '', kind = '', points = ''] = summaryShape.exec(summary) ?? [];
    const fields = { theme: asTheme(theme), kind: formats.find((name) => name === kind) };
    if (!fields.theme || !fields.kind || !start || rest.length > 0) throw new Error(`${place}: not a puzzle`);
    const puzzle: Puzzle = {
        id,
        theme: fields.theme,
        grade: Number(grade),
        points: Number(points),
        line: {
            format: { kind: fields.kind, rounds: 1 },
            start,
            decisions: lead === '-' ? [] : readDecisions(lead, place),
        },
        solution: readDecisions(solution, place),
    };
    if (puzzle.grade < 1 || puzzle.grade > hardestGrade) throw new Error(`${place}: no such grade`);
    if (puzzle.points < 1 || puzzle.points > 8) throw new Error(`${place}: ${puzzle.points} points cannot be won`);
    return puzzle;
}

function readDecisions(text: string, place: string): Decision[] {
    const decisions = text.split(', ');
    const wrong = decisions.find((decision) => !decisionShape.test(decision));
    if (wrong !== undefined) throw new Error(`${place}: "${wrong}" is no decision`);
    return decisions;
}

export function asTheme(word: string): Theme | null {
    return themes.find((theme) => theme === word) ?? null;
}
