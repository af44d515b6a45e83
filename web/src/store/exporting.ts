import { fileName, saveFile } from '../browser/files';
import type { Core } from '../core/core';
import { wording } from '../words/text.svelte';
import { writeBackup } from './backup';
import { breathe } from './breath';
import { recordOf } from './stored';
import type { MatchStore, RecordedMatch } from './types';
import { isoDate, seatWord } from './words';

/** Those asked for, with their records; everything when none are named. The oldest first, as one would bind them. */
async function collected(core: Core, store: MatchStore, ids: readonly string[] | null): Promise<RecordedMatch[]> {
    const found =
        ids !== null && ids.length <= 20 ? await Promise.all(ids.map((id) => store.get(id))) : await store.list();
    const wanted = ids && new Set(ids);
    const matches: RecordedMatch[] = [];
    for (const match of found) {
        if (!match || (wanted && !wanted.has(match.id))) continue;
        await breathe();
        matches.push({ ...match, record: recordOf(core, match) });
    }
    return matches.sort((a, b) => a.created - b.created);
}

/** One match becomes a record of its own; several become one text, which can be opened again as a whole. */
export async function saveRecords(core: Core, store: MatchStore, ids: readonly string[] | null): Promise<void> {
    const matches = await collected(core, store, ids);
    const [only] = matches;
    if (only && matches.length === 1) {
        const { seats } = only.summary;
        const names = [seatWord(seats.black, 'black'), seatWord(seats.gold, 'gold')];
        saveFile(fileName([...names, isoDate(only.created)], 'kamisado'), only.record);
        return;
    }
    const text = matches.map(({ record }) => record.trim() + '\n').join('\n');
    saveFile(fileName([wording.text.matches.fileWords.matches, isoDate(Date.now())], 'txt'), text);
}

export async function saveBackup(core: Core, store: MatchStore, ids: readonly string[] | null): Promise<void> {
    const text = writeBackup(await collected(core, store, ids), new Date());
    const name = fileName([wording.text.matches.fileWords.backup, isoDate(Date.now())], 'json');
    saveFile(name, text, 'application/json');
}
