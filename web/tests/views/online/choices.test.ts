import { describe, expect, it } from 'vitest';
import {
    choicesFrom,
    clockOf,
    computerGameFrom,
    firstChoices,
    invitationFrom,
    quickClock,
    type Choices,
} from '../../../src/views/online/choices';

const day = 24 * 60 * 60_000;
const chosen = (some: Partial<Choices>): Choices => ({ ...firstChoices, ...some });

describe('a clock', () => {
    it('is none, days, or minutes with an increment', () => {
        expect(clockOf(chosen({ clock: 'none' }))).toEqual({ kind: 'none' });
        expect(clockOf(chosen({ clock: 'days', days: '14' }))).toEqual({ kind: 'days', perMoveMs: 14 * day });
        expect(clockOf(chosen({ clock: 'minutes', pace: '3+2' }))).toEqual({
            kind: 'minutes',
            initialMs: 180_000,
            incrementMs: 2000,
        });
    });

    it('of one’s own stays within what makes sense', () => {
        const own = (minutes: number, increment: number) =>
            clockOf(chosen({ clock: 'minutes', pace: 'own', minutes, increment }));
        expect(own(20, 0)).toEqual({ kind: 'minutes', initialMs: 1_200_000, incrementMs: 0 });
        expect(own(Number.NaN, -1)).toEqual({ kind: 'minutes', initialMs: 60_000, incrementMs: 0 });
        expect(own(1e9, 1e9)).toEqual({ kind: 'minutes', initialMs: 36_000_000, incrementMs: 600_000 });
    });

    it('of a quick match is one of a few', () => {
        expect(['3+2', '1 day'].map(quickClock)).toEqual([
            { kind: 'minutes', initialMs: 180_000, incrementMs: 2000 },
            { kind: 'days', perMoveMs: day },
        ]);
    });
});

describe('a game', () => {
    it('by experience is for a friend; the computer has no rating', () => {
        const made = invitationFrom(chosen({ side: 'experience' }), '', true);
        expect(made).toMatchObject({ hostSide: null, byExperience: true });
        expect(invitationFrom(chosen({ side: 'chance' }), '', true)).not.toHaveProperty('byExperience');
        expect(computerGameFrom(chosen({ side: 'experience' })).side).toBeNull();
    });

    it('for a friend, for all, for one', () => {
        const made = invitationFrom(chosen({ format: 'series', rounds: 5, side: 'gold' }), '', false);
        expect(made).toEqual({
            format: { kind: 'series', rounds: 5 },
            hostSide: 'gold',
            clock: { kind: 'none' },
            rated: false,
            visibility: 'link',
        });
        expect(invitationFrom(chosen({ audience: 'lobby' }), 'Chiyo', false)).toMatchObject({ visibility: 'lobby' });
        expect(invitationFrom(chosen({ audience: 'lobby' }), 'Chiyo', false)).not.toHaveProperty('to');
        expect(invitationFrom(chosen({ audience: 'person' }), ' Chiyo ', false)).toMatchObject({
            to: 'Chiyo',
            visibility: 'link',
        });
    });

    it('is rated for accounts only, and with a clock', () => {
        expect(invitationFrom(chosen({ rated: true, clock: 'days' }), '', true).rated).toBe(true);
        expect(invitationFrom(chosen({ rated: true, clock: 'days' }), '', false).rated).toBe(false);
        expect(invitationFrom(chosen({ rated: true, clock: 'none' }), '', true).rated).toBe(false);
    });

    it('against the computer', () => {
        expect(computerGameFrom(chosen({ level: 7, side: 'chance', format: 'single' }))).toEqual({
            format: { kind: 'single', rounds: 1 },
            side: null,
            level: 7,
            clock: { kind: 'none' },
        });
    });
});

it('what was chosen last time comes back, and what makes no sense does not', () => {
    const last = chosen({ way: 'computer', days: '7', rated: false, minutes: 42 });
    expect(choicesFrom(JSON.stringify(last))).toEqual(last);
    for (const text of [null, '', '{', '7', 'null', '[]']) expect(choicesFrom(text)).toEqual(firstChoices);
    expect(choicesFrom('{"way": "quick"}').way).toBe('friend'); // tiles are for that now
    expect(choicesFrom('{"way": "hide", "days": 7, "rated": "yes", "level": 11, "minutes": "x"}')).toEqual(
        firstChoices,
    );
});
