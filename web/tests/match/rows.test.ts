import { describe, expect, it } from 'vitest';
import type { Player, RecordEntry } from '../../src/core/types';
import { entryText, lineUpTowers, splitAtMoves, type TurnEntry } from '../../src/words/letters';
import { groupsOf, keptRows, rowsOf, type RoundResult } from '../../src/match/rows';

function turn(kind: TurnEntry['kind'], player: Player, step: number): TurnEntry {
    const text = `${player}${step}`;
    return {
        kind,
        player,
        step,
        texts: { coordinates: text, ascii: text, symbols: text, words: text },
        parts: [{ tower: 'purple', way: 'left', distance: 5, square: 'yellow' }],
    };
}

const heading = (round: number, starter: Player, step: number): RecordEntry => ({
    kind: 'round',
    round,
    starter,
    lineUp: 'obpkyrgn/NGRYKPBO',
    step,
});

describe('the rows of a move list', () => {
    it('stay the same objects where nothing has changed', () => {
        const entries = [
            heading(1, 'black', 0),
            turn('move', 'black', 1),
            turn('move', 'gold', 2),
            turn('move', 'black', 3),
        ];
        const before = rowsOf(entries);
        const grown = rowsOf([...entries, turn('move', 'gold', 4)]);
        const kept = keptRows(before, grown);
        expect(kept).toEqual(grown);
        expect(kept.map((row, index) => row === before[index])).toEqual([true, true, false]);
        expect(keptRows(grown, before)).toEqual(before);
    });

    it('are drawn anew in the last group alone, however many there are', () => {
        const entries: RecordEntry[] = [heading(1, 'black', 0)];
        let rows = rowsOf(entries);
        let groups = groupsOf(rows, []);
        for (let step = 1; step <= 1000; ++step) {
            entries.push(turn('move', step % 2 ? 'black' : 'gold', step));
            const [rowsBefore, groupsBefore] = [rows, groups];
            rows = keptRows(rowsBefore, rowsOf(entries));
            groups = groupsOf(rows, groupsBefore);
            expect(rows.filter((row, index) => row !== rowsBefore[index])).toHaveLength(1);
            expect(groups.filter((group, index) => group !== groupsBefore[index])).toHaveLength(1);
        }
    });

    it('has Black left and Gold right, blocked and pushed turns included', () => {
        const rows = rowsOf([
            heading(1, 'black', 0),
            turn('move', 'black', 1),
            turn('blocked', 'gold', 1),
            turn('move', 'black', 2),
            turn('pushed-back', 'gold', 2),
            turn('move', 'black', 3),
        ]);
        expect(rows.map((row) => row.kind)).toEqual(['round', 'turns', 'turns', 'turns']);
        const turns = rows.flatMap((row) => (row.kind === 'turns' ? [row] : []));
        expect(turns.map((row) => row.number)).toEqual([1, 2, 3]);
        expect(turns.map((row) => row.gold?.kind ?? null)).toEqual(['blocked', 'pushed-back', null]);
    });

    it('begins at the right when Gold starts, and counts anew in each round', () => {
        const rows = rowsOf([
            heading(1, 'black', 0),
            turn('move', 'black', 1),
            { kind: 'fill', player: 'black', side: 'left', step: 2 },
            heading(2, 'gold', 2),
            turn('move', 'gold', 3),
            turn('move', 'black', 4),
            turn('move', 'gold', 5),
        ]);
        const turns = rows.flatMap((row) => (row.kind === 'turns' ? [row] : []));
        expect(turns.map((row) => [row.number, row.black?.step ?? null, row.gold?.step ?? null])).toEqual([
            [1, 1, null],
            [1, null, 3],
            [2, 4, 5],
        ]);
    });

    it('puts the result behind the last turn of its round and before the fill', () => {
        const result: RoundResult = {
            step: 1,
            reason: 'deadlock',
            winner: 'gold',
            ring: null,
            points: 1,
            score: { black: 0, gold: 1 },
        };
        const rows = rowsOf(
            [
                heading(1, 'black', 0),
                turn('move', 'black', 1),
                turn('blocked', 'gold', 1),
                { kind: 'deadlock', step: 1 },
                { kind: 'fill', player: 'gold', side: 'right', step: 2 },
                heading(2, 'black', 2),
            ],
            [result],
        );
        expect(rows.map((row) => row.kind)).toEqual(['round', 'turns', 'deadlock', 'result', 'fill', 'round']);
    });

    it('puts the result of a series between the rounds, which share a step', () => {
        const result: RoundResult = {
            step: 1,
            reason: 'home-row',
            winner: 'black',
            ring: null,
            points: 1,
            score: { black: 1, gold: 0 },
        };
        const rows = rowsOf([heading(1, 'black', 0), turn('move', 'black', 1), heading(2, 'gold', 1)], [result]);
        expect(rows.map((row) => row.kind)).toEqual(['round', 'turns', 'result', 'round']);
    });
});

describe('what is written', () => {
    const words = {
        colours: {
            brown: 'braun',
            green: 'grün',
            red: 'rot',
            yellow: 'gelb',
            pink: 'rosa',
            purple: 'lila',
            blue: 'blau',
            orange: 'orange',
        },
        ways: { forward: 'Vor', left: 'Links', right: 'Rechts', back: 'Zurück' },
    };
    const turned = {
        brown: 'orange',
        orange: 'brown',
        green: 'red',
        red: 'green',
        yellow: 'pink',
        pink: 'yellow',
        purple: 'blue',
        blue: 'purple',
    } as const;

    it('is the core’s own text on the painted board', () => {
        expect(entryText(turn('move', 'gold', 3), 'words', words, null)).toBe('gold3');
    });

    it('calls the colours by their other names on a turned board', () => {
        expect(entryText(turn('move', 'gold', 3), 'words', words, turned)).toBe('Blau Links 5 Rosa');
        expect(entryText(turn('move', 'gold', 3), 'ascii', words, turned)).toBe('bL5K');
        expect(entryText(turn('move', 'black', 3), 'symbols', words, turned)).toBe('B↖5K');
    });

    it('reads a line-up with its rings', () => {
        const { gold, black } = lineUpTowers('pbonkyrg/NBORK*YGP**');
        expect(gold.map((tower) => tower.colour)).toEqual([
            'purple',
            'blue',
            'orange',
            'brown',
            'pink',
            'yellow',
            'red',
            'green',
        ]);
        expect(black.map((tower) => tower.rings)).toEqual([0, 0, 0, 0, 1, 0, 0, 2]);
    });
});

it('moves in symbols are found within a sentence, pushes and blocked ones too', () => {
    expect(splitAtMoves('N↑6R would have held (wins).')).toEqual(['', 'N↑6R', ' would have held (wins).']);
    expect(splitAtMoves('Besser: g↖1B+R↓1Y.')).toEqual(['Besser: ', 'g↖1B+R↓1Y', '.']);
    expect(splitAtMoves('r0G')).toEqual(['', 'r0G', '']);
    expect(splitAtMoves('fill from the left, NF4K')).toHaveLength(1);
});
