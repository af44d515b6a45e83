import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/core/types';
import { takeBackCount } from '../../../src/views/play/takeback';

const by =
    (deciders: Player[]) =>
    (step: number): Player | null =>
        deciders[step] ?? null;
const everybody = (): boolean => true;
const nobody = (): boolean => false;
const onlyBlack = (player: Player): boolean => player === 'black';

describe('how many decisions go when somebody takes back', () => {
    it('is none at the beginning', () => {
        expect(takeBackCount([], by([]), everybody)).toBe(0);
    });
    it('is one between two people and between two computers', () => {
        expect(takeBackCount(['a1a2', 'b8b7'], by(['black', 'gold']), everybody)).toBe(1);
        expect(takeBackCount(['a1a2', 'b8b7'], by(['black', 'gold']), nobody)).toBe(1);
    });
    it("takes the computer's answers along, however many", () => {
        expect(takeBackCount(['a1a2', 'b8b7'], by(['black', 'gold']), onlyBlack)).toBe(2);
        expect(takeBackCount(['a1a2', 'b8b7', 'c8c7'], by(['black', 'gold', 'gold']), onlyBlack)).toBe(3);
        expect(takeBackCount(['a1a2', 'b8b7', 'a2a3'], by(['black', 'gold', 'black']), onlyBlack)).toBe(1);
    });
    it('is none while only the computer has moved', () => {
        expect(takeBackCount(['a1a2'], by(['black']), (player) => player === 'gold')).toBe(0);
    });
    it('takes back words alone, whoever was to move', () => {
        expect(takeBackCount(['a1a2', 'resigns black'], by(['black', 'gold']), onlyBlack)).toBe(1);
        expect(takeBackCount(['a1a2', 'time gold'], by(['black', 'gold']), onlyBlack)).toBe(1);
    });
});
