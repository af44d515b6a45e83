import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPrecached, precacheOf } from '../../../build/precache';
import { cacheName, hasItsHashInItsName, outdatedCaches } from '../../../src/app/offline/precache';

describe('the list of files', () => {
    let folder = '';
    beforeEach(() => {
        folder = mkdtempSync(join(tmpdir(), 'kamisado-precache-'));
        mkdirSync(join(folder, 'assets'));
        writeFileSync(join(folder, 'index.html'), 'page');
        writeFileSync(join(folder, 'assets/b-1.js'), 'b');
        writeFileSync(join(folder, 'assets/a-1.js'), 'a');
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('names every file with its hash, in order', async () => {
        const { files } = await precacheOf(folder);
        expect(files.map((file) => file.path)).toEqual(['assets/a-1.js', 'assets/b-1.js', 'index.html']);
        expect(files[0]?.sha256).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
    });
    it('has another version when a file changes, comes or goes', async () => {
        const versions = [await precacheOf(folder), await precacheOf(folder)].map((list) => list.version);
        expect(versions[0]).toBe(versions[1]);
        writeFileSync(join(folder, 'index.html'), 'new page');
        versions.push((await precacheOf(folder)).version);
        writeFileSync(join(folder, 'more.txt'), '');
        versions.push((await precacheOf(folder)).version);
        rmSync(join(folder, 'assets/a-1.js'));
        versions.push((await precacheOf(folder)).version);
        expect(new Set(versions).size).toBe(4);
    });
    it('leaves out what is not the page', () => {
        for (const path of [
            'service-worker.js',
            'index.html.gz',
            'assets/a.js.map',
            '.built',
            'assets/.x/y',
            'docs/server.txt',
        ]) {
            expect(isPrecached(path), path).toBe(false);
        }
        for (const path of ['index.html', 'assets/kamisado-1.wasm', 'manifest.webmanifest']) {
            expect(isPrecached(path), path).toBe(true);
        }
    });
});

describe('the caches', () => {
    const scope = 'https://example.org/a/';
    it('are kept apart by folder and version', () => {
        expect(cacheName(scope, '1')).not.toBe(cacheName('https://example.org/b/', '1'));
        expect(cacheName(scope, '1')).not.toBe(cacheName(scope, '2'));
    });
    it('go when they are older than the one before', () => {
        const names = ['another page', cacheName('https://example.org/b/', '0'), ...['1', '2', '3'].map(named)];
        expect(outdatedCaches(names, scope, '3')).toEqual([named('1')]);
        expect(outdatedCaches([named('3')], scope, '3')).toEqual([]);
    });
    it('share what is named by its content', () => {
        expect(hasItsHashInItsName('assets/index-a1.js')).toBe(true);
        expect(hasItsHashInItsName('index.html')).toBe(false);
    });

    function named(version: string): string {
        return cacheName(scope, version);
    }
});
