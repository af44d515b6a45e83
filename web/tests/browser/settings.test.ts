import { afterEach, expect, it } from 'vitest';
import { followLanguage, resetSettings, settings, settingsFrom } from '../../src/browser/settings.svelte';

afterEach(() => resetSettings());

it('an edition that nobody chose is that of the language’s own book', () => {
    followLanguage('fr');
    expect(settings.edition).toBe('huch');
    followLanguage('de');
    expect(settings.edition).toBe('burley');
});

it('an edition that was chosen stays', () => {
    Object.assign(settings, { edition: 'burley', editionChosen: true });
    followLanguage('fr');
    expect(settings.edition).toBe('burley');
});

it('settings from before editions followed languages keep their edition', () => {
    expect(settingsFrom('{"edition":"huch"}')).toMatchObject({ edition: 'huch', editionChosen: true });
    expect(settingsFrom('{"edition":"burley","editionChosen":false}').editionChosen).toBe(false);
    expect(settingsFrom(null).editionChosen).toBe(false);
});
