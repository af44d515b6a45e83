import type { NewTournament, TournamentKind } from '../../../net/protocol';
import { quickClock, type DayChoice, type Pace, type rankedFormats } from '../choices';

/** Of how many games a meeting is. */
export type MeetingLength = 'two' | 'one';

/** What somebody chose for a tournament. */
export interface TournamentChoices {
    name: string;
    kind: TournamentKind;
    format: (typeof rankedFormats)[number];
    clock: 'minutes' | 'days';
    games: MeetingLength;
    pace: Exclude<Pace, 'own'>;
    days: DayChoice;
    rounds: number;
    /** That an arena lasts. */
    minutes: number;
    start: 'host' | 'time';
    /** As the field for a date and a time has it: local, without a zone. */
    time: string;
    rated: boolean;
}

export function newTournament(choices: TournamentChoices): NewTournament {
    const isArena = choices.kind === 'arena';
    const rounds = Number.isFinite(choices.rounds) ? Math.min(Math.max(Math.round(choices.rounds), 0), 20) : 0;
    return {
        name: choices.name,
        kind: choices.kind,
        format: { kind: choices.format, rounds: 1 },
        clock: quickClock(isArena || choices.clock === 'minutes' ? choices.pace : choices.days),
        rated: choices.rated,
        rounds: choices.kind === 'swiss' ? rounds : 0,
        games: choices.games === 'one' ? 1 : 2,
        ...(isArena ? { minutes: Math.round(choices.minutes) } : {}),
        begins: choices.start === 'time' ? new Date(choices.time).getTime() : null,
    };
}
