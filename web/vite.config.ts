import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { documentation } from './build/documents.ts';
import { precache } from './build/precache.ts';

export default defineConfig({
    // Any folder of any host will do.
    base: './',
    plugins: [svelte(), documentation(), precache()],
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    worker: { format: 'es' },
    test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
