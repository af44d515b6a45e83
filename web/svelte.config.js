import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
    preprocess: vitePreprocess({ script: false }),
    compilerOptions: {
        runes: true,
        // Only the build of packages/board makes elements of what could be some.
        warningFilter: ({ code }) => code !== 'options_missing_custom_element',
    },
};
