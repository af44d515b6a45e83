import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFrom } from '../../../src/net/addresses';
import type { ServerMessage, Tournament, TournamentPairing, TournamentSummary, Wish } from '../../../src/net/protocol';
import { Followed } from '../../../src/views/online/tournament/followed.svelte';
import { newTournament, type TournamentChoices } from '../../../src/views/online/tournament/newTournament';
import {
    countdown,
    enterWord,
    kindWord,
    meetingWord,
    progressWord,
    scoreWord,
    troubleWord,
} from '../../../src/views/online/tournament/words';
import { online } from '../../../src/words/en/online';
import { tournaments as words } from '../../../src/words/en/tournaments';

const choices: TournamentChoices = {
    name: 'Friday',
    kind: 'swiss',
    format: 'standard',
    games: 'two',
    clock: 'minutes',
    pace: '5+3',
    days: '3',
    rounds: 5,
    minutes: 45,
    start: 'host',
    time: '',
    rated: true,
};

const summary: TournamentSummary = {
    id: 'cup',
    name: 'Friday',
    host: { name: 'Akane', kind: 'account' },
    kind: 'swiss',
    format: { kind: 'standard', rounds: 1 },
    clock: { kind: 'minutes', initialMs: 300_000, incrementMs: 3000 },
    rated: true,
    rounds: 5,
    round: 2,
    players: 8,
    state: 'running',
    created: 1,
    begins: null,
    ended: null,
    version: 7,
    yours: false,
    entered: true,
    left: false,
    enterable: false,
    games: 2,
    minutes: 0,
    ends: null,
    paused: false,
};

const tournament: Tournament = {
    tournament: summary,
    standings: { from: 0, total: 0, rows: [] },
    pairings: { round: 2, from: 0, total: 0, rows: [] },
    you: null,
    now: 5,
};

describe('what is chosen for a tournament', () => {
    it('becomes what the server is asked for', () => {
        expect(newTournament(choices)).toEqual({
            name: 'Friday',
            kind: 'swiss',
            format: { kind: 'standard', rounds: 1 },
            clock: { kind: 'minutes', initialMs: 300_000, incrementMs: 3000 },
            rated: true,
            rounds: 5,
            games: 2,
            begins: null,
        });
    });
    it('has rounds in a Swiss tournament alone, and no nonsense', () => {
        expect(newTournament({ ...choices, kind: 'knock-out' }).rounds).toBe(0);
        expect(newTournament({ ...choices, rounds: 99 }).rounds).toBe(20);
        expect(newTournament({ ...choices, rounds: Number.NaN }).rounds).toBe(0);
    });
    it('has two games a meeting, or one', () => {
        expect(newTournament({ ...choices, games: 'one' }).games).toBe(1);
        expect(meetingWord({ ...summary, games: 1 }, words)).toBe(words.meetings.one);
        expect(meetingWord(summary, words)).toBe(words.meetings.two);
    });
    it('is by days, or at a local time', () => {
        expect(newTournament({ ...choices, clock: 'days' }).clock).toEqual({ kind: 'days', perMoveMs: 259_200_000 });
        const { begins } = newTournament({ ...choices, start: 'time', time: '2026-11-20T19:30' });
        expect(begins).toBe(new Date(2026, 10, 20, 19, 30).getTime());
    });
});

describe('words', () => {
    it('say what is played and how far it is', () => {
        expect(kindWord(summary, words, online)).toBe('Swiss, Standard, 5\u00a0min +\u00a03\u00a0s, rated');
        expect(progressWord(summary, words, online)).toBe('Round 2 of 5');
        expect(progressWord({ ...summary, state: 'open' }, words, online)).toBe('Begins when Akane says so');
        expect(progressWord({ ...summary, round: 0 }, words, online)).toBe('begins soon');
    });
    it('say how a meeting ended, and not in signs when nobody came', () => {
        const told = (score: string | null, over = false): string =>
            scoreWord({ score, games: [] } as unknown as TournamentPairing, over, words);
        expect(told('2-0')).toBe('2–0');
        expect(told('+-')).toBe('+− (forfeit)');
        expect(told('-+')).toBe('−+ (forfeit)');
        expect(told('--')).toBe('neither came');
        expect(told(null)).toBe('begins soon');
        expect(told(null, true)).toBe('did not count');
    });
    it('say why not', () => {
        const refusal = { id: 'online.tournament-full', sentence: 'full', arguments: { most: '50' } };
        expect(troubleWord(refusal, words, online)).toContain('50 players');
        expect(troubleWord({ ...refusal, id: 'online.new' }, words, online)).toBe('full');
    });
    it('have addresses', () => {
        expect(placeFrom('tournaments')).toEqual({ kind: 'tournaments' });
        expect(placeFrom('tournament/cup')).toEqual({ kind: 'tournament', tournament: 'cup' });
        expect(placeFrom('tournament')).toEqual({ kind: 'nowhere' });
    });
});

describe('a tournament that is followed', () => {
    afterEach(() => vi.useRealTimers());

    function followed() {
        vi.useFakeTimers();
        const asked: Wish[] = [];
        let hear: (message: ServerMessage) => void = () => undefined;
        const load = vi.fn(() => Promise.resolve({ ok: true as const, value: tournament }));
        const one = new Followed('cup', load, {
            ask: (wish) => {
                asked.push(wish);
                return Promise.resolve(null);
            },
            on: (listener) => {
                hear = listener;
                return () => (hear = () => undefined);
            },
            onOpen: (listener) => {
                listener();
                return () => undefined;
            },
        });
        return { one, asked, load, say: (message: ServerMessage) => hear(message) };
    }

    it('is asked for, followed, and looked at again when it has changed, once for many changes', async () => {
        const { one, asked, load, say } = followed();
        const stop = one.watch();
        await vi.runAllTimersAsync();
        expect(asked).toEqual([{ type: 'tournament', tournament: 'cup', on: true }]);
        expect(one.seen).toBe(tournament);
        expect(load).toHaveBeenCalledTimes(1);
        for (let version = 8; version < 12; ++version) say({ type: 'tournament', tournament: 'cup', version });
        say({ type: 'tournament', tournament: 'other', version: 3 });
        await vi.runAllTimersAsync();
        expect(load).toHaveBeenCalledTimes(2);
        say({ type: 'started', game: 'g', invitation: null, tournament: 'cup' });
        expect(load).toHaveBeenCalledTimes(3);
        stop();
        expect(asked.at(-1)).toEqual({ type: 'tournament', tournament: 'cup', on: false });
        say({ type: 'tournament', tournament: 'cup', version: 13 });
        await vi.runAllTimersAsync();
        expect(load).toHaveBeenCalledTimes(3);
    });

    it('shows the part that was asked for last', async () => {
        const { one, load } = followed();
        await one.show({ standings: 100 });
        expect(load).toHaveBeenLastCalledWith('cup', { round: null, standings: 100, pairings: 0 });
        await one.show({ round: 1 });
        expect(load).toHaveBeenLastCalledWith('cup', { round: 1, standings: 100, pairings: 0 });
    });
});

describe('an arena', () => {
    const arena: TournamentSummary = { ...summary, kind: 'arena', rounds: 0, round: 1, minutes: 45, ends: 60_000 };

    it('is asked for with its length, and by minutes whatever was chosen before', () => {
        const wanted = newTournament({ ...choices, kind: 'arena', clock: 'days', minutes: 30 });
        expect(wanted.minutes).toBe(30);
        expect(wanted.rounds).toBe(0);
        expect(wanted.clock.kind).toBe('minutes');
        expect(newTournament(choices).minutes).toBeUndefined();
    });
    it('says how long it lasts and when it ends', () => {
        expect(kindWord(arena, words, online)).toMatch(/^Arena, 45 min, /);
        expect(progressWord(arena, words, online)).toMatch(/^Ends /);
        expect(progressWord({ ...arena, ends: null }, words, online)).toBe(words.soon);
        expect([59_001, 60_000, 3_600_000, -5].map(countdown)).toEqual(['1:00', '1:00', '1:00:00', '0:00']);
    });
    it('can be joined late, and again after a pause', () => {
        expect(enterWord({ ...arena, state: 'open' }, words)).toBe(words.enter);
        expect(enterWord(arena, words)).toBe(words.arena.join);
        expect(enterWord({ ...arena, paused: true }, words)).toBe(words.arena.resume);
        expect(enterWord(summary, words)).toBe(words.late);
    });
});
