import { expect, test } from 'vitest';
import type { FormatKind, Player } from '../../src/core/types';
import { statisticsOf } from '../../src/store/statistics';
import type { MatchEntry } from '../../src/store/types';
import { sampleEntry } from './sample';

let time = 0;
function played(me: Player, level: number, winner: Player | null, kind: FormatKind = 'standard'): MatchEntry {
    const [person, computer] = [
        { name: 'Akane', level: null },
        { name: '', level },
    ];
    const seats = me === 'black' ? { black: person, gold: computer } : { black: computer, gold: person };
    const format = { kind, rounds: 1 };
    return sampleEntry(`m${++time}`, time, { seats, format, end: { winner, reason: 'points' } });
}

test('nothing played is nothing counted', () => {
    const none = { wins: 0, losses: 0, ties: 0 };
    expect(statisticsOf([])).toEqual({
        all: none,
        byLevel: [],
        byColour: { black: none, gold: none },
        byFormat: [],
        run: null,
        longestWins: 0,
    });
});

test('only finished matches of a person against the computer count', () => {
    const person = { name: 'Akane', level: null };
    const over = { winner: 'gold' as const, reason: 'points' };
    const entries = [
        sampleEntry('unfinished', 1, {}),
        sampleEntry('two people', 2, { seats: { black: person, gold: person }, end: over }),
        sampleEntry('two computers', 3, {
            seats: { black: { name: '', level: 1 }, gold: { name: '', level: 2 } },
            end: over,
        }),
    ];
    expect(statisticsOf(entries).all).toEqual({ wins: 0, losses: 0, ties: 0 });
});

test('wins and losses are told apart by level, colour and format', () => {
    const found = statisticsOf([
        played('black', 7, 'black'),
        played('black', 7, 'gold', 'single'),
        played('gold', 7, 'gold', 'single'),
        played('gold', 2, null, 'series'),
    ]);
    expect(found.all).toEqual({ wins: 2, losses: 1, ties: 1 });
    expect(found.byLevel.map(({ level }) => level)).toEqual([2, 7]);
    expect(found.byLevel[1]?.tally).toEqual({ wins: 2, losses: 1, ties: 0 });
    expect(found.byLevel[1]?.byColour.black).toEqual({ wins: 1, losses: 1, ties: 0 });
    expect(found.byColour.gold).toEqual({ wins: 1, losses: 0, ties: 1 });
    expect(found.byFormat.map(({ format }) => format)).toEqual(['single', 'series', 'standard']);
});

test('runs go by the time of playing, not by the order of the list', () => {
    const matches = [
        played('black', 3, 'gold'),
        played('black', 3, 'black'),
        played('black', 3, 'black'),
        played('black', 3, 'black'),
        played('black', 3, 'gold'),
        played('black', 3, 'black'),
        played('black', 3, 'black'),
    ];
    const found = statisticsOf(matches.toReversed());
    expect(found.run).toEqual({ kind: 'wins', length: 2 });
    expect(found.longestWins).toBe(3);
});
