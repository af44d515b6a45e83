import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What people read who write programs for the server. As .txt any host shows it in the browser. */
const documents: Record<string, string> = {
    'docs/server.txt': 'server.md',
    'docs/game-log.txt': 'game-log.md',
    'docs/openapi.json': 'openapi.json',
};

/** Lays them beside the page; they are not part of it, and not kept for use without a network. */
export function documentation(): Plugin {
    let root = '';
    return {
        name: 'kamisado-documentation',
        apply: 'build',
        configResolved: (config) => void (root = config.root),
        async generateBundle() {
            for (const [fileName, name] of Object.entries(documents)) {
                this.emitFile({ type: 'asset', fileName, source: await readFile(resolve(root, '../docs', name)) });
            }
        },
    };
}
