import type { Plugin } from 'vite';

/** Vite puts styles into the page as it changes them, and says so over a WebSocket: `npm run dev` has to allow both. */
export function development(): Plugin {
    return {
        name: 'kamisado-development',
        apply: 'serve',
        transformIndexHtml: (html) =>
            html
                .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
                .replace("connect-src 'self'", "connect-src 'self' ws:"),
    };
}
