import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageError, placeOf, sentenceOf } from '../../src/words/errors';
import type { Colour, CoreError } from '../../src/core/types';
import { offendingLine, placeInText } from '../../src/views/matches/offendingLine';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { fr } from '../../src/words/fr';

const texts = { en, de, fr };
const german: Record<string, string> = { M2: 'Z2', T2: 'T2' };
const saying = {
    edition: 'burley',
    shown: (colour: Colour) => colour,
    ruleName: (rule: string) => rule,
} as const;

/** All ids that the core can give, from the places where it names them. */
function idsOfTheCore(): string[] {
    const files = ['notation/error.cpp', 'game/refusal.cpp', 'game/setup.cpp', 'game/log_error.cpp'];
    return files.flatMap((name) => {
        const file = new URL(`../../../src/${name}`, import.meta.url);
        if (!existsSync(file)) return [];
        const ids = readFileSync(file, 'utf8').match(/"(position|move|record|strategy|game|game-log)\.[a-z-]+"/g) ?? [];
        return ids.map((id) => id.slice(1, -1));
    });
}

const ids = [...new Set(idsOfTheCore())];

function full(id: string): CoreError {
    return pageError(id, 'the core’s own words', {
        found: 'FOUND',
        expected: 'EXPECTED',
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
        const ours = /^(text|link|backup)\./;
        const known = Object.keys(text.errors.sentences).filter((id) => !ours.test(id));
        const missing = known.filter(
            (id) => !ids.includes(id) && !(/^game/.test(id) && !ids.some((one) => /^game/.test(one))),
        );
        expect(missing).toEqual([]);
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
        arguments: { tower: 'gold green', square: 'e4', player: 'black', rule: 'M2' },
    });

    test('are said in the words of the language', () => {
        expect(sentenceOf(blocked, en, saying)).toBe('e2e5: the gold green tower on e4 is in the way (M2).');
        expect(sentenceOf(blocked, de, { ...saying, ruleName: (rule) => german[rule] ?? rule })).toBe(
            'e2e5: der grüne Turm von Gold auf e4 steht im Weg (Z2).',
        );
        expect(sentenceOf(blocked, fr, saying)).toBe('e2e5\u00a0: la tour verte de Doré en e4 barre le chemin (M2).');
    });

    test('are said in the words of the edition', () => {
        const huch = { ...saying, edition: 'huch' } as const;
        expect(sentenceOf(blocked, en, huch)).toContain('the white green tower');
        expect(sentenceOf(blocked, fr, huch)).toContain('la tour verte de Blanc');
        expect(sentenceOf(full('move.push-diagonally'), de, huch)).toContain('ein Oshi');
        expect(sentenceOf(full('move.push-diagonally'), de, saying)).toContain('ein Sumo-Stoß');
    });

    test('are called as a turned board shows them', () => {
        const turned = { ...saying, shown: (colour: Colour) => (colour === 'green' ? 'red' : colour) } as const;
        expect(sentenceOf(blocked, en, turned)).toContain('the gold red tower');
        expect(sentenceOf(blocked, de, turned)).toContain('der rote Turm von Gold');
        expect(sentenceOf(blocked, fr, turned)).toContain('la tour rouge de Doré');
        const square = pageError('move.wrong-square', '', { expected: 'green', arguments: { square: 'f6' } });
        expect(sentenceOf(square, en, turned)).toContain('which is red');
    });

    test('on a board the move need not be named', () => {
        expect(sentenceOf(blocked, en, { ...saying, bare: true })).toBe(
            'The gold green tower on e4 is in the way (M2).',
        );
    });

    test('phrases of the core are put into the language', () => {
        const say = (found: string, expected: string) =>
            sentenceOf(pageError('record.not-blocked', '', { found, expected }), de, saying);
        expect(say('g0Y', 'gold green can move')).toBe(
            'g0Y sagt, dass ein Turm blockiert ist. Aber: Der grüne Turm von Gold kann ziehen.',
        );
        expect(say('g0Y', 'black can move')).toContain('Schwarz kann ziehen');
        expect(say('g0Y', 'the round is over')).toContain('Die Runde ist zu Ende');
        const square = pageError('move.wrong-square', '', {
            found: 'kL2G',
            expected: 'brown',
            arguments: { square: 'f6' },
        });
        expect(sentenceOf(square, fr, saying)).toBe('kL2G finit en f6, une case de couleur marron.');
    });

    test('what is wrong within a start tag is told in the language too', () => {
        const cause = pageError('position.tower-missing', '', { arguments: { tower: 'black red' } });
        const error = pageError('record.start', '', {
            arguments: { column: '1', reason: 'there is no black red tower' },
        });
        expect(sentenceOf(error, de, { ...saying, cause })).toBe(
            'Der Anfang ist keine Stellung. In deren Spalte 1: Es fehlt der rote Turm von Schwarz.',
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
