import { wording } from '../../../words/text.svelte';
import type { Moment, RefusalBody, TournamentSummary } from '../../../net/protocol';
import type { OnlineText, TournamentText } from '../../../words/parts.svelte';
import { clockWord, formatWord, refusalWord, whoWord } from '../../../words/online';

/** In the reader's language where the rooms or the tournaments have it, else as the server says it. */
export function troubleWord(refusal: RefusalBody, words: TournamentText, text: OnlineText): string {
    const own: Partial<Record<string, string>> = words.refusals;
    return refusalWord({ ...refusal, sentence: own[refusal.id] ?? refusal.sentence }, text);
}

/** `Swiss, Standard, 10 min + 5 s, not rated` */
export function kindWord(one: TournamentSummary, words: TournamentText, text: OnlineText): string {
    const rated = one.rated ? text.terms.rated : text.terms.unrated;
    return [words.kinds[one.kind], formatWord(one.format, text), clockWord(one.clock, text), rated].join(', ');
}

export function momentWord(moment: Moment): string {
    return new Date(moment).toLocaleString(wording.language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** How far it is: when it begins, its round, or when it ended. */
export function progressWord(one: TournamentSummary, words: TournamentText, text: OnlineText): string {
    switch (one.state) {
        case 'open':
            return one.begins === null
                ? words.whenHostSays(whoWord(one.host, text))
                : words.begins(momentWord(one.begins));
        case 'running':
            return one.round === 0 ? words.soon : words.roundOf(one.round, one.rounds);
        case 'over':
            return one.ended === null ? words.states.over : words.ended(momentWord(one.ended));
        case 'cancelled':
            return words.states.cancelled;
    }
}
