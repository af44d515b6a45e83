import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../src/core/types';
import { placeOf } from '../../../src/views/learn/address';
import { origins } from '../../../src/views/learn/figures/origins';
import { mistakesIn } from '../../../src/views/learn/prose';
import { wholeMatch } from '../../../src/views/learn/whole_match';
import { learn as de } from '../../../src/words/de/learn';
import { learn as en } from '../../../src/words/en/learn';
import { learn as fr } from '../../../src/words/fr/learn';
import type { Learning } from '../../../src/words/parts.svelte';
import { testCore } from '../../core/load';

const core = testCore();
const texts: Record<string, Learning> = { en, de, fr };

it('the match to step through is the one that ships', () => {
    const file = new URL('../../../../data/matches/standard.coordinates.kamisado', import.meta.url);
    const read = core.readRecord(readFileSync(file, 'utf8'));
    expect(read.ok && read.value.line).toEqual(wholeMatch);
});

it('it has blocked turns, pushes, a deadlock, fills from both sides and an end', () => {
    const kinds = new Set(
        wholeMatch.decisions.flatMap((_, step) =>
            core.eventsAt(wholeMatch, step).map(({ kind }): Event['kind'] => kind),
        ),
    );
    for (const kind of ['blocked', 'pushed', 'deadlock', 'ring', 'line-up', 'decided'] as const)
        expect(kinds).toContain(kind);
    expect(new Set(wholeMatch.decisions.filter((decision) => decision.startsWith('fill'))).size).toBe(2);
});

it.each(['quick', 'whole-match'] as const)('%s is a page of the book', (word) => {
    expect(placeOf(core, word)).toEqual({ kind: word });
});

it('every figure says where it comes from, and what the rulebook draws is not called built', () => {
    expect(Object.keys(origins)).toEqual(Object.keys(en.figures.titles));
    const drawn = Object.entries(origins).filter(([, origin]) => origin.drawn);
    expect(drawn.map(([number]) => Number(number))).toEqual([1, 4, 5, 6, 7]);
});

describe.each(Object.entries(texts))('in %s', (_, learn) => {
    it('the same moments have notes, and every moment exists', () => {
        const steps = Object.keys(learn.wholeMatch.notes);
        expect(steps).toEqual(Object.keys(en.wholeMatch.notes));
        for (const step of steps) expect(Number(step)).toBeLessThanOrEqual(wholeMatch.decisions.length);
        expect(steps).toContain(`${wholeMatch.decisions.length}`);
    });

    it('the page for print names age, players, contents, both sides and every kind of tower', () => {
        const { facts, box, sides, parts, table } = learn.quick;
        expect(facts).toHaveLength(6);
        expect(facts.flat().join(' ')).toMatch(/\b2\b.*\b10\b/);
        expect(box.burley).toContain('16');
        expect(box.huch).toContain('22');
        expect(sides.length).toBeGreaterThan(40);
        expect(table.rows.map((row) => row[1])).toEqual(['0', '1', '2', '3']);
        expect(table.rows.map((row) => row.length)).toEqual(table.rows.map(() => table.head.length));
        for (const text of [...parts.flatMap(([, paragraphs]) => paragraphs), ...table.head])
            expect(mistakesIn(text)).toEqual([]);
    });

    it('nothing says that there is no fourth marker, which one book gives', () => {
        const all = JSON.stringify([learn.standard, learn.marathon]);
        expect(all).not.toMatch(/no fourth|Einen vierten gibt es nicht|pas de quatrième/);
        expect(all).toContain('{differences}');
    });
});
