import type { Core } from '../../../core/core';
import type { Decision, Line } from '../../../core/types';
import { tellAll } from '../../../words/sentences';
import type { FigureStory } from '../../../words/en/learn/figures';
import { wording } from '../../../words/text.svelte';
import { fixedVoiceOf, refusalSentence } from '../../../words/voice';
import { plain } from '../prose';
import { speakingOf } from '../speaking';
import { learning, type Learning } from '../../../words/parts.svelte';
import type { Prose } from '../../../words/book';
import { lineOf } from './moment';
import type { FigurePlayer } from './player.svelte';
import type { Figure, Stop } from './types';

type Figures = Learning['figures'];

export function storyOf(text: Figures, number: number): FigureStory {
    const stories: Record<string, FigureStory | undefined> = text.stories;
    return stories[String(number)] ?? { stops: {}, alternatives: {} };
}

export function captionOf(text: Figures, figure: Figure, stop: Stop): Prose {
    return storyOf(text, figure.number).stops[stop.letter || 'start'] ?? '';
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A decision that could be taken at a step, in a few words: "Pink to g3 (pink)". */
export function decisionWords(core: Core, line: Line, step: number, decision: Decision, text: Figures['ui']): string {
    const { colours } = wording.text.common;
    const look = core.look({ ...line, decisions: line.decisions.slice(0, step) });
    const move = look.ok ? look.value.position.moves.find((each) => each.text === decision) : undefined;
    const tower = look.ok && look.value.position.towers.find(({ square }) => square === move?.from);
    if (!move || !tower) return decision;
    const name = capital(colours[tower.colour]);
    const ground = core.squareColours[move.to];
    return move.pushes > 0 || !ground ? text.pushing(name) : text.move(name, move.to, colours[ground]);
}

/** The decision instead of which another one could have been taken. */
export function insteadWords(core: Core, figure: Figure, stop: Stop, decision: Decision, text: Figures['ui']): string {
    return decisionWords(core, lineOf(figure, stop), stop.step - 1, decision, text);
}

/** What somebody who plays can do at a stop; null when there is nothing. */
export function taskOf(player: FigurePlayer, text: Figures['ui']): { ask: string; more: string } | null {
    const { state } = player.tryout;
    if (player.midst) return { ask: text.noMove, more: '' };
    if (!player.asks) return { ask: '', more: state.phase === 'playing' ? text.tryOut : text.noMore };
    return state.phase === 'filling' ? { ask: text.choose, more: '' } : { ask: text.find, more: text.findMore };
}

/** What a screen reader is told: the part and its text, or, away from the figure, what has just happened there. */
export function spokenAt(player: FigurePlayer, text: Figures, told: readonly string[]): string {
    const { core, figure, stop, tryout } = player;
    if (tryout.refusal) return refusalSentence(core, tryout.refusal, { fixedColours: true });
    if (player.aside) return tellAll(tryout.lastEvents, fixedVoiceOf(core)).join(' ');
    const where = stop.letter ? [text.ui.part(figure.number, stop.letter)] : [];
    const caption = learning.text ? plain(captionOf(text, figure, stop), speakingOf(learning.text)) : '';
    return [...where, ...told, caption].join(' ');
}
