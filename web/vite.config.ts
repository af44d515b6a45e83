import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { development } from './build/development.ts';
import { documentation } from './build/documents.ts';
import { notices } from './build/notices.ts';
import { precache } from './build/precache.ts';

/** Where `npm run dev` sends what only a server can answer: `kamisado serve` on its usual port, unless told otherwise. */
const server = process.env.KAMISADO_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
    // Any folder of any host will do.
    base: './',
    plugins: [svelte(), development(), documentation(), notices(), precache()],
    build: {
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // The page, the small document that other pages show in a frame, and the one in which a new version takes over.
        rolldownOptions: { input: ['index.html', 'embed.html', 'update.html'] },
    },
    server: {
        port: 5173,
        strictPort: true,
        // Without the browser's word that the page came from there: to our server, it did.
        proxy: {
            '/api': {
                target: server,
                changeOrigin: true,
                ws: true,
                headers: { origin: server },
            },
        },
        // The samples, puzzles and openings lie beside the page's own folder.
        fs: { allow: ['..'] },
    },
    worker: { format: 'es', plugins: () => [notices()] },
    // ./check runs these beside other stages: a busy machine is no failure.
    test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
