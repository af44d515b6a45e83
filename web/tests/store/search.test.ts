import { expect, test } from 'vitest';
import { folded, matchesSearch } from '../../src/store/search';

test.each([
    ['', true],
    ['  ', true],
    ['akane', true],
    ['AKA marathon', true],
    ['muller', true],
    ['Müll', true],
    ['strasse', true],
    ['akane standard', false],
])('%j is looked for word by word', (question, found) => {
    expect(matchesSearch(folded('Akane · Müller, Straße · Marathon'), question)).toBe(found);
});
