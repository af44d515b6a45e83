import type { Text } from './text.svelte';
import type { Colour, CoreError, Player, Rule } from '../core/types';

/** What an error's sentence is made of: words of the language, ready to be put in. */
export interface ErrorValues {
    found: string;
    expected: string;
    tower: string;
    player: string;
    square: string;
    /** The rule's name in the language's own book; empty when none is to be cited. */
    rule: string;
    reach: string;
    rank: string;
    column: string;
    reason: string;
    /** Whose turn to decide it is. */
    due: string;
    ply: string;
    duePly: string;
    available: string;
    /** `a Sumo push` or `an oshi`, with its article. */
    push: string;
    /** `a ring` or `a dragon's tooth`, with its article. */
    ring: string;
    /** `rings` or `dragon's teeth`. */
    rings: string;
}

export interface Saying {
    edition: 'burley' | 'huch';
    /** A colour as the board shows it: another one when it lies turned. */
    shown: (colour: Colour) => Colour;
    /** `core.ruleName` in the language of `text`. */
    ruleName: (rule: Rule) => string;
    /** Leaves out what was tried: on a board everybody has seen it. */
    bare?: boolean;
    /** The error within the error: what is wrong with the position of a record's Start tag. */
    cause?: CoreError | null;
}

/** What is wrong, as a sentence of the language. An id that is not known yet is told in the core's English. */
export function sentenceOf(error: CoreError, text: Text, saying: Saying): string {
    const sentences: Record<string, ((values: ErrorValues) => string) | undefined> = text.errors.sentences;
    const say = sentences[error.id];
    if (!say) return error.sentence;
    const values = valuesOf(error, text, saying);
    const sentence = say(values);
    return values.found !== '' && sentence.startsWith(values.found) ? sentence : capitalised(sentence);
}

/** "line 3, column 7, round 1, move 4"; empty when the error has no place. */
export function placeOf(error: CoreError, text: Text): string {
    const { line, column, round, move } = error.place;
    const words = text.errors.place;
    return [
        line > 0 ? words.line(line) : '',
        column > 0 ? words.column(column) : '',
        round > 0 ? words.round(round) : '',
        move > 0 ? words.move(move) : '',
    ]
        .filter((part) => part !== '')
        .join(', ');
}

function valuesOf(error: CoreError, text: Text, saying: Saying): ErrorValues {
    const given = error.arguments;
    const words = text.errors.editions[saying.edition];
    const rule = error.rule ?? given.rule ?? '';
    return {
        found: saying.bare ? '' : phrase(error.found, text, saying),
        expected: phrase(error.expected, text, saying),
        tower: phrase(given.tower ?? '', text, saying),
        player: phrase(given.player ?? '', text, saying),
        square: given.square ?? '',
        rule: rule && saying.ruleName(rule),
        reach: given.reach ?? '',
        rank: given.rank ?? '',
        column: given.column ?? '',
        reason: saying.cause
            ? sentenceOf(saying.cause, text, { ...saying, cause: null }).replace(/\.$/, '')
            : (given.reason ?? ''),
        due: phrase(given.due ?? '', text, saying),
        ply: given.ply ?? '',
        duePly: given.duePly ?? '',
        available: given.available ?? '',
        ...words,
    };
}

const colours: readonly Colour[] = ['brown', 'green', 'red', 'yellow', 'pink', 'purple', 'blue', 'orange'];
const isColour = (word: string): word is Colour => (colours as readonly string[]).includes(word);

/** The core's own English words among an error's values, put into the language; everything else stays as written. */
function phrase(words: string, text: Text, saying: Saying): string {
    const known: Record<string, string | undefined> = text.errors.phrases;
    const translated = known[words];
    if (translated !== undefined) return translated;
    if (isColour(words)) return text.common.colours[saying.shown(words)];
    const [, player, colour, canMove] = /^(black|gold)(?: ([a-z]+))?( can move)?$/.exec(words) ?? [];
    if (player === undefined) return words;
    const who = playerWord(player as Player, text, saying.edition);
    if (colour === undefined) return canMove ? text.errors.canMove(who) : who;
    if (!isColour(colour)) return words;
    const tower = text.errors.tower(who, saying.shown(colour));
    return canMove ? text.errors.towerCanMove(tower) : tower;
}

export function playerWord(player: Player, text: Text, edition: 'burley' | 'huch'): string {
    return text.common.players[player === 'gold' && edition === 'huch' ? 'white' : player];
}

function capitalised(sentence: string): string {
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

/** An error that the page itself found, in the core's shape, so that one way of telling serves for all. */
export function pageError(id: string, sentence: string, values: Partial<CoreError> = {}): CoreError {
    return {
        id,
        place: { line: 0, column: 0, round: 0, move: 0 },
        found: '',
        expected: '',
        arguments: {},
        sentence,
        rule: null,
        tower: null,
        square: null,
        gap: null,
        expectation: null,
        named: null,
        cause: null,
        ...values,
    };
}
