import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
    // Any folder of any host will do.
    base: './',
    plugins: [svelte()],
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    worker: { format: 'es' },
    test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
