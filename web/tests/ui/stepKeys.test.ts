import { describe, expect, it } from 'vitest';
import { stepOf } from '../../src/ui/stepKeys';

const key = (name: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'shiftKey', boolean>> = {}) => ({
    key: name,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...held,
});

describe('keys that step through a match', () => {
    it('are the arrows, Home and End', () => {
        expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((name) => stepOf(key(name), false))).toEqual([
            'back',
            'on',
            'first',
            'last',
        ]);
    });

    it('leave the arrows to the board when it has the focus, but not the brackets and Alt', () => {
        expect(stepOf(key('ArrowLeft'), true)).toBeNull();
        expect(stepOf(key('ArrowLeft', { altKey: true }), true)).toBe('back');
        expect(stepOf(key(']'), true)).toBe('on');
    });

    it('leave the browser its own', () => {
        expect(stepOf(key('ArrowLeft', { ctrlKey: true }), false)).toBeNull();
        expect(stepOf(key('ArrowRight', { shiftKey: true }), false)).toBeNull();
        expect(stepOf(key('x'), false)).toBeNull();
    });
});
