import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forbiddenImports, importsOf, layersFrom, targetOf } from './layers';

const source = new URL('../../src/', import.meta.url).pathname;
const views = readdirSync(join(source, 'views'));
const layers = layersFrom(readFileSync(new URL('layers.txt', import.meta.url), 'utf8'), views);
const sourcesIn = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte|css)$/.test(path));
const files = sourcesIn(source);

test('the map is sound', () => {
    expect(layers.faults).toEqual([]);
    expect(layers.reachable.get('app')).toContain('core');
    expect(layers.reachable.get('views/learn')).not.toContain('views/play');
});

test('every folder is on the map, and everything on the map is a folder', () => {
    const folders = readdirSync(source).flatMap((name) =>
        name === 'views' ? views.map((view) => `views/${view}`) : [name],
    );
    expect(folders.toSorted()).toEqual([...layers.reachable.keys()].toSorted());
});

test('the source keeps to the map', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(files.flatMap((path) => forbiddenImports(layers, path, readFileSync(join(source, path), 'utf8')))).toEqual(
        [],
    );
});

// The tests of a layer lie in a folder of its name, and import what the layer may import.
test('so do the tests', () => {
    const tests = new URL('..', import.meta.url).pathname;
    const found = sourcesIn(tests)
        .filter((path) => path.includes('/') && !/^(architecture|package|board\/gallery)\//.test(path))
        .flatMap((path) =>
            forbiddenImports(layers, path, readFileSync(join(tests, path), 'utf8').replaceAll('../src/', '')),
        );
    expect(found).toEqual([
        // The colours of towers are measured against those of the page.
        'board/colours.test.ts:29: board may not import ui: ../ui/tokens.css',
        // What the analysis offers for other people's pages is what the frame understands.
        'embed/request.test.ts:4: embed may not import views/analysis: ../views/analysis/frame',
    ]);
});

// From here on: the test itself.

const sample = layersFrom('low ->\nmiddle -> low\nside -> low\nviews/* -> middle\ntop -> views/*\n', ['one', 'two']);
const faults = (path: string, text: string) => forbiddenImports(sample, path, text);

test('a layer may import itself and all below it', () => {
    expect(faults('low/a.ts', "import { b } from './b';\nimport 'svelte';")).toEqual([]);
    expect(faults('views/one/deep/A.svelte', "import '../b';\nimport c from '../../../low/c.svelte';")).toEqual([]);
    expect(faults('top/a.ts', "const b = await import('../views/two/B.svelte');")).toEqual([]);
});

test.each([
    ["import { b } from '../middle/b';"],
    ["import type { B } from '../middle/b';"],
    ["import {\n    type B,\n    c,\n} from '../middle/b';"],
    ["export * from '../middle/b';"],
    ["export { b } from '../middle/b';"],
    ["import '../middle/b.css';"],
    ["const b = () => import('../middle/b');"],
    ["let b: import('../middle/b').B;"],
    ["new Worker(new URL('../middle/b.ts', import.meta.url));"],
    ["import.meta.glob('../middle/*.ts');"],
    ["import url from '../middle/b.txt?url';"],
])('an import that points up is noticed: %s', (text) => {
    expect(faults('low/a.svelte', `<script>\n${text}\n</script>`)).toEqual([
        expect.stringMatching(/^low\/a\.svelte:\d+: low may not import middle: \.\.\/middle\//),
    ]);
});

test('so is one that points sideways, from view to view, to an unknown folder, or past the map', () => {
    expect(faults('middle/a.ts', "import '../side/b';")).toEqual([
        'middle/a.ts:1: middle may not import side: ../side/b',
    ]);
    expect(faults('views/one/a.ts', "import '../two/b';")).toEqual([
        'views/one/a.ts:1: views/one may not import views/two: ../two/b',
    ]);
    expect(faults('new/a.ts', '')).toEqual(['new/a.ts: new is not on the map']);
    expect(faults('low/a.ts', "import '../new/b';")).toEqual(['low/a.ts:1: low may not import new: ../new/b']);
    expect(faults('low/a.ts', "import '/src/top/b';")).toEqual(['low/a.ts:1: /src/top/b is not relative']);
});

test('comments are no imports, and lines are counted', () => {
    expect(importsOf("// import '../b';\n/* import '../b';\n */\nimport x from './c'; // from '../d'")).toEqual([
        { line: 4, specifier: './c' },
    ]);
    expect(targetOf('views/one/a.ts', '../../../data/b.txt?url')).toBe('../data/b.txt');
    expect(targetOf('views/one/a.ts', '../../b.txt?url')).toBe('b.txt');
});

test('a map with circles or nonsense is noticed', () => {
    expect(layersFrom('a -> b\nb -> a\n', []).faults).toEqual(['a -> b: b is not stated further up']);
    expect(layersFrom('a ->\na ->\n', []).faults).toEqual(['a is stated twice']);
    expect(layersFrom('what is this\n', []).faults).toEqual(['not understood: what is this']);
});
