import { describe, expect, it } from 'vitest';
import { pathBelow, routeOf } from '../../../src/app/offline/routing';

const scope = 'https://example.org/kamisado/';
const files = new Set(['index.html', 'embed.html', 'assets/index-a1.js', 'icons/icon 192.png']);
const ask = (url: string, method = 'GET') => routeOf({ method, url }, scope, files);

describe('what the worker does about a request', () => {
    it('answers for the page at its folder, whatever is asked of it', () => {
        const page = { kind: 'file', path: 'index.html' };
        expect(ask(scope)).toEqual(page);
        expect(ask(`${scope}index.html`)).toEqual(page);
        expect(ask(`${scope}?source=home#/match/7`)).toEqual(page);
    });
    it('answers for the document that others embed', () => {
        expect(ask(`${scope}embed`)).toEqual({ kind: 'file', path: 'embed.html' });
        expect(ask(`${scope}embed#puzzle=ab12c`)).toEqual({ kind: 'file', path: 'embed.html' });
        expect(ask(`${scope}constructor`)).toEqual({ kind: 'network' });
    });
    it('answers for files of this version', () => {
        expect(ask(`${scope}assets/index-a1.js`)).toEqual({ kind: 'file', path: 'assets/index-a1.js' });
        expect(ask(`${scope}icons/icon%20192.png`)).toEqual({ kind: 'file', path: 'icons/icon 192.png' });
    });
    it('leads on from a link that was sent, when a window opens it', () => {
        const open = (path: string, mode = 'navigate') =>
            routeOf({ method: 'GET', url: scope + path, mode }, scope, files);
        expect(open('join/k7m2')).toEqual({ kind: 'place', hash: '#/online/join/k7m2' });
        expect(open('match/1ab-_')).toEqual({ kind: 'place', hash: '#/analysis?step=0&r=1ab-_' });
        for (const path of ['join/k7m2.png', 'join/', 'constructor/a', 'join/a/b'])
            expect(open(path)).toEqual({ kind: 'network' });
        expect(open('join/k7m2', 'cors')).toEqual({ kind: 'network' });
    });
    it('looks for parts of the version before in its cache', () => {
        expect(ask(`${scope}assets/index-00.js`)).toEqual({ kind: 'older' });
    });
    it('stays out of everything else', () => {
        for (const url of [
            `${scope}api/games`,
            'https://example.org/other/index.html',
            'https://example.com/kamisado/index.html',
            `${scope}service-worker.js`,
            `${scope}%ff`,
        ]) {
            expect(ask(url), url).toEqual({ kind: 'network' });
        }
        expect(ask(scope, 'POST')).toEqual({ kind: 'network' });
    });
    it('knows what lies below its folder', () => {
        expect(pathBelow('https://example.org/kamisado/a/b?c#d', scope)).toBe('a/b');
        expect(pathBelow('https://example.org/kamisado', scope)).toBeNull();
    });
});
