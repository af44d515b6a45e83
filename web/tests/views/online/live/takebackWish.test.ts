import { describe, expect, it } from 'vitest';
import { TakebackWish } from '../../../../src/views/online/live/takebackWish';

describe('a wish to take back', () => {
    it('that was declined is told until the next decision', () => {
        const wish = new TakebackWish();
        expect(wish.isDeclined(false, 4)).toBe(false);
        expect(wish.isDeclined(true, 4)).toBe(false);
        expect(wish.isDeclined(false, 4)).toBe(true);
        expect(wish.isDeclined(false, 5)).toBe(false);
    });

    it('that was agreed to is never called declined, even when as many decisions stand again', () => {
        const wish = new TakebackWish();
        wish.isDeclined(true, 4);
        for (const decisions of [2, 3, 4, 5, 4]) expect(wish.isDeclined(false, decisions)).toBe(false);
    });

    it('that was withdrawn is not declined', () => {
        const wish = new TakebackWish();
        wish.isDeclined(true, 4);
        wish.withdraw();
        expect(wish.isDeclined(false, 4)).toBe(false);
    });
});
