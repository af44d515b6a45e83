import type { Core } from '../../core/core';
import { statusOf } from '../../words/sentences';
import type { Solving } from './solving.svelte';
import {
    faultSentence,
    happenedSentences,
    hintSentences,
    lastSentences,
    taskSentence,
    untoldEnd,
    type Words,
} from './words';

/** What a screen reader is told at this moment. */
export function announcementOf(core: Core, solving: Solving, words: Words): string {
    const { text, voice } = words;
    const { phase, task, tryout, wrong, at } = solving;
    const happened = lastSentences(solving, words).join(' ');
    switch (phase) {
        case 'lead':
            return tryout.step > task.leadFrom ? happened : text.task.watch;
        case 'asking': {
            const hints = hintSentences(core, solving, words).at(-1);
            if (hints) return hints;
            if (!solving.atTip) return happened;
            const turn = statusOf(tryout.state, voice, () => true);
            return at === 0
                ? [leadTold(core, solving, words), taskSentence(task, words), turn].join(' ')
                : [text.rightOn, happened, turn].join(' ');
        }
        case 'answering':
            return text.right;
        case 'judging':
            return wrong ? text.wrong : text.judging;
        case 'refuting':
        case 'refuted': {
            const fault = faultSentence(wrong?.fault ?? null, task, words);
            if (!isWrongOnBoard(solving))
                return [happened, solving.atTip ? untoldEnd(core, solving, words) : ''].filter(Boolean).join(' ');
            // Where nothing follows, what the decision itself did is the reason.
            return solving.atTip && !wrong?.fault?.line.length ? `${fault} ${happened}` : fault;
        }
        case 'showing':
            // Until its first move, the last one on the board is none of the solution.
            return tryout.happening.length > 0 ? happened : text.showing;
        case 'done':
            return solving.atTip ? `${solving.gaveUp ? text.shown : `${text.solved.title}.`} ${happened}` : happened;
    }
}

/** The wrong decision is the last one on the board. */
function isWrongOnBoard({ tryout, wrong }: Solving): boolean {
    return tryout.line.decisions[tryout.step - 1] === wrong?.decision;
}

function leadTold(core: Core, { task }: Solving, words: Words): string {
    const { line, leadFrom } = task;
    return line.decisions
        .slice(leadFrom)
        .flatMap((_, index) => happenedSentences(core.eventsAt(line, leadFrom + index), words))
        .join(' ');
}
