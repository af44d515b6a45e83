import type { Decision, Event, Player, Rule } from '../../core/types';
import type { Goal } from './types';

/** To whom something happened. */
function playerOf(event: Event): Player | null {
    switch (event.kind) {
        case 'turn':
        case 'point':
        case 'resigned':
        case 'time':
            return event.player;
        case 'deadlock':
            return event.loser;
        case 'line-up':
            return event.challenger;
        case 'decided':
            return event.winner;
        default:
            return event.tower.player;
    }
}

/** Whether a decision that the core allowed is what was asked for. `index` counts from where the exercise begins. */
export function isReached(goal: Goal, index: number, decision: Decision, events: readonly Event[]): boolean {
    switch (goal.kind) {
        case 'free':
            return true;
        case 'decision':
            return index === 0 && goal.decisions.includes(decision);
        case 'event':
            return events.some(
                (event) => event.kind === goal.event && (goal.player === null || goal.player === playerOf(event)),
            );
        case 'refused':
            return false;
    }
}

/** Whether a refusal is what was asked for. */
export function isRefusedAsAsked(goal: Goal, rule: Rule | null): boolean {
    return goal.kind === 'refused' && rule !== null && goal.rules.includes(rule);
}
