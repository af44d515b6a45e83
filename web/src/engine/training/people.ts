import type { Core } from '../../core/core';
import type { Line, Player } from '../../core/types';
import { recordOf } from '../../store/stored';
import type { MatchStore } from '../../store/types';
import { lineKey } from '../../core/line_text';

/** Who of a match in the store is a person; null when it is not there. */
export async function peopleOf(
    core: Core,
    store: Pick<MatchStore, 'entries' | 'get'>,
    line: Line,
): Promise<Player[] | null> {
    const wanted = lineKey(line);
    for (const { id, summary } of await store.entries()) {
        if (summary.decisions !== line.decisions.length || summary.format.kind !== line.format.kind) continue;
        const stored = await store.get(id);
        const read = stored ? core.readRecord(recordOf(core, stored)) : null;
        if (!read?.ok || lineKey(read.value.line) !== wanted) continue;
        return (['black', 'gold'] as const).filter((player) => summary.seats[player].level === null);
    }
    return null;
}
