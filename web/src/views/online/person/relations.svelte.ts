import * as api from '../../../net/api';
import type { People, RefusalBody, Relation } from '../../../net/protocol';

type Related = People['people'][number];

/** Friends, and whom one does not want to meet. */
export class Relations {
    people = $state.raw<readonly Related[] | null>(null);
    trouble = $state.raw<RefusalBody | null>(null);

    async load(): Promise<void> {
        const answer = await api.relations();
        if (answer.ok) this.people = answer.value.people;
        this.trouble = answer.ok ? null : answer.refusal;
    }

    async set(name: string, relation: Relation | null): Promise<void> {
        const answer = await api.relate(name, relation);
        this.trouble = answer.ok ? null : answer.refusal;
        if (answer.ok) await this.load();
    }

    /** Those who are here come first. */
    get friends(): readonly Related[] {
        const friends = (this.people ?? []).filter(({ relation }) => relation === 'friend');
        return [...friends.filter(({ here }) => here), ...friends.filter(({ here }) => !here)];
    }
    get others(): readonly Related[] {
        return (this.people ?? []).filter(({ relation }) => relation !== 'friend');
    }
}
