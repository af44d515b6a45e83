import type { Format, Player } from '../core/types';
import { settings } from '../browser/settings.svelte';
import { wording } from './text.svelte';
import type { Invitation, Moment, OnlineClock, RefusalBody, Who } from '../net/protocol';
import type { OnlineText } from './parts.svelte';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A player's colour in the words of the edition. */
export function sideWord(player: Player): string {
    return wording.text.said.player(player, settings.edition);
}

export function whoWord(who: Who, text: OnlineText): string {
    if (who.kind === 'computer') return wording.text.play.computer(who.level ?? 0);
    if (who.kind === 'gone') return text.who.gone;
    return who.name || text.who.guest;
}

/** `Akane 1612` */
export function ratedName(who: Who, text: OnlineText): string {
    return `${whoWord(who, text)}${who.rating === undefined ? '' : ` ${who.rating}`}`;
}

export function formatWord({ kind, rounds }: Format, text: OnlineText): string {
    const name = wording.text.common.formats[kind];
    return kind === 'series' ? `${name}, ${text.terms.rounds(rounds)}` : name;
}

export function clockWord(clock: OnlineClock, text: OnlineText): string {
    switch (clock.kind) {
        case 'none':
            return text.terms.clockNone;
        case 'days':
            return text.terms.clockDays(Math.round(clock.perMoveMs / day));
        case 'minutes':
            return text.terms.clockMinutes(wording.number.format(clock.initialMs / minute), clock.incrementMs / 1000);
    }
}

/** `Standard, 3 days per move, not rated` */
export function termsWord(terms: Pick<Invitation, 'format' | 'clock' | 'rated'>, text: OnlineText): string {
    const rated = terms.rated ? text.terms.rated : text.terms.unrated;
    return [formatWord(terms.format, text), clockWord(terms.clock, text), rated].join(', ');
}

type Span = OnlineText['left'];

function spanWord(ms: number, words: Span): string {
    if (ms >= 2 * day) return words.days(Math.round(ms / day));
    if (ms >= 2 * hour) return words.hours(Math.round(ms / hour));
    return ms >= minute ? words.minutes(Math.floor(ms / minute)) : words.moments;
}

/** Until a flag falls. */
export function leftWord(until: Moment, now: Moment, text: OnlineText): string {
    return spanWord(until - now, text.left);
}

export function agoWord(moment: Moment, now: Moment, text: OnlineText): string {
    return spanWord(now - moment, text.ago);
}

/** In the reader's language where we have it, else as the server says it. */
export function refusalWord(refusal: RefusalBody, text: OnlineText): string {
    const known: Partial<Record<string, string>> = text.refusals;
    const sentence = known[refusal.id] ?? refusal.sentence;
    return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => refusal.arguments[name] ?? braces);
}

/** The server does not answer: what is shown may be out of date. */
export function isAway(refusal: RefusalBody | null): boolean {
    return refusal?.id === 'page.offline' || refusal?.id === 'page.no-server';
}
