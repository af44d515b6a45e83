import { expect, it } from 'vitest';
import { fold, search, type Passage, type Stretch } from '../../../src/views/learn/search';

const passages: Passage[] = [
    {
        id: 'M6',
        title: 'A blocked tower',
        place: '',
        names: ['M6', 'Z6', 'D6'],
        texts: ['A tower that cannot move is blocked.', 'Its square names the next tower; nothing is pushed.'],
    },
    {
        id: 'S2',
        title: 'Der Stoß',
        place: '',
        names: ['S2'],
        texts: ['Ein Sumo darf stoßen.', 'Große Türme stoßen kleine.'],
    },
    { id: 'F1', title: 'Le départ', place: '', names: ['F1', 'B1', 'P1'], texts: ['Une manœuvre décidée d’avance.'] },
];

const found = (query: string): string[] => search(passages, query).map(({ id }) => id);
const hits = (stretches: readonly Stretch[]): string[] => stretches.filter(({ hit }) => hit).map(({ text }) => text);

it('accents, cases and ligatures do not matter', () => {
    expect(fold('Völliger STOß, manœuvre d’été')).toBe("volliger stoss, manoeuvre d'ete");
    expect(found('stoss')).toEqual(['S2']);
    expect(found('STOSS')).toEqual(['S2']);
    expect(found('turme')).toEqual(['S2']);
    expect(found('decidee')).toEqual(['F1']);
    expect(found('manoeuvre')).toEqual(['F1']);
    expect(found('départ')).toEqual(['F1']);
});

it('rules are found by their names in every language', () => {
    expect(found('z6')).toEqual(['M6']);
    expect(found('M6')).toEqual(['M6']);
    expect(found('p1')).toEqual(['F1']);
});

it('all words have to be there, at the beginning of a word', () => {
    expect(found('tower blocked')).toEqual(['M6']);
    expect(found('tower stoss')).toEqual([]);
    expect(found('ower')).toEqual([]);
    expect(found('tow')).toEqual(['M6']);
    expect(found('')).toEqual([]);
    expect(found('  ')).toEqual([]);
});

it('what was found is marked as it is written', () => {
    const [one] = search(passages, 'stoss');
    expect(one && hits(one.title)).toEqual(['Stoß']);
    expect(one && hits(one.excerpt)).toEqual(['stoß']);
    const [other] = search(passages, 'pushed');
    expect(other?.excerpt.map(({ text }) => text).join('')).toContain('nothing is pushed');
});

it('an excerpt is short and holds what was looked for', () => {
    const long: Passage = {
        id: 'x',
        title: 'Long',
        place: '',
        names: [],
        texts: [`${'so '.repeat(200)}needle ${'so '.repeat(200)}`],
    };
    const [one] = search([long], 'needle');
    const text = one?.excerpt.map((stretch) => stretch.text).join('') ?? '';
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^… .*needle.* …$/);
    expect(one && hits(one.excerpt)).toEqual(['needle']);
});

it('titles come before words', () => {
    const both: Passage[] = [
        { id: 'words', title: 'Other', place: '', names: [], texts: ['tower', 'tower', 'tower'] },
        { id: 'title', title: 'Towers', place: '', names: [], texts: [] },
    ];
    expect(search(both, 'tower').map(({ id }) => id)).toEqual(['title', 'words']);
});
