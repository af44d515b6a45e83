import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { notices } from '../../build/notices.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `tools/build-npm` says where it goes. */
export default defineConfig({
    root: here('../..'),
    publicDir: false,
    plugins: [
        {
            // The page's whole catalogue of texts is nothing that a board needs.
            name: 'kamisado-board-texts',
            enforce: 'pre',
            resolveId: (source) => (/\/words\/text\.svelte$/.test(source) ? here('src/text.svelte.ts') : null),
        },
        svelte({
            configFile: here('../../svelte.config.js'),
            // Styles come with the elements, and only ours are elements.
            compilerOptions: { css: 'injected' },
            dynamicCompileOptions: ({ filename }) => ({ customElement: /\/Kamisado\w+\.svelte$/.test(filename) }),
        }),
        notices(),
    ],
    build: {
        target: 'es2022',
        emptyOutDir: true,
        minify: false,
        lib: {
            entry: { board: here('src/board.ts'), game: here('src/game.ts') },
            formats: ['es'],
        },
        rolldownOptions: {
            external: ['@kamisado/core'],
            output: { chunkFileNames: 'parts/[name].js' },
        },
    },
});
