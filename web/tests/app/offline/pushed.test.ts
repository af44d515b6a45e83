import { expect, test } from 'vitest';
import { placeIn, pushedFrom } from '../../../src/app/offline/pushed';

test('a notice says what the server has said', () => {
    const said = { title: 'Your turn', text: 'Akane has moved.', place: '#/online/game/abc', tag: 'g-abc' };
    expect(pushedFrom(said)).toEqual(said);
});

test('whatever comes, something can be shown', () => {
    for (const said of [null, undefined, 'text', 7, [], {}, { title: 3, text: null, place: 'x', tag: '' }]) {
        expect(pushedFrom(said)).toEqual({ title: 'Kamisado', text: '', place: '#/online', tag: 'notice' });
    }
});

test('no notice leads away from the page', () => {
    for (const place of [
        'https://evil.example/',
        '//evil.example',
        '#/online/../x?y',
        'javascript:alert(1)',
        '#/play',
    ]) {
        expect(placeIn({ place })).toBe('#/online');
    }
    expect(placeIn({ place: '#/online/tournament/abc-1' })).toBe('#/online/tournament/abc-1');
});
