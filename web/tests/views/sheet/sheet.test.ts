import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Core } from '../../../src/core/core';
import type { FormatKind, Line } from '../../../src/core/types';
import { branchesOf } from '../../../src/match/branches';
import { entryOf, entryText, painted, type EntryWords } from '../../../src/words/letters';
import { resultsOf, rowsOf } from '../../../src/match/rows';
import { isBlank, mostRounds, sheetOf } from '../../../src/views/sheet/sheet';
import { addedAll, treeOf } from '../../../src/match/tree';
import { record as words } from '../../../src/words/en/record';
import { common } from '../../../src/words/en/common';
import { testCore } from '../../core/load';

const core: Core = testCore();

function lineOf(name: string): Line {
    const text = readFileSync(new URL(`../../../../data/matches/${name}.kamisado`, import.meta.url), 'utf8');
    const read = core.readRecord(text);
    if (!read.ok) throw new Error(read.error.sentence);
    return read.value.line;
}
const entryWords: EntryWords = { colours: common.colours, ways: words.ways };

describe('a whole match on the sheet', () => {
    const line = lineOf('standard.symbols');
    const entries = core.entries(line, 'en');
    const results = resultsOf(core, line, entries);

    it('has a result for every round, and the score goes up to the end of the match', () => {
        const rounds = entries.filter((entry) => entry.kind === 'round').length;
        expect(results).toHaveLength(rounds);
        expect(results.map(({ score }) => score)).toContainEqual({ black: 1, gold: 3 });
        expect(results.at(-1)?.score).toEqual({ black: 1, gold: 3 });
        for (const result of results) expect(result.ring?.player).toBe(result.winner);
    });

    it('has every entry in a cell of its player, in order', () => {
        const cells = rowsOf(entries, results).flatMap((row) =>
            row.kind === 'turns' ? [row.black, row.gold].filter((cell) => cell !== null) : [],
        );
        const turns = entries.filter((entry) => 'parts' in entry);
        expect(new Set(cells)).toEqual(new Set(turns));
        expect(cells.every((cell) => cell.texts.symbols === turns[turns.indexOf(cell)]?.texts.symbols)).toBe(true);
    });

    it('is cut into rounds with line-up, result and fill', () => {
        const { rounds, state } = sheetOf(core, line, 'en');
        expect(state?.end?.winner).toBe('gold');
        expect(rounds.every((round) => round.lineUp !== null && round.result !== null)).toBe(true);
        expect(rounds.slice(0, -1).every((round) => round.fill !== null)).toBe(true);
        expect(rounds.at(-1)?.fill).toBeNull();
        expect(rounds.some((round) => round.deadlock)).toBe(true);
        expect(rounds.flatMap((round) => round.rows).some((row) => row.black?.kind === 'blocked')).toBe(true);
        expect(
            rounds
                .flatMap((round) => round.rows)
                .some((row) => [row.black, row.gold].some((e) => e?.kind === 'pushed-back')),
        ).toBe(true);
    });

    it('writes entries as the core does when it has only their parts', () => {
        for (const entry of entries) {
            if (!('parts' in entry)) continue;
            for (const spelling of ['ascii', 'symbols', 'words'] as const) {
                expect(entryText(entry, spelling, entryWords, painted)).toBe(entry.texts[spelling]);
            }
            expect(entryOf(entry.texts.symbols, entry.player, entry.step).parts).toEqual(entry.parts);
        }
    });

    it('writes a turned board as the core’s renaming says, there and back', () => {
        for (const entry of entries) {
            if (!('parts' in entry)) continue;
            const turned = entryText(entry, 'symbols', entryWords, core.turnedColours);
            const back = entryText(entryOf(turned, entry.player, 0), 'symbols', entryWords, core.turnedColours);
            expect(back).toBe(entry.texts.symbols);
        }
    });

    it('lists a Marathon too', () => {
        const long = lineOf('marathon.ascii');
        const { rounds } = sheetOf(core, long, 'de');
        expect(rounds.length).toBeGreaterThan(5);
        expect(rounds.map((round) => round.number)).toEqual(rounds.map((_, index) => index + 1));
    });
});

describe('variations', () => {
    it('have their own entries only, with the node behind each', () => {
        const line = lineOf('standard.symbols');
        const short: Line = { ...line, decisions: line.decisions.slice(0, 3) };
        const looked = core.look({ ...short, decisions: short.decisions.slice(0, 1) });
        if (!looked.ok) throw new Error(looked.error.sentence);
        const other = looked.value.position.moves.find((move) => move.text !== short.decisions[1]);
        const { tree, node } = addedAll(treeOf(short), 1, [other?.text ?? '']);
        const [branch, ...more] = branchesOf(tree, core, 'en');
        expect(more).toEqual([]);
        expect(branch?.after).toBe(1);
        expect(branch?.nodes).toEqual([node]);
        expect(branch?.entries.every((entry) => entry.step === 2)).toBe(true);
        expect(branch?.entries[0]).toMatchObject({ kind: 'move', player: 'gold' });
    });
});

describe('an empty sheet', () => {
    it('is shown when asked for, and when there is nothing to write on it', () => {
        const blank = (query: string): boolean => isBlank(new URLSearchParams(query));
        expect(['', 'blank=1', 'match=', 'blank=1&match=abc'].map(blank)).toEqual([true, true, true, true]);
        expect(['match=abc', 'r=abc', 'p=abc'].map(blank)).toEqual([false, false, false]);
    });

    it('has room for the longest match of its kind', () => {
        const most = (kind: FormatKind): number => mostRounds({ kind, rounds: 4 });
        expect([most('single'), most('series'), most('standard')]).toEqual([1, 4, 5]);
        // The cheapest way to one point short of the target: a first ring for each of eight towers, then second ones.
        const rounds = (target: number): number => {
            let [points, won] = [0, 0];
            while (points + (won < 8 ? 1 : 2) < target) points += won++ < 8 ? 1 : 2;
            return 2 * won + 1;
        };
        expect([most('standard'), most('long'), most('marathon')]).toEqual([3, 7, 15].map(rounds));
    });
});
