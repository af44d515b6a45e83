/** What the worker does about a request: answer with a file of the page, or stay out of the way. */
export type Route =
    | { kind: 'file'; path: string }
    | { kind: 'older' }
    /** Leads on to a place of the page, as the server's previews of links do: without a network too. */
    | { kind: 'place'; hash: string }
    | { kind: 'network' };

export interface Asked {
    method: string;
    url: string;
    /** 'navigate' when a window is to show the answer. */
    mode?: string;
}

/** Documents by the addresses that have no file name. */
const documents = new Map([
    ['', 'index.html'],
    ['embed', 'embed.html'],
]);

/** The page's own address for a link. */
const places = new Map([
    ['join', '#/online/join/'],
    ['watch', '#/online/watch/'],
    ['tournament', '#/online/tournament/'],
    ['match', '#/analysis?step=0&r='],
]);

const network: Route = { kind: 'network' };

/** `files` are the paths of this version, relative to `scope`, the address of the folder that holds the worker. */
export function routeOf(asked: Asked, scope: string, files: ReadonlySet<string>): Route {
    if (asked.method !== 'GET') return network;
    const path = pathBelow(asked.url, scope);
    if (path === null) return network;
    const [, kind = '', code = ''] = /^(\w+)\/([\w-]+)$/.exec(path) ?? [];
    const place = asked.mode === 'navigate' ? places.get(kind) : undefined;
    if (place) return { kind: 'place', hash: place + code };
    const file = documents.get(path) ?? path;
    if (files.has(file)) return { kind: 'file', path: file };
    // A window of the version before may still ask for its parts.
    return file.startsWith('assets/') ? { kind: 'older' } : network;
}

/** Without query and fragment; null when the address is somewhere else. */
export function pathBelow(url: string, scope: string): string | null {
    const address = new URL(url);
    const root = new URL(scope);
    if (address.origin !== root.origin || !address.pathname.startsWith(root.pathname)) return null;
    try {
        return decodeURIComponent(address.pathname.slice(root.pathname.length));
    } catch {
        return null;
    }
}
