import { expect, it } from 'vitest';
import { Shelved } from '../../src/browser/shelf.svelte';

it('what a full shelf refuses is remembered as long as the page is there', () => {
    const full = {
        getItem: (): string => '[]',
        setItem: (): void => {
            throw new Error('full');
        },
    };
    const kept = new Shelved<string[]>(full, 'key', (text) => JSON.parse(text ?? '[]') as string[]);
    kept.change((all) => [...all, 'first']);
    kept.change((all) => [...all, 'second']);
    expect(kept.value).toEqual(['first', 'second']);
});
