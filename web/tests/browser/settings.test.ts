import { afterEach, expect, it } from 'vitest';
import { followLanguage, resetSettings, settings, settingsFrom } from '../../src/browser/settings.svelte';
import { gainOf } from '../../src/browser/sound';

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

it('who starts anew gets the edition of the browser’s language again', () => {
    Object.assign(settings, { edition: 'burley', editionChosen: true });
    resetSettings('fr');
    expect([settings.edition, settings.editionChosen]).toEqual(['huch', false]);
});

it('settings from before editions followed languages keep their edition', () => {
    expect(settingsFrom('{"edition":"huch"}')).toMatchObject({ edition: 'huch', editionChosen: true });
    expect(settingsFrom('{"edition":"burley","editionChosen":false}').editionChosen).toBe(false);
    expect(settingsFrom(null).editionChosen).toBe(false);
});

it('what was stored before movement had a speed means what it meant', () => {
    expect(settingsFrom('{"motion":"none"}')).toMatchObject({ motion: 'none', speed: 'normal', volume: 70 });
    expect(settingsFrom('{"motion":"full","volume":"loud"}')).toMatchObject({ motion: 'full', volume: 70 });
});

it('a volume that makes no sense is neither below silence nor above the loudest', () => {
    expect([-5, 0, 50, 100, 5000].map(gainOf)).toEqual([0, 0, 0.25, 1, 1]);
});
