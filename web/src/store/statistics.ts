import { otherPlayer } from '../words/players';
import type { FormatKind, Player } from '../core/types';
import { personIn } from './summary';
import type { MatchEntry } from './types';

export interface Tally {
    wins: number;
    losses: number;
    ties: number;
}

export interface Statistics {
    all: Tally;
    /** Levels that were played, the lowest first. */
    byLevel: { level: number; tally: Tally; byColour: Record<Player, Tally> }[];
    byColour: Record<Player, Tally>;
    /** Formats that were played, the shortest first. */
    byFormat: { format: FormatKind; tally: Tally }[];
    /** How the last matches went: how many of one kind in a row. */
    run: { kind: 'wins' | 'losses' | 'ties'; length: number } | null;
    longestWins: number;
}

const formats: readonly FormatKind[] = ['single', 'series', 'standard', 'long', 'marathon'];
const empty = (): Tally => ({ wins: 0, losses: 0, ties: 0 });
export const totalOf = ({ wins, losses, ties }: Tally): number => wins + losses + ties;

interface Outcome {
    kind: keyof Tally;
    level: number;
    colour: Player;
    format: FormatKind;
}

function outcomeOf({ summary }: MatchEntry): Outcome | null {
    const colour = personIn(summary);
    if (colour === null || !summary.end) return null;
    const { winner } = summary.end;
    const level = summary.seats[otherPlayer(colour)].level ?? 0;
    const kind = winner === null ? 'ties' : winner === colour ? 'wins' : 'losses';
    return { kind, level, colour, format: summary.format.kind };
}

/** How one person did against the computer, in all matches that came to an end. */
export function statisticsOf(entries: readonly MatchEntry[]): Statistics {
    const outcomes = [...entries]
        .sort((a, b) => a.created - b.created || a.changed - b.changed)
        .map(outcomeOf)
        .filter((outcome) => outcome !== null);
    const tally = (which: (outcome: Outcome) => boolean = () => true) => {
        const counted = empty();
        for (const outcome of outcomes) if (which(outcome)) ++counted[outcome.kind];
        return counted;
    };
    const colours = (which: (outcome: Outcome) => boolean) => ({
        black: tally((one) => which(one) && one.colour === 'black'),
        gold: tally((one) => which(one) && one.colour === 'gold'),
    });
    const levels = [...new Set(outcomes.map(({ level }) => level))].sort((a, b) => a - b);
    return {
        all: tally(),
        byLevel: levels.map((level) => ({
            level,
            tally: tally((one) => one.level === level),
            byColour: colours((one) => one.level === level),
        })),
        byColour: colours(() => true),
        byFormat: formats
            .map((format) => ({ format, tally: tally((one) => one.format === format) }))
            .filter(({ tally: counted }) => totalOf(counted) > 0),
        run: runOf(outcomes),
        longestWins: longestOf(outcomes),
    };
}

function runOf(outcomes: readonly Outcome[]): Statistics['run'] {
    const last = outcomes.at(-1);
    if (!last) return null;
    const other = outcomes.findLastIndex(({ kind }) => kind !== last.kind);
    return { kind: last.kind, length: outcomes.length - 1 - other };
}

function longestOf(outcomes: readonly Outcome[]): number {
    let [longest, length] = [0, 0];
    for (const { kind } of outcomes) {
        length = kind === 'wins' ? length + 1 : 0;
        longest = Math.max(longest, length);
    }
    return longest;
}
