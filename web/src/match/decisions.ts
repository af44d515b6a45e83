import { sideOf } from './decision';
import type { Core } from '../core/core';
import type { Decision, Language, Line, Spelling } from '../core/types';
import { entryText, type TurnEntry } from '../words/letters';
import type { Text } from '../words/text.svelte';
import type { Naming } from '../words/naming';

/** How decisions are written: the language and its words, and what things are called. */
export interface DecisionStyle {
    language: Language;
    text: Text;
    naming: Naming;
}

/** A decision that can be taken after a line, as the score sheet would have it. */
export function decisionText(
    core: Core,
    line: Line,
    decision: Decision,
    spelling: Spelling,
    { language, text, naming }: DecisionStyle,
): string {
    const side = sideOf(decision);
    if (side) return text.said[`fill.${side}`]({}, 'burley');
    const step = line.decisions.length + 1;
    const entry = core
        .entries({ ...line, decisions: [...line.decisions, decision] }, language)
        .find((one): one is TurnEntry => one.kind === 'move' && one.step === step);
    const words = { colours: text.common.colours, ways: text.record.ways };
    return entry ? entryText(entry, spelling, words, naming.turnedColours) : decision;
}
