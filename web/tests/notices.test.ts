import { expect, test } from 'vitest';
import { packageOf, unlisted } from '../build/notices.ts';

test('a module belongs to the innermost package', () => {
    expect(packageOf('/home/me/web/node_modules/svelte/src/internal/index.js')).toBe('svelte');
    expect(packageOf('/home/me/web/node_modules/a/node_modules/@scope/b/index.js')).toBe('@scope/b');
    expect(packageOf('/home/me/web/src/main.ts')).toBeUndefined();
    expect(packageOf('\0vite/preload-helper.js')).toBe('vite');
    expect(packageOf('\0rolldown/runtime.js')).toBe('rolldown');
});

test('what is bundled and not listed is named', () => {
    const list = { components: [{ name: 'Svelte', npm: ['svelte'] }, { name: 'Boost' }] };
    expect(unlisted(['/w/node_modules/svelte/a.js', '/w/src/b.ts'], list)).toEqual([]);
    expect(unlisted(['/w/node_modules/uplot/a.js', '/w/node_modules/uplot/b.js'], list)).toEqual(['uplot']);
});
