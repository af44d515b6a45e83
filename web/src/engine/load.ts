import address from '../../../data/openings.txt?url';
import { readOpenings, type Openings } from './openings';

let loading: Promise<Openings> | null = null;

/** Fetched when it is first wanted; a failed try may be repeated. */
export function loadOpenings(): Promise<Openings> {
    loading ??= fetchOpenings();
    loading.catch(() => (loading = null));
    return loading;
}

async function fetchOpenings(): Promise<Openings> {
    const answer = await fetch(address);
    const openings = answer.ok ? readOpenings(await answer.text()) : null;
    if (!openings) throw new Error('the openings cannot be read');
    return openings;
}
