import type { Format, FormatKind, Player } from '../../core/types';
import { formatKinds, levels, type Level } from '../../match/choices';
import type { NewComputerGame, NewInvitation, OnlineClock } from '../../net/protocol';

export const ways = ['friend', 'computer'] as const;
export type Way = (typeof ways)[number];
export const sides = ['chance', 'experience', 'black', 'gold'] as const;
export type SideChoice = (typeof sides)[number];
export const clockKinds = ['none', 'days', 'minutes'] as const;
export type ClockKind = (typeof clockKinds)[number];
export const dayChoices = ['1', '2', '3', '7', '14'] as const;
export type DayChoice = (typeof dayChoices)[number];
export const paces = ['3+2', '5+3', '10+5', '15+10', '30+10', 'own'] as const;
export type Pace = (typeof paces)[number];
export const audiences = ['link', 'lobby', 'person'] as const;
export type Audience = (typeof audiences)[number];
/** Those that have a leader board; series differ in their rounds. */
export const rankedFormats = ['single', 'standard', 'long', 'marathon'] as const satisfies readonly FormatKind[];

/** What somebody chose for the next game. */
export interface Choices {
    way: Way;
    format: FormatKind;
    rounds: number;
    side: SideChoice;
    clock: ClockKind;
    days: DayChoice;
    pace: Pace;
    minutes: number;
    increment: number;
    rated: boolean;
    /** In a rated game: whether both may see beforehand which tower a move calls. */
    preview: boolean;
    audience: Audience;
    level: Level;
}

export const firstChoices: Choices = {
    way: 'friend',
    format: 'standard',
    rounds: 3,
    side: 'chance',
    clock: 'none',
    days: '3',
    pace: '10+5',
    minutes: 20,
    increment: 10,
    rated: true,
    preview: true,
    audience: 'link',
    level: 3,
};

const day = 24 * 60 * 60_000;
const within = (value: number, least: number, most: number): number =>
    Number.isFinite(value) ? Math.min(Math.max(value, least), most) : least;

const minutesClock = (minutes: number, increment: number): OnlineClock => ({
    kind: 'minutes',
    initialMs: Math.round(within(minutes, 1, 600) * 60_000),
    incrementMs: Math.round(within(increment, 0, 600) * 1000),
});

function paceClock(pace: string): OnlineClock {
    const [minutes = 0, increment = 0] = pace.split('+').map(Number);
    return minutesClock(minutes, increment);
}

export function clockOf(choices: Choices): OnlineClock {
    switch (choices.clock) {
        case 'none':
            return { kind: 'none' };
        case 'days':
            return { kind: 'days', perMoveMs: Number(choices.days) * day };
        case 'minutes':
            return choices.pace === 'own' ? minutesClock(choices.minutes, choices.increment) : paceClock(choices.pace);
    }
}

/** `3+2`, or `1 day`. */
export function quickClock(pace: string): OnlineClock {
    return pace.includes('+') ? paceClock(pace) : { kind: 'days', perMoveMs: Number.parseInt(pace) * day };
}

const formatOf = ({ format, rounds }: Choices): Format => ({
    kind: format,
    rounds: format === 'series' ? Math.round(within(rounds, 2, 99)) : 1,
});

const sideOf = ({ side }: Choices): Player | null => (side === 'black' || side === 'gold' ? side : null);

/** `rated` needs an account, and a clock. */
export function invitationFrom(choices: Choices, to: string, mayBeRated: boolean): NewInvitation {
    const rated = mayBeRated && choices.rated && choices.clock !== 'none';
    const wanted: NewInvitation = {
        format: formatOf(choices),
        hostSide: sideOf(choices),
        ...(choices.side === 'experience' && { byExperience: true }),
        clock: clockOf(choices),
        rated,
        ...(rated && !choices.preview && { noPreview: true }),
        visibility: choices.audience === 'lobby' ? 'lobby' : 'link',
    };
    return choices.audience === 'person' ? { ...wanted, to: to.trim() } : wanted;
}

export function computerGameFrom(choices: Choices): NewComputerGame {
    return {
        format: formatOf(choices),
        side: sideOf(choices),
        level: choices.level,
        clock: clockOf(choices),
    };
}

/** What was chosen last time; what cannot be understood is as it is at first. */
export function choicesFrom(text: string | null): Choices {
    let stored: unknown = null;
    try {
        stored = JSON.parse(text ?? 'null');
    } catch {
        // Nothing of worth is lost.
    }
    const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
    const one = <K extends keyof Choices>(key: K, options: readonly Choices[K][]): Choices[K] =>
        options.includes(given[key] as Choices[K]) ? (given[key] as Choices[K]) : firstChoices[key];
    const number = (key: 'rounds' | 'minutes' | 'increment'): number =>
        typeof given[key] === 'number' ? given[key] : firstChoices[key];
    return {
        way: one('way', ways),
        format: one('format', formatKinds),
        rounds: number('rounds'),
        side: one('side', sides),
        clock: one('clock', clockKinds),
        days: one('days', dayChoices),
        pace: one('pace', paces),
        minutes: number('minutes'),
        increment: number('increment'),
        rated: one('rated', [true, false]),
        preview: one('preview', [true, false]),
        audience: one('audience', audiences),
        level: one('level', levels),
    };
}
