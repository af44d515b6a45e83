import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageError, placeOf, sentenceOf } from '../../../src/words/errors';
import type { Colour, CoreError, Expectation, Line } from '../../../src/core/types';
import { offendingLine, placeInText } from '../../../src/views/matches/offendingLine';
import { de } from '../../../src/words/de';
import { en } from '../../../src/words/en';
import { fr } from '../../../src/words/fr';
import { testCore } from '../../core/load';

const texts = { en, de, fr };
const german: Record<string, string> = { M2: 'Z2', T2: 'T2' };
const saying = {
    edition: 'burley',
    shown: (colour: Colour) => colour,
    ruleName: (rule: string) => rule,
} as const;

/** All ids that the page can meet, from the places where it names them. */
function idsOfTheCore(): string[] {
    const files = ['notation/error.cpp', 'game/refusal.cpp', 'game/setup.cpp', 'game/log_error.cpp'];
    return files.flatMap((name) => {
        const file = new URL(`../../../../src/core/${name}`, import.meta.url);
        const ids = readFileSync(file, 'utf8').match(/"(position|move|record|game|game-log)\.[a-z-]+"/g) ?? [];
        return ids.map((id) => id.slice(1, -1));
    });
}

const ids = [...new Set(idsOfTheCore())];

function full(id: string): CoreError {
    return pageError(id, 'the core’s own words', {
        found: 'FOUND',
        expected: 'EXPECTED',
        expectation: { kind: 'text', text: 'EXPECTED' },
        named: { player: 'gold', colour: 'green' },
        cause: pageError('position.round-is-over', ''),
        arguments: {
            tower: 'gold green',
            player: 'black',
            square: 'e5',
            rule: 'M2',
            reach: '5',
            rank: '7',
            column: '3',
            reason: 'REASON',
            due: 'gold',
            ply: '4',
            duePly: '5',
            available: '2',
        },
    });
}

test('the ids of the core are found', () => {
    expect(ids.length).toBeGreaterThan(60);
});

describe.each(Object.entries(texts))('in %s', (language, text) => {
    test.each(ids)('%s has a sentence', (id) => {
        const sentence = sentenceOf(full(id), text, saying);
        expect(sentence).not.toBe('the core’s own words');
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/undefined|\[object|\s{2}|\(\)/);
        expect(sentence.charAt(0)).toBe(sentence.charAt(0).toLocaleUpperCase());
    });

    test('no sentence is left over', () => {
        const known = Object.keys(text.wrong).filter((id) => /^(position|move|record|game|game-log)\./.test(id));
        expect(known.filter((id) => !ids.includes(id))).toEqual([]);
    });

    if (language !== 'en')
        test('nothing of it is English', () => {
            for (const id of ids) {
                const sentence = sentenceOf(full(id), text, saying).replace(/“[^”]*”|„[^“]*“|«[^»]*»/g, '');
                expect(sentence).not.toMatch(/\b(the|tower|gold green|is not|black|square)\b/);
            }
        });
});

describe('towers, players, colours and rules', () => {
    const blocked = pageError('move.in-the-way', '', {
        found: 'e2e5',
        rule: 'M2',
        named: { player: 'gold', colour: 'green' },
        arguments: { square: 'e4', player: 'black', rule: 'M2' },
    });

    test('are said in the words of the language', () => {
        expect(sentenceOf(blocked, en, saying)).toBe('e2e5: Gold’s green tower on e4 is in the way (M2).');
        expect(sentenceOf(blocked, de, { ...saying, ruleName: (rule) => german[rule] ?? rule })).toBe(
            'e2e5: der grüne Turm von Gold auf e4 steht im Weg (Z2).',
        );
        expect(sentenceOf(blocked, fr, saying)).toBe('e2e5\u00a0: la tour verte de Doré en e4 barre le chemin (M2).');
    });

    test('are said in the words of the edition', () => {
        const huch = { ...saying, edition: 'huch' } as const;
        expect(sentenceOf(blocked, en, huch)).toContain('White’s green tower');
        expect(sentenceOf(blocked, fr, huch)).toContain('la tour verte de Blanc');
        expect(sentenceOf(full('move.push-diagonally'), de, huch)).toContain('ein Oshi');
        expect(sentenceOf(full('move.push-diagonally'), de, saying)).toContain('ein Sumo-Stoß');
    });

    test('are called as a turned board shows them', () => {
        const turned = { ...saying, shown: (colour: Colour) => (colour === 'green' ? 'red' : colour) } as const;
        expect(sentenceOf(blocked, en, turned)).toContain('Gold’s red tower');
        expect(sentenceOf(blocked, de, turned)).toContain('der rote Turm von Gold');
        expect(sentenceOf(blocked, fr, turned)).toContain('la tour rouge de Doré');
        const square = pageError('move.wrong-square', '', {
            expectation: { kind: 'colour', colour: 'green' },
            arguments: { square: 'f6' },
        });
        expect(sentenceOf(square, en, turned)).toContain('which is red');
    });

    test('on a board the move need not be named', () => {
        expect(sentenceOf(blocked, en, { ...saying, bare: true })).toBe('Gold’s green tower on e4 is in the way (M2).');
    });

    test('what was expected is said in the language', () => {
        const say = (expectation: Expectation) =>
            sentenceOf(pageError('record.not-blocked', '', { found: 'g0Y', expectation }), de, saying);
        expect(say({ kind: 'can-move', player: 'gold', tower: 'green' })).toBe(
            'g0Y sagt, dass ein Turm blockiert ist, aber der grüne Turm von Gold kann ziehen.',
        );
        expect(say({ kind: 'can-move', player: 'black', tower: null })).toContain('Schwarz kann ziehen');
        expect(say({ kind: 'circumstance', circumstance: 'round-is-over' })).toContain('die Runde ist zu Ende');
        expect(say({ kind: 'one-of', words: ['left', 'right'] })).toContain('left oder right');
        const square = pageError('move.wrong-square', '', {
            found: 'kL2G',
            expectation: { kind: 'colour', colour: 'brown' },
            arguments: { square: 'f6' },
        });
        expect(sentenceOf(square, fr, saying)).toBe('kL2G finit en f6, une case de couleur marron.');
        const nothing = pageError('move.syntax', '', { found: 'nothing', gap: 'nothing' });
        expect(sentenceOf(nothing, de, saying)).toMatch(/^nichts ist kein Zug/);
    });

    test('what is wrong within a start tag is told in the language too', () => {
        const cause = pageError('position.tower-missing', '', {
            place: { line: 1, column: 1, round: 0, move: 0 },
            named: { player: 'black', colour: 'red' },
        });
        expect(sentenceOf(pageError('record.start', '', { cause }), de, saying)).toBe(
            'Der Anfang ist keine Stellung; in deren Spalte 1: es fehlt der rote Turm von Schwarz.',
        );
    });

    test('an id from the future is told in the core’s English', () => {
        expect(sentenceOf(pageError('move.too-beautiful', 'that is too beautiful'), de, saying)).toBe(
            'that is too beautiful',
        );
    });
});

describe('places', () => {
    const at = (line: number, column: number, round: number, move: number, found = '') =>
        pageError('move.syntax', '', { place: { line, column, round, move }, found });

    test('are told as far as they are known', () => {
        expect(placeOf(at(3, 7, 1, 4), en)).toBe('line 3, column 7, round 1, move 4');
        expect(placeOf(at(3, 7, 1, 4), de)).toBe('Zeile 3, Spalte 7, Runde 1, Zug 4');
        expect(placeOf(at(0, 7, 0, 0), fr)).toBe('colonne 7');
        expect(placeOf(at(0, 0, 0, 0), en)).toBe('');
    });

    test('are marked in the text, in characters', () => {
        const source = 'one\n1. 🐉緑 kL2G NF1\nthree';
        expect(offendingLine(source, at(2, 7, 1, 1, 'kL2G'))).toEqual({
            number: 2,
            before: '1. 🐉緑 ',
            marked: 'kL2G',
            after: ' NF1',
        });
        expect(offendingLine(source, at(1, 4, 0, 0))).toEqual({ number: 1, before: 'one', marked: ' ', after: '' });
        const { start, end, row } = placeInText(source, at(2, 7, 1, 1, 'kL2G'));
        expect([source.slice(start, end), row]).toEqual(['kL2G', 1]);
        expect(offendingLine(source, at(9, 1, 0, 0))).toBeNull();
        expect(offendingLine(source, at(0, 0, 0, 0))).toBeNull();
    });
});

describe('the page and the core say the same', () => {
    const core = testCore();
    const line: Line = { format: { kind: 'standard', rounds: 1 }, start: null, decisions: ['e1e4'] };
    const files = 'abcdefgh';
    const squares = [...files].flatMap((file) => [...'12345678'].map((rank) => `${file}${rank}`));
    const refusals = squares.flatMap((from) => squares.map((to) => core.whyNot(line, from, to)));
    const broken = [
        '',
        'x',
        '8/8/8/8/8/8/8/8 b -',
        'OBPKYRGN/8/8/8/8/8/8/NGRYKPBO x -',
        'OBPKYRGN/9/8/8/8/8/8/NGRYKPBO b -',
        'OBPKYRGN/8/8/8/8/8/8/NGRYKPB? b -',
    ].map((text) => core.readPosition(text));
    const head = '[Kamisado "1"]\n[Format "standard"]\n';
    const records = [
        '[Kamisado "7"]\n',
        '[Format "tiny"]\n',
        `${head}[Format "standard"]\n`,
        `${head}[Start "8/8/8/8/8/8/8/8 b -"]\n`,
        `${head}\n1. PL5Y zz`,
        `${head}\n1. e1e4 a8a1`,
        `${head}\n{ open`,
    ].map((text) => core.readRecord(text));
    const errors = [...refusals, ...broken, ...records].flatMap((result) => (result.ok ? [] : [result.error]));

    test('of whatever is wrong', () => {
        expect(new Set(errors.map(({ id }) => id)).size).toBeGreaterThan(12);
        for (const error of errors) {
            const sentence = sentenceOf(error, en, saying);
            expect(sentence.toLowerCase()).toBe(`${error.sentence}.`.toLowerCase());
        }
    });
});
