import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Precache, PrecachedFile } from '../src/app/offline/precache.ts';

const workerName = 'service-worker.js';

/** Not part of the page: the worker itself, compressed copies, maps and documentation for developers, hidden files. */
export function isPrecached(path: string): boolean {
    if (path === workerName || path.startsWith('docs/')) return false;
    return !/\.(gz|map)$/.test(path) && !path.split('/').some((part) => part.startsWith('.'));
}

function sha256(...parts: (string | Uint8Array)[]): string {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    return hash.digest('hex');
}

/** Every file below a folder that belongs to the page, in an order that does not depend on the disk. */
export async function precacheOf(folder: string): Promise<Precache> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter(isPrecached)
        .sort();
    const files: PrecachedFile[] = await Promise.all(
        paths.map(async (path) => ({ path, sha256: sha256(await readFile(join(folder, path))) })),
    );
    return { version: sha256(JSON.stringify(files)).slice(0, 16), files };
}

/**
 * Builds the service worker once everything else lies in the folder, so that its list is what is really there. It is
 * built on its own: a worker that shares a part with the page could not be kept apart from it.
 */
export function precache(): Plugin {
    let outDir = '';
    let root = '';
    let written = false;
    return {
        name: 'kamisado-precache',
        apply: 'build',
        enforce: 'post',
        configResolved(config) {
            root = config.root;
            outDir = resolve(root, config.build.outDir);
        },
        writeBundle() {
            written = true;
        },
        async closeBundle() {
            if (!written) return; // what went wrong is told by whoever it happened to
            await build({
                configFile: false,
                root,
                logLevel: 'warn',
                define: { __PRECACHE__: JSON.stringify(await precacheOf(outDir)) },
                build: {
                    outDir,
                    emptyOutDir: false,
                    copyPublicDir: false,
                    target: 'es2023',
                    lib: {
                        entry: resolve(root, 'src/app/offline/service-worker.ts'),
                        formats: ['iife'],
                        name: 'worker',
                        fileName: () => workerName,
                    },
                },
            });
        },
    };
}
