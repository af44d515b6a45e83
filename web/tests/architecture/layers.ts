/** The map of the page's source, as layers.txt states it. */
export interface Layers {
    /** By layer, itself and every other that it may import. */
    reachable: Map<string, Set<string>>;
    /** What is wrong with the map itself. */
    faults: string[];
}

/** `views` are the folders that `views/*` stands for. */
export function layersFrom(text: string, views: readonly string[]): Layers {
    const layers: Layers = { reachable: new Map(), faults: [] };
    const expanded = (name: string): string[] => (name === 'views/*' ? views.map((view) => `views/${view}`) : [name]);
    for (const line of text.split('\n')) {
        if (/^\s*(#|$)/.test(line)) continue;
        const [, name, targets] = /^(\S+)\s+->(.*)$/.exec(line) ?? [];
        if (name === undefined || targets === undefined) {
            layers.faults.push(`not understood: ${line}`);
            continue;
        }
        const wanted = targets.split(/\s+/).filter(Boolean).flatMap(expanded);
        // All are read before the first is added: the layers of one line do not know each other.
        const reached = wanted.flatMap((target) => {
            const known = layers.reachable.get(target);
            if (!known) layers.faults.push(`${name} -> ${target}: ${target} is not stated further up`);
            return [...(known ?? [])];
        });
        for (const one of expanded(name)) {
            if (layers.reachable.has(one)) layers.faults.push(`${one} is stated twice`);
            layers.reachable.set(one, new Set([one, ...reached]));
        }
    }
    return layers;
}

/** `views/learn/goal.ts` is of `views/learn`. */
export function layerOf(path: string): string {
    const [first = '', second = ''] = path.split('/');
    return first === 'views' ? `views/${second}` : first;
}

export interface Import {
    line: number;
    specifier: string;
}

/**
 * What a module asks for: `import … from`, `export … from`, `import '…'`, `import('…')` (of types too), `new URL('…',
 * import.meta.url)`, and the `@import` of a style. Comments are left out first.
 */
export function importsOf(source: string): Import[] {
    const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
    const code = source
        .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, blank)
        .replace(/(^|[^:'"`\\])\/\/.*$/gm, (text, before: string) => before + blank(text.slice(before.length)));
    const patterns = [
        /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*(['"])(?<specifier>[^'"]+)\1/g,
        /\bimport\s*(['"])(?<specifier>[^'"]+)\1/g,
        /\bimport\s*\(\s*(['"`])(?<specifier>[^'"`]+)\1/g,
        /\bnew URL\(\s*(['"])(?<specifier>[^'"]+)\1\s*,\s*import\.meta\.url/g,
        /\bimport\.meta\.glob\s*\(\s*(['"`])(?<specifier>[^'"`]+)\1/g,
        /@import\s+(?:url\()?\s*(['"])(?<specifier>[^'"]+)\1/g,
    ];
    return patterns
        .flatMap((pattern) => [...code.matchAll(pattern)])
        .map(({ index, groups }) => ({
            line: code.slice(0, index).split('\n').length,
            specifier: groups?.specifier ?? '',
        }))
        .sort((a, b) => a.line - b.line);
}

/** Where a relative import leads, from web/src: `views/learn/goal`; it begins with `..` when that is outside. */
export function targetOf(path: string, specifier: string): string {
    const parts = path.split('/').slice(0, -1);
    let above = 0;
    for (const step of specifier.replace(/\?.*$/, '').split('/')) {
        if (step === '.' || step === '') continue;
        if (step !== '..') parts.push(step);
        else if (parts.pop() === undefined) above += 1;
    }
    return [...Array<string>(above).fill('..'), ...parts].join('/');
}

/** What one file imports against the map. */
export function forbiddenImports(layers: Layers, path: string, source: string): string[] {
    const layer = layerOf(path);
    const mayImport = layers.reachable.get(layer);
    if (!mayImport) return [`${path}: ${layer} is not on the map`];
    return importsOf(source).flatMap(({ line, specifier }) => {
        // Packages, and what Vite makes of their names; everything of ours is written with dots.
        if (!specifier.startsWith('.')) {
            const isOurs = specifier.startsWith('/') || /^(src|@\/|~)/.test(specifier);
            return isOurs ? [`${path}:${line}: ${specifier} is not relative`] : [];
        }
        const target = targetOf(path, specifier);
        if (target.startsWith('..')) return [];
        const wanted = layerOf(target);
        return mayImport.has(wanted) ? [] : [`${path}:${line}: ${layer} may not import ${wanted}: ${specifier}`];
    });
}
