import type {
    ClockSetup,
    Finding,
    Format,
    FormatKind,
    GameAction,
    GameSetup,
    Line,
    MatchRecord,
    PlacedTower,
    Seat,
} from './types.js';
import type { Style } from './core.js';

/** How the page's data goes into the core: plain text, for which C++ needs no parser worth the name. */

export const usualStyle: Style = { spelling: 'symbols', language: 'en' };

export const styleText = (style: Style): string => `${style.spelling} ${style.language}`;

export const formatText = (format: Format): string =>
    format.kind === 'series' ? `series ${format.rounds}` : format.kind;

/** The format, the start and each decision on lines of their own. */
export const lineText = (line: Line): string =>
    [formatText(line.format), line.start ?? '', ...line.decisions].map(oneLine).join('\n');

/** Number, verdict, distance and points of a move on a line each. */
export const findingsText = (findings: readonly Finding[]): string =>
    findings
        .map(({ move, verdict, distance, points }) => `${move} ${verdict} ${distance ?? '-'} ${points ?? '-'}`)
        .join('\n');

/** A name and a value, each ended by a zero. */
export const tagsText = (tags: MatchRecord['tags']): string =>
    tags.map(({ name, value }) => field(name) + field(value)).join('');

export const commentsText = (comments: MatchRecord['comments']): string =>
    comments.map(({ after, text }) => field(String(after)) + field(text)).join('');

export const towersText = (towers: PlacedTower[]): string =>
    towers.map(({ colour, player, rings, square }) => `${colour} ${player} ${rings} ${square}`).join('\n');

/** The format, the start, name and level of both seats, and the clock, on lines of their own. */
export const gameSetupText = ({ format, start, seats, clock }: GameSetup): string =>
    [formatText(format), start ?? '', ...seatTexts(seats.black), ...seatTexts(seats.gold), clockText(clock)]
        .map(oneLine)
        .join('\n');

export function actionText(action: GameAction): string {
    switch (action.kind) {
        case 'decide':
            return `decide ${action.decision}`;
        case 'take-back':
        case 'redo':
            return `${action.kind} ${action.count}`;
        default:
            return action.kind;
    }
}

const seatTexts = ({ name, level }: Seat): [name: string, level: string] => [name, level === null ? '' : String(level)];

function clockText(clock: ClockSetup): string {
    switch (clock.kind) {
        case 'none':
            return 'none';
        case 'minutes':
            return `minutes ${Math.round(clock.initialMs)} ${Math.round(clock.incrementMs)}`;
        case 'days':
            return `days ${Math.round(clock.perMoveMs)}`;
    }
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ');
const field = (text: string): string => `${text.replaceAll('\0', '')}\0`;

/** The same for the same match, whatever object it is in. */
export const lineKey = (line: Line): string => JSON.stringify([line.format, line.start, line.decisions]);

/** A match in which nothing is decided yet. `start` is a position other than the first. */
export const newLine = (
    format: Exclude<FormatKind, 'series'> | Format = 'single',
    start: string | null = null,
): Line => ({
    format: typeof format === 'string' ? { kind: format, rounds: 1 } : format,
    start,
    decisions: [],
});
