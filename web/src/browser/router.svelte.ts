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
export type View = (typeof views)[number];

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
    const view = views.find((name) => name === word) ?? 'new';
    return { view, id: decodeURIComponent(rest.join('/')), query: new URLSearchParams(query) };
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
