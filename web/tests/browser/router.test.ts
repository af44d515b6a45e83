import { describe, expect, test } from 'vitest';
import { linkTo, routeFrom, views } from '../../src/browser/router.svelte';

describe('an address', () => {
    test('names its view, and what in it', () => {
        for (const view of views) expect(routeFrom(linkTo(view)).view).toBe(view);
        expect(routeFrom('#/match/a%2Fb')).toMatchObject({ view: 'match', id: 'a/b' });
        expect(routeFrom(linkTo('puzzles', 'daily/2026-11-16'))).toMatchObject({
            view: 'puzzles',
            id: 'daily/2026-11-16',
        });
        expect(routeFrom('#/analysis?r=one').query.get('r')).toBe('one');
    });

    test('that is empty begins at the start', () => {
        for (const hash of ['', '#', '#/', '#/?x=1']) expect(routeFrom(hash).view).toBe('new');
    });

    test('that nobody knows, or that was cut within a letter, leads nowhere', () => {
        for (const hash of ['#/nothing', '#/New', '#/learning/T1', '#/match/%E0%A4', '#/match/%']) {
            expect(routeFrom(hash).view, hash).toBe('nowhere');
        }
    });
});
