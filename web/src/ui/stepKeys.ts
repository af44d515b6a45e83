import type { Action } from 'svelte/action';

export type StepMove = 'back' | 'on' | 'first' | 'last';

interface Key {
    key: string;
    altKey: boolean;
    ctrlKey: boolean;
    metaKey: boolean;
    shiftKey: boolean;
}

const plain: Record<string, StepMove> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last' };
/** Work on the board too, where the arrows move its cursor. */
const everywhere: Record<string, StepMove> = { '[': 'back', ']': 'on' };

/** What a key asks for. `owned`: what has the focus uses arrows, Home and End itself. */
export function stepOf(event: Key, owned: boolean): StepMove | null {
    if (event.ctrlKey || event.metaKey) return null;
    // Some layouts have the brackets behind Alt, and Alt with an arrow always steps.
    const bracket = everywhere[event.key];
    if (bracket) return bracket;
    if (event.altKey) return plain[event.key] ?? null;
    return owned || event.shiftKey ? null : (plain[event.key] ?? null);
}

const typing =
    'input:not([type=checkbox], [type=button], [type=radio], [type=range]), textarea, select, [contenteditable]';
const ownsArrows = '[role=grid], [role=tablist], [role=menu], [role=slider], [role=radiogroup], input';

/** Steps through a match from anywhere in the view, unless somebody types or the focus is where arrows mean something. */
export const useStepKeys: Action<HTMLElement, (move: StepMove) => void> = (_node, onstep) => {
    let tell = onstep;
    function pressed(event: KeyboardEvent): void {
        const target = event.target instanceof Element ? event.target : null;
        if (event.defaultPrevented || target?.closest(typing) || target?.closest('dialog')) return;
        const move = stepOf(event, target?.closest(ownsArrows) != null);
        if (!move) return;
        event.preventDefault();
        tell(move);
    }
    window.addEventListener('keydown', pressed);
    return {
        update: (next) => void (tell = next),
        destroy: () => window.removeEventListener('keydown', pressed),
    };
};
