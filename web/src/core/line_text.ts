import type { Format, Line, MatchRecord, PlacedTower } from './types';
import type { Style } from './core';

/** How the page's data goes into the core: plain text, for which C++ needs no parser worth the name. */

export const usualStyle: Style = { spelling: 'symbols', language: 'en' };

export const styleText = (style: Style): string => `${style.spelling} ${style.language}`;

export const formatText = (format: Format): string =>
    format.kind === 'series' ? `series ${format.rounds}` : format.kind;

/** The format, the start and each decision on lines of their own. */
export const lineText = (line: Line): string =>
    [formatText(line.format), line.start ?? '', ...line.decisions].map(oneLine).join('\n');

/** A name and a value, each ended by a zero. */
export const tagsText = (tags: MatchRecord['tags']): string =>
    tags.map(({ name, value }) => field(name) + field(value)).join('');

export const commentsText = (comments: MatchRecord['comments']): string =>
    comments.map(({ after, text }) => field(String(after)) + field(text)).join('');

export const towersText = (towers: PlacedTower[]): string =>
    towers.map(({ colour, player, rings, square }) => `${colour} ${player} ${rings} ${square}`).join('\n');

const oneLine = (text: string): string => text.replaceAll('\n', ' ');
const field = (text: string): string => `${text.replaceAll('\0', '')}\0`;
