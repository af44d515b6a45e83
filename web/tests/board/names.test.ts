import { describe, expect, it } from 'vitest';
import { squareName } from '../../src/board/names';
import type { BoardLook } from '../../src/board/types';
import { board as de } from '../../src/words/de/board';
import { board as en } from '../../src/words/en/board';
import { board as fr } from '../../src/words/fr/board';
import { squareColours, towersOf, turnedColours } from './samples';

const look: BoardLook = { flipped: false, turned: false, side: 'plain', edition: 'burley', coordinates: true };
const towers = towersOf('obpkyrgn/8/8/4P*3/8/3b***4/8/NGRYK1BO**');
const name = (square: string, text = en, changes: Partial<BoardLook> = {}) =>
    squareName(square, { towers, squareColours, turnedColours, look: { ...look, ...changes }, text });

describe('the name of a square', () => {
    it('says the square and what stands on it', () => {
        expect(name('e5')).toBe('e5, brown square, Black’s purple Sumo tower');
        expect(name('e4')).toBe('e4, orange square');
        expect(name('d3')).toBe('d3, purple square, Gold’s blue Triple Sumo tower');
        expect(name('h1')).toBe('h1, orange square, Black’s orange Double Sumo tower');
        expect(name('a8')).toBe('a8, orange square, Gold’s orange tower');
    });

    it('says it in German', () => {
        expect(name('e5', de)).toBe('e5, braunes Quadrat, schwarzer lilafarbener Sumo-Turm');
        expect(name('d3', de, { edition: 'huch' })).toBe(
            'd3, lilafarbenes Quadrat, weißer blauer Dreifacher Sumo-Turm',
        );
    });

    it('says it in French', () => {
        expect(name('e5', fr)).toBe('e5, case marron, tour Sumo violette de Noir');
        expect(name('a8', fr)).toBe('a8, case orange, tour orange de Doré');
        expect(name('b8', fr, { edition: 'huch' })).toBe('b8, case bleue, tour bleue de Blanc');
    });

    it('calls colours as the turned board does', () => {
        expect(name('e5', en, { turned: true })).toBe('e5, orange square, Black’s blue Sumo tower');
    });

    it('calls gold white in the other edition', () => {
        expect(name('a8', en, { edition: 'huch' })).toBe('a8, orange square, White’s orange tower');
    });
});
