import type { Colour, Player, RecordEntry, Rings, Spelling, Tower } from '../core/types';

export type TurnEntry = Extract<RecordEntry, { parts: unknown }>;
export type Way = TurnEntry['parts'][number]['way'];

/** The letters of docs/notation.md. */
const letters: Record<Colour, string> = {
    brown: 'N',
    green: 'G',
    red: 'R',
    yellow: 'Y',
    pink: 'K',
    purple: 'P',
    blue: 'B',
    orange: 'O',
};
const colours = Object.fromEntries(Object.entries(letters).map(([colour, letter]) => [letter, colour as Colour]));

/** The towers of a line-up as it heads a round, a to h: rank 8, then rank 1. */
export function lineUpTowers(text: string): { gold: Tower[]; black: Tower[] } {
    const [gold = '', black = ''] = text.split('/');
    return { gold: rowOf(gold, 'gold'), black: rowOf(black, 'black') };
}

function rowOf(text: string, player: Player): Tower[] {
    return [...text.matchAll(/([a-z])(\**)/gi)].flatMap(([, letter = '', rings = '']) => {
        const colour = colours[letter.toUpperCase()];
        return colour ? [{ player, colour, rings: rings.length as Rings }] : [];
    });
}

/** How colours are called: as painted, or renamed because the board lies turned. */
export type ColourNaming = Readonly<Record<Colour, Colour>>;

/** The words of one language for what an entry consists of. */
export interface EntryWords {
    colours: Readonly<Record<Colour, string>>;
    ways: Readonly<Record<NonNullable<Way>, string>>;
}

const arrows: Record<NonNullable<Way>, string> = { forward: '↑', left: '↖', right: '↗', back: '↓' };
const wayLetters: Record<NonNullable<Way>, string> = { forward: 'F', left: 'L', right: 'R', back: 'B' };

export function arrowOf(way: Way): string {
    return way ? arrows[way] : '';
}

/** An entry as text. Without a naming it is the core's own; a turned board calls the colours differently. */
export function entryText(
    entry: TurnEntry,
    spelling: Spelling,
    words: EntryWords,
    naming: ColourNaming | null,
): string {
    if (!naming || spelling === 'coordinates') return entry.texts[spelling];
    return entry.parts
        .map((part) => {
            const tower = naming[part.tower];
            const square = naming[part.square];
            if (spelling === 'words') {
                const way = part.way ? [words.ways[part.way]] : [];
                return [capital(words.colours[tower]), ...way, part.distance, capital(words.colours[square])].join(' ');
            }
            const letter = entry.player === 'black' ? letters[tower] : letters[tower].toLowerCase();
            const way = part.way ? (spelling === 'ascii' ? wayLetters : arrows)[part.way] : '';
            return `${letter}${way}${part.distance}${letters[square]}`;
        })
        .join(spelling === 'words' ? ' + ' : '+');
}

function capital(word: string): string {
    return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The naming that changes nothing: makes `entryText` write an entry that has parts only. */
export const painted = Object.fromEntries(Object.keys(letters).map((colour) => [colour, colour])) as ColourNaming;

const wayOf = Object.fromEntries(Object.entries(arrows).map(([way, arrow]) => [arrow, way as NonNullable<Way>]));

/** A text by turns: something else, a move in symbols, something else … */
export const splitAtMoves = (text: string): string[] => text.split(/((?:[a-z](?:[↑↖↗↓]\d|0)[a-z]\+?)+)/i);

/** A move's annotation in symbols, taken apart to be drawn. Its texts are for `entryText` with a naming. */
export function entryOf(symbols: string, player: Player, step: number): TurnEntry {
    const parts = [...symbols.matchAll(/([a-z])([↑↖↗↓]?)(\d)([a-z])/gi)].map(
        ([, tower = '', arrow = '', distance = '', square = '']) => ({
            tower: colours[tower.toUpperCase()] ?? 'brown',
            way: wayOf[arrow] ?? null,
            distance: Number(distance),
            square: colours[square.toUpperCase()] ?? 'brown',
        }),
    );
    const texts = { coordinates: symbols, ascii: symbols, symbols, words: symbols };
    return { kind: 'move', player, step, texts, parts };
}
