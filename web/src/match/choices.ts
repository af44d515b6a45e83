import type { ClockSetup, FormatKind, GameSetup, Line, Player } from '../core/types';
import { onShelf, putOnShelf } from '../browser/shelf.svelte';
import { otherPlayer } from '../words/players';

export const modes = ['computer', 'people', 'watch'] as const;
export type Mode = (typeof modes)[number];
export const formatKinds = [
    'single',
    'series',
    'standard',
    'long',
    'marathon',
] as const satisfies readonly FormatKind[];
export const sideChoices = ['black', 'gold', 'chance', 'experience'] as const;
export type SideChoice = (typeof sideChoices)[number];
export const clockChoices = ['none', 'blitz', 'rapid', 'slow', 'own'] as const;
export type ClockChoice = (typeof clockChoices)[number];
export const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Level = (typeof levels)[number];

/** What was chosen for a new match. `names[0]` is whoever sits here first. */
export interface Choices {
    mode: Mode;
    level: Level;
    /** Computer against computer. */
    levels: Record<Player, Level>;
    side: SideChoice;
    /** Of two people, who has more experience. */
    experienced: 0 | 1;
    format: FormatKind;
    rounds: number;
    clock: ClockChoice;
    minutes: number;
    increment: number;
    names: [string, string];
}

export const firstChoices: Choices = {
    mode: 'computer',
    level: 2,
    levels: { black: 6, gold: 6 },
    side: 'black',
    experienced: 0,
    format: 'single',
    rounds: 3,
    clock: 'none',
    minutes: 15,
    increment: 10,
    names: ['', ''],
};

const clocks: Record<Exclude<ClockChoice, 'none' | 'own'>, { minutes: number; increment: number }> = {
    blitz: { minutes: 3, increment: 2 },
    rapid: { minutes: 10, increment: 5 },
    slow: { minutes: 30, increment: 10 },
};

function within(value: number, least: number, most: number): number {
    return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;
}

function clockOf(choices: Choices): ClockSetup {
    // Spectators need no clock.
    if (choices.clock === 'none' || choices.mode === 'watch') return { kind: 'none' };
    const { minutes, increment } = choices.clock === 'own' ? choices : clocks[choices.clock];
    return {
        kind: 'minutes',
        initialMs: Math.round(within(minutes, 0.1, 24 * 60) * 60_000),
        incrementMs: Math.round(within(increment, 0, 600) * 1000),
    };
}

/**
 * The side of whoever is named first. By experience, the more experienced one takes Gold and leaves Black the first
 * move.
 */
function firstSide(choices: Choices, chance: number, experienced: boolean): Player {
    switch (choices.side) {
        case 'black':
        case 'gold':
            return choices.side;
        case 'chance':
            return chance < 0.5 ? 'black' : 'gold';
        case 'experience':
            return experienced ? 'gold' : 'black';
    }
}

/**
 * @param chance from 0 up to 1, drawn for this match
 * @param experienced whether the person has beaten the chosen level more often than not
 * @param from a match to be played on
 */
export function setupOf(
    choices: Choices,
    chance: number,
    experienced: boolean,
    from: Pick<Line, 'format' | 'start'> | null = null,
): GameSetup {
    const rounds = choices.format === 'series' ? Math.round(within(choices.rounds, 2, 99)) : 1;
    const common = {
        format: from?.format ?? { kind: choices.format, rounds },
        start: from?.start ?? null,
        clock: clockOf(choices),
    };
    if (choices.mode === 'watch') {
        const { black, gold } = choices.levels;
        return { ...common, seats: { black: { name: '', level: black }, gold: { name: '', level: gold } } };
    }
    const two = choices.mode === 'people';
    const first = firstSide(choices, chance, two ? choices.experienced === 0 : experienced);
    const [one, other] = choices.names.map((name) => name.trim());
    const seats = {
        [first]: { name: one ?? '', level: null },
        [otherPlayer(first)]: two ? { name: other ?? '', level: null } : { name: '', level: choices.level },
    };
    return { ...common, seats: seats as GameSetup['seats'] };
}

const key = 'kamisado.new-match';

/** The choices of last time; unreadable ones get their default. */
export function choicesFrom(text: string | null): Choices {
    let stored: unknown = null;
    try {
        stored = JSON.parse(text ?? 'null');
    } catch {
        // Losing it does no harm.
    }
    if (typeof stored !== 'object' || stored === null) return structuredClone(firstChoices);
    const given = stored as Partial<Record<keyof Choices, unknown>>;
    const one = <T>(options: readonly T[], value: unknown, otherwise: T): T =>
        options.includes(value as T) ? (value as T) : otherwise;
    const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
    const givenLevels = (given.levels ?? {}) as Partial<Record<Player, unknown>>;
    const names = Array.isArray(given.names) ? given.names : [];
    const name = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : '');
    return {
        mode: one(modes, given.mode, firstChoices.mode),
        level: one(levels, given.level, firstChoices.level),
        levels: {
            black: one(levels, givenLevels.black, firstChoices.levels.black),
            gold: one(levels, givenLevels.gold, firstChoices.levels.gold),
        },
        side: one(sideChoices, given.side, firstChoices.side),
        experienced: one([0, 1] as const, given.experienced, 0),
        format: one(formatKinds, given.format, firstChoices.format),
        rounds: number(given.rounds, firstChoices.rounds),
        clock: one(clockChoices, given.clock, firstChoices.clock),
        minutes: number(given.minutes, firstChoices.minutes),
        increment: number(given.increment, firstChoices.increment),
        names: [name(names[0]), name(names[1])],
    };
}

export function storedChoices(): Choices {
    return choicesFrom(onShelf(key));
}

export function keepChoices(choices: Choices): void {
    putOnShelf(key, JSON.stringify(choices));
}
