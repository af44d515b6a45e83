import { expect, it } from 'vitest';
import { Fairness } from '../../src/net/fairness.svelte';
import type { Shelf } from '../../src/browser/shelf.svelte';

function shelf(): Shelf & { text: string | null } {
    return {
        text: null,
        getItem() {
            return this.text;
        },
        setItem(_key, value) {
            this.text = value;
        },
    };
}

it('knows how my running matches stand, in every tab and after a reload', () => {
    const kept = shelf();
    const one = new Fairness(kept);
    one.note('g1', 'position one');
    one.note('g2', 'position two');
    one.note('g1', 'position three');
    const another = new Fairness(kept);
    expect(another.gameWith('position one')).toBeNull();
    expect(another.gameWith('position three')).toBe('g1');
    another.note('g1', null);
    expect(another.gameWith('position three')).toBeNull();
    another.keepOnly([]);
    expect(new Fairness(kept).gameWith('position two')).toBeNull();
});

it('starts anew where something else lies on the shelf', () => {
    const broken = shelf();
    for (const text of ['[1, 2]', '{"g": 3}', 'nonsense', 'null']) {
        broken.text = text;
        expect(new Fairness(broken).gameWith('3')).toBeNull();
    }
});
