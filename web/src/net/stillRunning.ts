import { runningGames } from './api';
import { fairness } from './fairness.svelte';

/** Matches that ended while this page was closed are open to engines again. */
export async function askWhatRuns(): Promise<void> {
    const answer = await runningGames(null);
    // A list that goes on does not say what is missing from it.
    if (answer.ok && answer.value.before === null) fairness.keepOnly(answer.value.games.map(({ game }) => game));
}
