import address from '../../../../data/puzzles.txt?url';
import { readPuzzles } from './file';
import type { Puzzle } from './types';

let loading: Promise<Puzzle[]> | null = null;

/** Fetched when it is first wanted; a failed try may be repeated. */
export function loadPuzzles(): Promise<Puzzle[]> {
    loading ??= fetchPuzzles();
    loading.catch(() => (loading = null));
    return loading;
}

async function fetchPuzzles(): Promise<Puzzle[]> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error('the puzzles cannot be fetched');
    return readPuzzles(await answer.text());
}
