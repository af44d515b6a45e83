import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface ThirdParty {
    components: { name: string; npm?: string[] }[];
}

/** The npm package that a module of the bundle comes from; undefined for our own. */
export function packageOf(module: string): string | undefined {
    // Plugins and the bundler mark what they add themselves by a zero byte.
    if (module.startsWith('\0')) {
        if (module.includes('rolldown')) return 'rolldown';
        if (module.includes('vite')) return 'vite';
    }
    return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll('\\', '/'))?.[1];
}

/** What ships, but is not on the list of third-party components. */
export function unlisted(modules: Iterable<string>, list: ThirdParty): string[] {
    const listed = new Set(list.components.flatMap((component) => component.npm ?? []));
    const found = new Set([...modules].map(packageOf).filter((name) => name !== undefined));
    return [...found].filter((name) => !listed.has(name)).sort();
}

/** Lays the licences of what is bundled beside the page, and refuses to bundle what packaging/third-party.json lacks. */
export function notices(): Plugin {
    let root = '';
    return {
        name: 'kamisado-notices',
        apply: 'build',
        configResolved: (config) => void (root = config.root),
        async generateBundle(_, bundle) {
            const list = JSON.parse(
                await readFile(resolve(root, '../packaging/third-party.json'), 'utf8'),
            ) as ThirdParty;
            const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
            const missing = unlisted(
                chunks.flatMap((chunk) => Object.keys(chunk.modules)),
                list,
            );
            if (missing.length > 0) {
                this.error(`The page ships ${missing.join(', ')}: packaging/third-party.json does not list it.`);
            }
            const source = await readFile(resolve(root, '../THIRD-PARTY-NOTICES.txt'));
            this.emitFile({ type: 'asset', fileName: 'docs/third-party-notices.txt', source });
        },
    };
}
