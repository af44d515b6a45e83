import { fileName, saveFile } from '../browser/files';
import { wording } from '../words/text.svelte';
import { writeBackup } from './backup';
import type { MatchStore, StoredMatch } from './types';
import { isoDate, seatWord } from './words';

/** Those asked for; everything when none are named. The oldest first, as one would bind them. */
async function collected(store: MatchStore, ids: readonly string[] | null): Promise<StoredMatch[]> {
    if (ids !== null && ids.length <= 20) {
        const found = await Promise.all(ids.map((id) => store.get(id)));
        return found.filter((match) => match !== null).sort((a, b) => a.created - b.created);
    }
    const wanted = ids && new Set(ids);
    const all = (await store.list()).filter(({ id }) => !wanted || wanted.has(id));
    return all.sort((a, b) => a.created - b.created);
}

/** One match becomes a record of its own; several become one text, which can be opened again as a whole. */
export async function saveRecords(store: MatchStore, ids: readonly string[] | null): Promise<void> {
    const matches = await collected(store, ids);
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

export async function saveBackup(store: MatchStore, ids: readonly string[] | null): Promise<void> {
    const text = writeBackup(await collected(store, ids), new Date());
    const name = fileName([wording.text.matches.fileWords.backup, isoDate(Date.now())], 'json');
    saveFile(name, text, 'application/json');
}
