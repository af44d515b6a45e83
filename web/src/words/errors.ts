import type { Text } from './text.svelte';
import type { Edition, Wrong } from './catalogue/types';
import type { Colour, CoreError, Expectation, Player, Rule } from '../core/types';

export interface Saying {
    edition: Edition;
    /** A colour as the board shows it: another one when it lies turned. */
    shown: (colour: Colour) => Colour;
    /** `core.ruleName` in the language of `text`. */
    ruleName: (rule: Rule) => string;
    /** Leaves out what was tried: on a board everybody has seen it. */
    bare?: boolean;
}

/** What is wrong, as a sentence of the language. An id that is not known yet is told in the core's English. */
export function sentenceOf(error: CoreError, text: Text, saying: Saying): string {
    const own: Record<string, ((found: string) => string) | undefined> = text.errors.sentences;
    const mine = own[error.id];
    if (mine) return mine(error.found);
    if (!isKnown(error.id, text.wrong)) return error.sentence;
    const sentence = clauseOf(error, error.id, text, saying);
    const found = foundIn(error, text, saying);
    return `${found !== '' && sentence.startsWith(found) ? sentence : capitalised(sentence)}.`;
}

/** "line 3, column 7, round 1, move 4"; empty when the error has no place. */
export function placeOf(error: CoreError, text: Text): string {
    return (['line', 'column', 'round', 'move'] as const)
        .filter((part) => error.place[part] > 0)
        .map((part) => text.wrong[`place.${part}`]({ number: error.place[part] }, 'burley'))
        .join(', ');
}

/** The phrases that are called by the ids of the core. */
type ErrorPhrase = Extract<keyof Wrong, `${'position' | 'move' | 'record' | 'game' | 'game-log'}.${string}`>;

const isKnown = (id: string, wrong: Wrong): id is ErrorPhrase =>
    /^(position|move|record|game|game-log)\./.test(id) && Object.hasOwn(wrong, id);

/** Everything that such a phrase may ask for. */
interface ErrorValues {
    found: string;
    /** What was tried, before the sentence: "e2e5: "; empty where everybody has seen it. */
    lead: string;
    expected: string;
    rule: string;
    /** The rule behind the sentence: " (M2)". */
    cite: string;
    player: Player;
    /** Whose turn to decide it is. */
    due: Player;
    owner: Player;
    tower: Colour;
    square: string;
    reach: number;
    row: number;
    column: number;
    reason: string;
    ply: number;
    duePly: number;
    available: number;
}

/** Without a capital letter and a full stop, to be put into another sentence. */
function clauseOf(error: CoreError, id: ErrorPhrase, text: Text, saying: Saying): string {
    const { wrong } = text;
    const { edition } = saying;
    const given = error.arguments;
    const found = foundIn(error, text, saying);
    const rule = error.rule ?? given.rule ?? null;
    const ruleName = rule ? saying.ruleName(rule) : '';
    const { cause } = error;
    const values: ErrorValues = {
        found: found || wrong['this-move']({}, edition),
        lead: found && wrong.lead({ found }, edition),
        expected: error.expectation ? expected(error.expectation, text, saying) : error.expected,
        rule: ruleName,
        cite: ruleName && wrong.cite({ rule: ruleName }, edition),
        player: (given.player ?? 'black') as Player,
        due: (given.due ?? 'black') as Player,
        owner: error.named?.player ?? 'black',
        tower: saying.shown(error.named?.colour ?? 'brown'),
        square: error.square ?? given.square ?? '',
        reach: Number(given.reach ?? 0),
        row: Number(given.rank ?? 0),
        column: cause?.place.column ?? 0,
        reason: cause && isKnown(cause.id, wrong) ? clauseOf(cause, cause.id, text, saying) : (given.reason ?? ''),
        ply: Number(given.ply ?? 0),
        duePly: Number(given.duePly ?? 0),
        available: Number(given.available ?? 0),
    };
    return (wrong[id] as (values: ErrorValues, edition: Edition) => string)(values, edition);
}

function foundIn(error: CoreError, { wrong }: Text, { bare, edition }: Saying): string {
    if (bare) return '';
    return error.gap ? wrong[`gap.${error.gap}`]({}, edition) : error.found;
}

/** What had to be there, in words. */
function expected(what: Expectation, { said, wrong }: Text, { edition, shown }: Saying): string {
    switch (what.kind) {
        case 'text':
            return what.text;
        case 'number':
            return `${what.number}`;
        case 'player':
            return said.player(what.player, edition);
        case 'colour':
            return said.colour(shown(what.colour));
        case 'can-move':
            return canMove(what.player, what.tower && shown(what.tower), wrong, edition);
        case 'one-of':
            return oneOf(what.words, wrong, edition);
        case 'range':
            return wrong.range({ least: what.least, most: what.most }, edition);
        case 'form':
            return named(`form.${what.form}`, wrong, edition);
        case 'circumstance':
            return named(`circumstance.${what.circumstance}`, wrong, edition);
    }
}

function canMove(player: Player, tower: Colour | null, wrong: Wrong, edition: Edition): string {
    return tower ? wrong['can-move.tower']({ player, tower }, edition) : wrong['can-move']({ player }, edition);
}

function oneOf(words: readonly string[], wrong: Wrong, edition: Edition): string {
    const last = words.at(-1) ?? '';
    if (words.length < 2) return last;
    return wrong['list.or']({ list: words.slice(0, -1).join(', '), last }, edition);
}

type Plain = Extract<keyof Wrong, `${'form' | 'circumstance'}.${string}`>;

function named(name: string, wrong: Wrong, edition: Edition): string {
    return Object.hasOwn(wrong, name) ? wrong[name as Plain]({}, edition) : name;
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
