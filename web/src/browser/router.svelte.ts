/** The views, by the first word after the `#/`. Everything is in the hash, so that any static host serves it. */
export const views = [
    'new',
    'match',
    'online',
    'analysis',
    'learn',
    'puzzles',
    'matches',
    'settings',
    'sheet',
    'about',
] as const;
/** What no address names is a view too, which says so. */
export type View = (typeof views)[number] | 'nowhere';

export interface Route {
    view: View;
    /** What follows the view: `#/match/ID`. */
    id: string;
    /** What follows a `?`: `#/analysis?r=…`. */
    query: URLSearchParams;
}

export function routeFrom(hash: string): Route {
    const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
    const [word = '', ...rest] = path.split('/');
    const id = decoded(rest.join('/'));
    const view = word === '' ? 'new' : views.find((name) => name === word);
    return { view: (id !== null && view) || 'nowhere', id: id ?? '', query: new URLSearchParams(query) };
}

/** Null where a link was cut or changed in the middle of an encoded letter. */
function decoded(text: string): string | null {
    try {
        return decodeURIComponent(text);
    } catch {
        return null;
    }
}

export function linkTo(view: View, id = '', query: Record<string, string> = {}): string {
    const search = new URLSearchParams(query).toString();
    const path = id && `/${id.split('/').map(encodeURIComponent).join('/')}`;
    return `#/${view}${path}${search && '?' + search}`;
}

class Router {
    route = $state.raw<Route>(routeFrom(typeof location === 'undefined' ? '' : location.hash));

    constructor() {
        if (typeof window === 'undefined') return;
        window.addEventListener('hashchange', () => (this.route = routeFrom(location.hash)));
    }

    go(view: View, id = '', query: Record<string, string> = {}): void {
        location.hash = linkTo(view, id, query);
    }
}

export const router = new Router();
