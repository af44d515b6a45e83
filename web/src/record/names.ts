import type { Player, Tower } from '../core/types';
import { settings } from '../settings/settings.svelte';
import { wording } from '../text/text.svelte';
import type { ColourNaming } from './letters';

/** Gold plays with white towers in the other edition. */
export function playerName(player: Player): string {
    const { players } = wording.text.common;
    if (player === 'black') return players.black;
    return settings.edition === 'huch' ? players.white : players.gold;
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
