import { describe, expect, it } from 'vitest';
import { choicesFrom, firstChoices, setupOf, type Choices } from '../../src/match/choices';

const choose = (changes: Partial<Choices>): Choices => ({ ...structuredClone(firstChoices), ...changes });

describe('a new match', () => {
    it('begins for a newcomer with Black, one round, against a gentle computer', () => {
        const setup = setupOf(firstChoices, 0, false);
        expect(setup.format).toEqual({ kind: 'single', rounds: 1 });
        expect(setup.seats.black.level).toBeNull();
        expect(setup.seats.gold.level).toBe(2);
        expect(setup.clock).toEqual({ kind: 'none' });
    });
    it('gives Gold to the more experienced player', () => {
        const computer = choose({ side: 'experience' });
        expect(setupOf(computer, 0, true).seats.gold.level).toBeNull();
        expect(setupOf(computer, 0, false).seats.black.level).toBeNull();
        const people = choose({ mode: 'people', side: 'experience', experienced: 1, names: ['Amy', ' Chris '] });
        expect(setupOf(people, 0, false).seats).toEqual({
            black: { name: 'Amy', level: null },
            gold: { name: 'Chris', level: null },
        });
    });
    it('lets chance decide', () => {
        const setup = choose({ side: 'chance' });
        expect(setupOf(setup, 0.2, false).seats.black.level).toBeNull();
        expect(setupOf(setup, 0.7, false).seats.gold.level).toBeNull();
    });
    it('knows series, clocks and computers among themselves', () => {
        expect(setupOf(choose({ format: 'series', rounds: 5 }), 0, false).format).toEqual({
            kind: 'series',
            rounds: 5,
        });
        expect(setupOf(choose({ format: 'series', rounds: NaN }), 0, false).format.rounds).toBe(2);
        const blitz = { kind: 'minutes', initialMs: 180_000, incrementMs: 2000 };
        expect(setupOf(choose({ clock: 'blitz' }), 0, false).clock).toEqual(blitz);
        const own = choose({ clock: 'own', minutes: 7, increment: 0 });
        expect(setupOf(own, 0, false).clock).toEqual({ kind: 'minutes', initialMs: 420_000, incrementMs: 0 });
        const watch = setupOf(choose({ mode: 'watch', clock: 'blitz', levels: { black: 3, gold: 9 } }), 0, false);
        expect([watch.seats.black.level, watch.seats.gold.level, watch.clock.kind]).toEqual([3, 9, 'none']);
    });
    it('plays on in the format and from the start of a record', () => {
        const from = { format: { kind: 'long', rounds: 1 } as const, start: 'somewhere' };
        const setup = setupOf(firstChoices, 0, false, from);
        expect([setup.format, setup.start]).toEqual([from.format, from.start]);
    });
    it('remembers what can be understood and forgets the rest', () => {
        const stored = choose({ level: 7, format: 'long', names: ['Amy', ''] });
        expect(choicesFrom(JSON.stringify(stored))).toEqual(stored);
        expect(choicesFrom('{"level": 11, "mode": 3, "names": "x", "format": "marathon"}')).toEqual(
            choose({ format: 'marathon' }),
        );
        for (const broken of [null, '', '{', '[]', '7']) expect(choicesFrom(broken)).toEqual(firstChoices);
    });
});
