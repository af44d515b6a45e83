import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

/** What the compiler does not see. Formatting is Prettier's, unused and unknown names are TypeScript's. */
export default ts.config(
    { ignores: ['dist/', 'test-results/', 'packages/*/examples/'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    {
        linterOptions: { reportUnusedDisableDirectives: 'error' },
        rules: {
            eqeqeq: ['error', 'always', { null: 'ignore' }],
            'no-undef': 'off',
            '@typescript-eslint/no-unused-vars': 'off',
            // French sentences are full of them, and a test holds them to the right ones.
            'no-irregular-whitespace': ['error', { skipTemplates: true }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: { compilerOptions: { runes: true } } } },
        rules: {
            'prefer-const': 'off',
            'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$state', '$derived'] }],
            // Most collections here are replaced as a whole, which `$state.raw` sees.
            'svelte/prefer-svelte-reactivity': 'off',
        },
    },
);
