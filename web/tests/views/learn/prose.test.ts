import { expect, it } from 'vitest';
import { mistakesIn, piecesOf, plain, type Speaking } from '../../../src/views/learn/prose';
import { ui as german } from '../../../src/words/de/learn/ui';
import { testCore } from '../../core/load';

const speaking: Speaking = {
    words: german.words.huch,
    pageName: (page) => page,
    ruleName: (rule) => testCore().ruleName(rule, 'de'),
};

it('rules are called as the language calls them, and words as the edition does', () => {
    const prose = 'Nach {M6} ist {gold} dran, mit einem *{ring}* und {pushes} ({TS8}, {Scoring}).';
    expect(plain(prose, speaking)).toBe(
        'Nach Z6 ist Weiß dran, mit einem Drachenzahn und Oshis (DrS8, Endabrechnung).',
    );
    expect(piecesOf(prose)).toContainEqual({ kind: 'rule', rule: 'M6', stressed: false });
    expect(piecesOf(prose)).toContainEqual({ kind: 'word', word: 'ring', stressed: true });
    expect(mistakesIn(prose)).toEqual([]);
});

it('plain words and stress', () => {
    expect(piecesOf('Only *this* one.')).toEqual([
        { kind: 'text', text: 'Only ', stressed: false },
        { kind: 'text', text: 'this', stressed: true },
        { kind: 'text', text: ' one.', stressed: false },
    ]);
    expect(piecesOf('')).toEqual([]);
});

it('a word that nobody knows is a mistake, and so is a star without another', () => {
    for (const [prose, mistake] of [
        ['the {rnig}', '{rnig}'],
        ['{M9} does not exist', '{M9}'],
        ['{DS9}', '{DS9}'],
        ['{S12}', '{S12}'],
        ['{Z6} is German', '{Z6}'],
        ['{}', '{}'],
        ['open { brace', 'open { brace'],
        ['one * star', '*'],
    ] as const) {
        expect(mistakesIn(prose)).toEqual([mistake]);
    }
});
