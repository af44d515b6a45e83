import { expect, it } from 'vitest';
import { localeFor } from '../../src/text/text.svelte';

it('writes dates as the reader’s own country does, if it speaks the language', () => {
    expect(localeFor('en', ['de-DE', 'en-GB', 'en'])).toBe('en-GB');
    expect(localeFor('de', ['de-CH'])).toBe('de-CH');
    expect(localeFor('fr', ['en-GB', 'en'])).toBe('fr');
});
