import { wording } from '../../../words/text.svelte';
import type { RefusalBody, TournamentPairing, TournamentSummary } from '../../../net/protocol';
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
    const length = one.kind === 'arena' ? [words.arena.lasts(one.minutes)] : [];
    return [words.kinds[one.kind], ...length, formatWord(one.format, text), clockWord(one.clock, text), rated].join(
        ', ',
    );
}

/** What a meeting of it is, and why. */
export function meetingWord(one: TournamentSummary, words: TournamentText): string {
    return one.games === 1 ? words.meetings.one : words.meetings.two;
}

/** `2–0`, or in words what is no score. */
export function scoreWord({ score, games }: TournamentPairing, over: boolean, words: TournamentText): string {
    if (score === null && over) return words.arena.uncounted;
    if (score === null) return games.length > 0 ? words.playing : words.soon;
    if (score === '--') return words.neitherCame;
    if (score === '+-' || score === '-+') return `${score.replace('-', '−')} (${words.forfeit})`;
    return score.replace('-', '–');
}

/** What the button says by which one enters. */
export function enterWord(one: TournamentSummary, words: TournamentText): string {
    if (one.kind === 'arena' && one.paused) return words.arena.resume;
    if (one.kind === 'arena' && one.state === 'running') return words.arena.join;
    return one.state === 'open' ? words.enter : words.late;
}

/** How far it is: when it begins, its round, or when it ended. */
export function progressWord(one: TournamentSummary, words: TournamentText, text: OnlineText): string {
    switch (one.state) {
        case 'open':
            return one.begins === null
                ? words.whenHostSays(whoWord(one.host, text))
                : words.begins(wording.dateAndTime.format(one.begins));
        case 'running':
            if (one.kind === 'arena')
                return one.ends === null ? words.soon : words.arena.endsAt(wording.dateAndTime.format(one.ends));
            return one.round === 0 ? words.soon : words.roundOf(one.round, one.rounds);
        case 'over':
            return one.ended === null ? words.states.over : words.ended(wording.dateAndTime.format(one.ended));
        case 'cancelled':
            return words.states.cancelled;
    }
}

/** `4:05`, `1:00:00` */
export function countdown(ms: number): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    const two = (number: number): string => String(number).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    const minutes = Math.floor((seconds % 3600) / 60);
    return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
