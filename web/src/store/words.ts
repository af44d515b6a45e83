import type { Player, Seat } from '../core/types';
import { settings } from '../browser/settings.svelte';
import { wording } from '../words/text.svelte';
import { folded } from './search';
import { personIn } from './summary';
import type { MatchEntry, MatchSummary } from './types';

/** A player's colour in the words of the edition. */
export function colourWord(player: Player): string {
    return wording.text.said.player(player, settings.edition);
}

/** Who sits there: a name, a level, or the colour alone. */
export function seatWord(seat: Seat, player: Player): string {
    if (seat.level !== null) return seat.name || wording.text.matches.computer(seat.level);
    return seat.name || colourWord(player);
}

export function namesWord({ seats }: MatchSummary): string {
    const words = wording.text.matches;
    return `${seatWord(seats.black, 'black')} ${words.versus} ${seatWord(seats.gold, 'gold')}`;
}

export function formatWord({ format }: MatchSummary): string {
    const name = wording.text.common.formats[format.kind];
    return format.kind === 'series' ? `${name}, ${wording.text.matches.rounds(format.rounds)}` : name;
}

/** How it ended for the person who sat against a computer; `none` when nobody did. */
export function outcomeFor(summary: MatchSummary): 'won' | 'lost' | 'tied' | 'running' | 'none' {
    if (!summary.end) return 'running';
    if (summary.end.winner === null) return 'tied';
    const person = personIn(summary);
    if (person === null) return 'none';
    return summary.end.winner === person ? 'won' : 'lost';
}

export function resultWord(summary: MatchSummary): string {
    const words = wording.text.matches;
    switch (outcomeFor(summary)) {
        case 'running':
            return words.running;
        case 'tied':
            return words.tied;
        case 'won':
            return words.youWon;
        case 'lost':
            return words.youLost;
        case 'none': {
            const winner = summary.end?.winner ?? 'black';
            return words.won(seatWord(summary.seats[winner], winner));
        }
    }
}

/** Why, when it was not by points. */
export function reasonWord({ end }: MatchSummary): string {
    const words = wording.text.matches.reasons;
    if (end?.reason === 'resignation') return words.resignation;
    return end?.reason === 'time' ? words.time : '';
}

/** All that a search may ask for, ready to be compared. */
export function searchText({ summary, created }: MatchEntry): string {
    const { seats } = summary;
    return folded(
        [
            namesWord(summary),
            ...(['black', 'gold'] as const).map((player) => {
                const { level } = seats[player];
                return level === null ? '' : wording.text.matches.computer(level);
            }),
            formatWord(summary),
            resultWord(summary),
            reasonWord(summary),
            wording.date.format(created),
            isoDate(created),
        ].join(' · '),
    );
}

/** The day where the person is. */
export function isoDate(time: number): string {
    const date = new Date(time);
    const two = (n: number) => String(n).padStart(2, '0');
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
