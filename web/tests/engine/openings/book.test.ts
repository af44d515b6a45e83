import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src/core/questions';
import type { Finding, Line } from '../../../src/core/types';
import { openingBook } from '../../../src/engine/book';
import { readOpenings } from '../../../src/engine/openings';
import { testCore, testModule } from '../../core/load';

const text = readFileSync(new URL('../../../../data/openings.txt', import.meta.url), 'utf8');
const openings = readOpenings(text)!;
const question = { distance: true, points: true, match: true };
const line = (...decisions: string[]): Line => ({ format: { kind: 'standard', rounds: 1 }, start: null, decisions });

/** A book that counts how often it was fetched. */
function countedBook() {
    let fetched = 0;
    const book = openingBook(testCore(), () => {
        fetched += 1;
        return Promise.resolve(openings);
    });
    return { book, fetched: () => fetched };
}

const analysed = (about: Line, known: readonly Finding[]) =>
    [...analyse(testModule(), { kind: 'analyse', line: about, question, known })].at(-1);

describe('the openings as a book', () => {
    it('know all of the first position, so that hardly anything is searched for', async () => {
        const known = await countedBook().book(line());
        expect(known).toHaveLength(102);
        const analysis = analysed(line(), known);
        expect(analysis).toMatchObject({ verdict: 'win', distance: 17, done: true, nodes: 0 });
        expect(analysis?.choices.filter(({ verdict }) => verdict === 'win')).toHaveLength(16);
        expect(analysis?.choices.every(({ chance }) => chance !== null)).toBe(true);
    });

    it('say the same as the solver, on both sides of the mirror', { timeout: 120_000 }, async () => {
        for (const about of [line('a1a7', 'f8f4'), line('h1h7', 'c8c4'), line('a1a6', 'g8d5')]) {
            const known = await countedBook().book(about);
            expect(known.length).toBeGreaterThan(0);
            expect(analysed(about, known)?.choices).toEqual(analysed(about, [])?.choices);
        }
    });

    it('are not fetched where they cannot help', async () => {
        const { book, fetched } = countedBook();
        expect(await book(line('a1a7', 'f8b4', 'c1c7'))).toEqual([]);
        expect(await book({ ...line(), start: 'pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -' })).toEqual([]);
        expect(await book(line('a1a7', 'f8b4', 'c1c7', 'd8d4', 'b4b2', 'b2a1'))).toEqual([]);
        expect(fetched()).toBe(0);
        await book(line());
        expect(fetched()).toBe(1);
    });

    it('are done without when they cannot be fetched', async () => {
        const book = openingBook(testCore(), () => Promise.reject(new Error('no network')));
        expect(await book(line())).toEqual([]);
    });
});
