import type { Player, Seat, Tower } from '../core/types';
import { settings } from '../browser/settings.svelte';
import { wording, type Text } from './text.svelte';
import type { ColourNaming } from './letters';

/** Gold plays with white towers in the other edition. */
export function playerName(player: Player): string {
    return wording.text.said.player(player, settings.edition);
}

/** Towers in a row, for those who hear them: "brown, green (2 rings), red". */
export function towerNames(towers: readonly Tower[], naming: ColourNaming | null): string {
    const { common, record } = wording.text;
    const names = towers.map((tower) => {
        const name = common.colours[naming?.[tower.colour] ?? tower.colour];
        return tower.rings > 0 ? `${name} (${record.rings(tower.rings, settings.edition)})` : name;
    });
    return names.join(', ');
}

/** What a tower with rings is called. */
export function rankName(rings: number): string {
    const { record } = wording.text;
    return [record.tower, record.sumo, record.doubleSumo, record.tripleSumo][rings] ?? record.tripleSumo;
}

/** How a player is called: by name, or as the computer of a level, or by side. */
export function nameOfSeat(seat: Seat, player: Player, text: Text, edition: 'burley' | 'huch'): string {
    if (seat.name) return seat.name;
    return seat.level === null ? text.said.player(player, edition) : text.play.computer(seat.level);
}
