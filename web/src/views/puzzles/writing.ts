import type { Core } from '../../core/core';
import type { Decision, Line, Spelling } from '../../core/types';
import { decisionText } from '../../match/decisions';
import { settings } from '../../browser/settings.svelte';
import { wording } from '../../words/text.svelte';

/** A decision as the score sheet has it, in the spelling and the colours of the moment. */
export function writtenDecision(
    core: Core,
    line: Line,
    decision: Decision,
    spelling: Spelling = settings.spelling,
): string {
    const naming = { edition: settings.edition, turnedColours: settings.turned ? core.turnedColours : null };
    const style = { language: wording.language, text: wording.text, naming };
    return decisionText(core, line, decision, spelling, style);
}
