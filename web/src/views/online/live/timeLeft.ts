import type { ClockSetup } from '../../../core/types';
import type { LiveText } from '../../../words/parts.svelte';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `2 days 4 h` where a move may take days; null where the seconds count. */
export function longFace(clock: ClockSetup, ms: number, words: LiveText['left']): string | null {
    if (clock.kind !== 'days' || ms < hour) return null;
    if (ms >= day) return words.days(Math.floor(ms / day), Math.floor((ms % day) / hour));
    return words.hours(Math.floor(ms / hour), Math.floor((ms % hour) / minute));
}
