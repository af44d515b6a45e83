import { SvelteSet } from 'svelte/reactivity';
import { NewerDatabase } from '../../store/database';
import { matchesSearch } from '../../store/search';
import { matchStore } from '../../store/store';
import type { MatchEntry, StoredMatch } from '../../store/types';
import { searchText } from '../../store/words';

export type Filter = 'all' | 'unfinished' | 'finished';

/** The list as a person sees it: what is searched for, what is selected, what was deleted a moment ago. */
export class Collection {
    /** null until the store has answered. */
    all = $state.raw<readonly MatchEntry[] | null>(null);
    kept = $state(true);
    trouble = $state<'newer' | 'failed' | null>(null);
    question = $state('');
    filter = $state<Filter>('all');
    /** Deleted, and still to be had back. */
    removed = $state.raw<readonly StoredMatch[]>([]);
    readonly selected = new SvelteSet<string>();

    readonly #texts = $derived(new Map((this.all ?? []).map((entry) => [entry.id, searchText(entry)])));
    readonly found = $derived(
        (this.all ?? []).filter(
            (entry) =>
                (this.filter === 'all' || (this.filter === 'finished') === (entry.summary.end !== null)) &&
                matchesSearch(this.#texts.get(entry.id) ?? '', this.question),
        ),
    );
    /** Selected and in sight: what cannot be seen is not deleted. */
    readonly chosen = $derived(this.found.filter(({ id }) => this.selected.has(id)).map(({ id }) => id));

    /** Reads the store now and after every change; returns what ends it. */
    watch(): () => void {
        void this.read();
        return matchStore.onChange(() => void this.read());
    }

    async read(): Promise<void> {
        try {
            this.all = await matchStore.entries();
            this.kept = (await matchStore.keeping()) === 'browser';
            this.trouble = null;
        } catch (error) {
            this.trouble = error instanceof NewerDatabase ? 'newer' : 'failed';
        }
    }

    async remove(ids: readonly string[]): Promise<void> {
        const matches = await Promise.all(ids.map((id) => matchStore.get(id)));
        await matchStore.remove(ids);
        this.removed = matches.filter((match) => match !== null);
        for (const id of ids) this.selected.delete(id);
    }

    async undo(): Promise<number> {
        const matches = this.removed;
        this.removed = [];
        await matchStore.putAll(matches);
        return matches.length;
    }

    selectAll(): void {
        for (const { id } of this.found) this.selected.add(id);
    }
}
