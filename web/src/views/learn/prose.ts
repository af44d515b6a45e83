import type { Rule } from '../../core/types';
import type { Prose } from '../../words/book';

/** The words that differ between the two editions of the game. */
export type EditionWords = Record<'gold' | 'ring' | 'rings' | 'push' | 'pushes', string>;
type Word = keyof EditionWords;

/** Pages that are referred to within a sentence. */
export type Page = 'differences';

/** A stretch of prose. */
export type Piece = { stressed: boolean } & (
    | { kind: 'text'; text: string }
    | { kind: 'word'; word: Word }
    | { kind: 'rule'; rule: Rule }
    /** A page of the book that is no rule. */
    | { kind: 'page'; page: Page }
    /** A mistake in the text: tests find it before a reader does. */
    | { kind: 'unknown'; text: string }
);

const words: readonly string[] = ['gold', 'ring', 'rings', 'push', 'pushes'] satisfies Word[];
const isRule = (name: string): boolean => /^(T[12]|M[1-8]|F[1-4]|S([1-9]|1[01])|[DT]S[1-8])$/.test(name);
const namedRules: readonly string[] = ['Scoring', 'Winner', 'Agreement'];

export function piecesOf(prose: Prose): Piece[] {
    return prose
        .split('*')
        .flatMap((stretch, index) => stretch.split(/(\{[^}]*\})/).map((text) => pieceOf(text, index % 2 === 1)))
        .filter((piece) => piece.kind !== 'text' || piece.text !== '');
}

function pieceOf(text: string, stressed: boolean): Piece {
    if (!/^\{.*\}$/s.test(text)) return { kind: /[{}]/.test(text) ? 'unknown' : 'text', text, stressed };
    const name = text.slice(1, -1);
    if (words.includes(name)) return { kind: 'word', word: name as Word, stressed };
    if (isRule(name) || namedRules.includes(name)) return { kind: 'rule', rule: name, stressed };
    if (name === 'differences') return { kind: 'page', page: name, stressed };
    return { kind: 'unknown', text, stressed };
}

/** What is wrong with a text; empty when nothing is. */
export function mistakesIn(prose: Prose): string[] {
    const unknown = piecesOf(prose).flatMap((piece) => (piece.kind === 'unknown' ? [piece.text] : []));
    return prose.split('*').length % 2 === 0 ? [...unknown, '*'] : unknown;
}

export interface Speaking {
    words: EditionWords;
    ruleName: (rule: Rule) => string;
    pageName: (page: Page) => string;
}

export function wordsOf(piece: Piece, speaking: Speaking): string {
    switch (piece.kind) {
        case 'word':
            return speaking.words[piece.word];
        case 'rule':
            return speaking.ruleName(piece.rule);
        case 'page':
            return speaking.pageName(piece.page);
        default:
            return piece.text;
    }
}

/** Prose for those who cannot see it printed: a search, a screen reader. */
export function plain(prose: Prose, speaking: Speaking): string {
    return piecesOf(prose)
        .map((piece) => wordsOf(piece, speaking))
        .join('');
}
