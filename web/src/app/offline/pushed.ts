/** A notice that the server has pushed (src/service/online/notices.cpp), as far as it is one. */
export interface Pushed {
    title: string;
    text: string;
    /** Of the page: `#/online/game/…`. */
    place: string;
    /** One that comes later with the same tag takes its place. */
    tag: string;
}

/** Never nothing: a browser wants something to be shown for every message. */
export function pushedFrom(said: unknown): Pushed {
    const text = (name: string, otherwise: string): string => {
        const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined;
        return typeof value === 'string' && value !== '' ? value : otherwise;
    };
    return {
        title: text('title', 'Kamisado'),
        text: text('text', ''),
        place: placeIn(said),
        tag: text('tag', 'notice'),
    };
}

/** Links must stay within the page. */
export function placeIn(said: unknown): string {
    const place: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, 'place') : undefined;
    return typeof place === 'string' && /^#\/online\/[\w/-]*$/.test(place) ? place : '#/online';
}
