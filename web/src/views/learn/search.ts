/** Searching the book: by meaning of the letters, not by their marks. */

export interface Passage {
    /** What follows `#/learn/`. */
    id: string;
    title: string;
    /** Where in the book it stands. */
    place: string;
    /** The names of its rules, in every language. */
    names: readonly string[];
    /** The summary and the paragraphs, as read. */
    texts: readonly string[];
}

/** A stretch of text, and whether it is what was looked for. */
export interface Stretch {
    text: string;
    hit: boolean;
}

export interface Found {
    id: string;
    title: Stretch[];
    place: string;
    excerpt: Stretch[];
}

/** Letters without marks and cases, each with the place in the text from which it came. */
function folded(text: string): { letters: string; places: number[] } {
    let letters = '';
    const places: number[] = [];
    let place = 0;
    for (const letter of text) {
        for (const plain of foldedLetter(letter)) {
            letters += plain;
            places.push(place);
        }
        place += letter.length;
    }
    places.push(place);
    return { letters, places };
}

const ligatures: Record<string, string | undefined> = { ß: 'ss', œ: 'oe', æ: 'ae', '’': "'" };

function foldedLetter(letter: string): string {
    const small = letter.toLowerCase();
    return ligatures[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

export const fold = (text: string): string => folded(text).letters;

const wordsIn = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Where the words begin and end in the text; only beginnings of words are meant. */
function hitsIn(text: string, words: readonly string[]): [from: number, to: number][] {
    const { letters, places } = folded(text);
    const found: [number, number][] = [];
    for (const word of words) {
        for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
            if (at > 0 && /[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')) continue;
            found.push([places[at] ?? 0, places[at + word.length] ?? text.length]);
        }
    }
    return found.sort(([one], [other]) => one - other);
}

/** The text, cut where a hit begins or ends. */
function stretches(text: string, hits: readonly [from: number, to: number][]): Stretch[] {
    const cut: Stretch[] = [];
    let done = 0;
    for (const [from, to] of hits) {
        if (to <= done) continue;
        const begin = Math.max(from, done);
        if (begin > done) cut.push({ text: text.slice(done, begin), hit: false });
        cut.push({ text: text.slice(begin, to), hit: true });
        done = to;
    }
    if (done < text.length) cut.push({ text: text.slice(done), hit: false });
    return cut;
}

const before = 50;
const longest = 170;

/** As much of a text as fits, around the first hit. */
function excerptOf(text: string, words: readonly string[]): Stretch[] {
    const first = hitsIn(text, words)[0]?.[0] ?? 0;
    const begin = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
    const cut = text.slice(begin, begin + longest);
    const end = begin + cut.length < text.length ? cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)) : cut;
    const shown = `${begin > 0 ? '… ' : ''}${end}${end.length < text.length - begin ? ' …' : ''}`;
    return stretches(shown, hitsIn(shown, words));
}

/** The text that has most of the words; the first of those. */
function mostTelling(texts: readonly string[], words: readonly string[]): string {
    const told = (text: string): number => words.filter((word) => hitsIn(text, [word]).length > 0).length;
    return texts.toSorted((one, other) => told(other) - told(one))[0] ?? '';
}

/** The name of a rule counts most, then the title, then the words. */
function weightOf({ title, names, texts }: Passage, words: readonly string[]): number {
    let weight = 0;
    for (const word of words) {
        const named = names.some((name) => fold(name) === word);
        const titled = hitsIn(title, [word]).length > 0;
        const told = texts.filter((text) => hitsIn(text, [word]).length > 0).length;
        if (!named && !titled && told === 0) return 0;
        weight += (named ? 100 : 0) + (titled ? 20 : 0) + Math.min(told, 5);
    }
    return weight;
}

/** Every passage that has all the words, the best first. */
export function search(passages: readonly Passage[], query: string): Found[] {
    const words = wordsIn(query);
    if (words.length === 0) return [];
    return passages
        .map((passage) => ({ passage, weight: weightOf(passage, words) }))
        .filter(({ weight }) => weight > 0)
        .sort((one, other) => other.weight - one.weight)
        .map(({ passage: { id, title, place, texts } }) => ({
            id,
            title: stretches(title, hitsIn(title, words)),
            place,
            excerpt: excerptOf(mostTelling(texts, words), words),
        }));
}
