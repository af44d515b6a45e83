import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { documentation } from './build/documents.ts';
import { notices } from './build/notices.ts';
import { precache } from './build/precache.ts';

export default defineConfig({
    // Any folder of any host will do.
    base: './',
    plugins: [svelte(), documentation(), notices(), precache()],
    build: {
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // The page, and the small document that other pages show in a frame.
        rolldownOptions: { input: ['index.html', 'embed.html'] },
    },
    worker: { format: 'es', plugins: () => [notices()] },
    // ./check runs these beside other stages: a busy machine is no failure.
    test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
