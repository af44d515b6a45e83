import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The npm package @kamisado/core as somebody has it who installed its tarball. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'web/node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'kamisado-npm-'));
const run = promisify(execFile);
const version = /^project\(kamisado VERSION ([\d.]+)/m.exec(readFileSync(join(root, 'CMakeLists.txt'), 'utf8'))?.[1];
const tarball = join(folder, `kamisado-core-${version}.tgz`);

function install(into: string): void {
    mkdirSync(into);
    writeFileSync(join(into, 'package.json'), '{ "private": true, "type": "module" }');
    const options = ['--offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, tarball], { cwd: into });
    cpSync(join(into, 'node_modules/@kamisado/core/examples'), into, { recursive: true });
}

const user = join(folder, 'user');
const node = async (...parameters: string[]): Promise<string> => (await run('node', parameters, { cwd: user })).stdout;

/** A program of one's own that uses the package. */
async function program(text: string): Promise<string> {
    const name = `program-${Math.random().toString(36).slice(2)}.mjs`;
    writeFileSync(join(user, name), text);
    return node(name);
}

beforeAll(() => {
    execFileSync(join(root, 'tools/build-npm'), ['--output', folder]);
    install(user);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('@kamisado/core from its tarball, in Node.js', { timeout: 120_000 }, () => {
    it('has the version of everything else, and needs nothing', () => {
        const text = readFileSync(join(user, 'node_modules/@kamisado/core/package.json'), 'utf8');
        const { name, version: packed, dependencies } = JSON.parse(text) as Record<string, unknown>;
        expect({ name, packed, dependencies }).toEqual({
            name: '@kamisado/core',
            packed: version,
            dependencies: undefined,
        });
        expect((JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8')) as { version: string }).version).toBe(
            version,
        );
    });

    it('is the same file when it is made again, and so is the board, under another umask and time zone', async () => {
        const again = join(folder, 'again');
        const command = `umask 077; TZ=Asia/Tokyo ${join(root, 'tools/build-npm')} --output ${again}`;
        await run('bash', ['-c', command]);
        for (const name of ['core', 'board'].map((one) => `kamisado-${one}-${version}.tgz`)) {
            expect(readFileSync(join(again, name)).equals(readFileSync(join(folder, name))), name).toBe(true);
        }
    });

    it('solves the first position', async () => {
        expect(await node('solve.mjs')).toContain('16 of 102 first moves win');
    });

    it('plays a match against a level', async () => {
        expect(await node('play.mjs')).toMatch(/^(black|gold) wins \d+-\d+ after \d+ decisions\.$/m);
    });

    it('reads and writes a record', async () => {
        const told = await node('record.mjs');
        expect(told).toContain('a1a5 d8f6 a5b6, 1 comment');
        expect(told).toContain('Braun Vor 4 Rosa');
        expect(told).toContain('\nthe same\n');
        expect(told).toContain('move.wrong-square in line 6');
    });

    it('cancels an analysis, and a question that cannot listen, and answers the next', async () => {
        const told = await program(`
            import { Cancelled, newEngine, newLine } from '@kamisado/core';
            const engine = newEngine();
            const ends = (task) => task.result.then(() => 'answered', (error) => error instanceof Cancelled ? 'cancelled' : String(error));
            const begun = Promise.withResolvers?.() ?? (() => { const it = {}; it.promise = new Promise((resolve) => (it.resolve = resolve)); return it; })();
            const analysis = engine.analyse(newLine('marathon'), { match: true, distance: true, points: true }, begun.resolve);
            await begun.promise;
            analysis.cancel();
            console.log(await ends(analysis));
            const review = engine.review({ ...newLine('standard'), decisions: ['a1a2'] });
            review.cancel();
            console.log(await ends(review));
            console.log((await engine.choose(newLine(), 10).result).decision.length);
            try { engine.choose(newLine(), 11); } catch (error) { console.log(error.name); }
            engine.close();
            console.log(await ends(engine.hint(newLine())));
        `);
        expect(told.trim().split('\n')).toEqual(['cancelled', 'cancelled', '4', 'RangeError', 'cancelled']);
    });

    it('lets Node.js end while an engine is idle, and not while it is asked', async () => {
        const told = await program(`
            import { newEngine, newLine } from '@kamisado/core';
            const engine = newEngine();
            engine.choose(newLine(), 5).result.then(() => console.log('answered'));
        `);
        expect(told).toBe('answered\n');
    });

    it('has types for Node.js, without those of a browser, and for a bundler', async () => {
        const types = join(root, 'web/node_modules/@types');
        writeFileSync(
            join(user, 'typed.ts'),
            `import { Cancelled, loadCore, newEngine, newLine, type Analysis, type Core, type MatchState } from '@kamisado/core';
            const core: Core = await loadCore();
            const looked = core.look(newLine('standard'));
            export const state: MatchState | null = looked.ok ? looked.value : null;
            export const analysis: Analysis = await newEngine().analyse(newLine(), { distance: true }, (known) => known.settled).result;
            export const stopped: Error = new Cancelled();
            // @ts-expect-error there is no such format
            newLine('huge');
            // @ts-expect-error the level is missing
            newEngine().choose(newLine());`,
        );
        const strict = ['--noEmit', '--strict', '--target', 'es2022', '--skipLibCheck', 'false', 'typed.ts'];
        const compile = (...options: string[]): Promise<unknown> =>
            run(join(bin, 'tsc'), [...strict, ...options], { cwd: user });
        await compile('--module', 'nodenext', '--lib', 'es2023', '--types', 'node', '--typeRoots', types);
        await compile('--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom');
    });

    it.each(['web/packages/core/README.md', 'docs/npm.md'])('runs every program of %s', async (document) => {
        const text = readFileSync(join(root, document), 'utf8');
        const programs = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
        expect(programs.length).toBeGreaterThan(0);
        for (const one of programs) {
            const expected = [...one.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map((match) => match[1]);
            const told = (await program(one)).trim().split('\n');
            expect(told.filter((line) => line !== '')).toEqual(expected);
        }
    });
});
