/** A file of the built page: where it is, seen from the worker, and what its bytes hash to. */
export interface PrecachedFile {
    path: string;
    sha256: string;
}

/** What web/build/precache.ts puts into the worker. */
export interface Precache {
    /** Another one whenever any file is another one. */
    version: string;
    files: PrecachedFile[];
}

/** Caches are named by version, with the scope in front: several copies of the page may live on one host. */
export function cacheName(scope: string, version: string): string {
    return `${cachePrefix(scope)}${version}`;
}

export function cachePrefix(scope: string): string {
    return `kamisado ${new URL(scope).pathname} `;
}

/**
 * The caches of this page that can go, given all of the host in the order in which they were made. The one before the
 * current stays: a window that was opened with it may still need a part that it has not loaded.
 */
export function outdatedCaches(names: readonly string[], scope: string, version: string): string[] {
    const current = cacheName(scope, version);
    const others = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== current);
    return others.slice(0, -1);
}

/** Vite puts a hash of the content into these names, so that an older cache's copy is as good as a new one. */
export function hasItsHashInItsName(path: string): boolean {
    return path.startsWith('assets/');
}
