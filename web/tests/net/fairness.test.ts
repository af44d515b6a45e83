import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Fairness } from '../../src/net/fairness.svelte';
import type { Shelf } from '../../src/browser/shelf.svelte';
import { testCore } from '../core/load';

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

const core = testCore();

const first = 'obpkyrgn/8/8/8/8/8/8/NGRYKPBO b -';
const pinkAtE5 = 'obpkyrgn/8/8/4K3/8/8/8/NGRY1PBO g N';
/** Gold's brown tower has answered. */
const further = 'obpkyrg1/8/8/4K2n/8/8/8/NGRY1PBO b O';
/** Another first move: pink is behind where it stands, and green in front. */
const elsewhere = 'obpkyrgn/8/8/1G6/8/8/8/N1RYKPBO g P';
const withRing = 'obpkyrgn/8/8/4K*3/8/8/8/NGRY1PBO g N';

it('knows how my running matches stand, in every tab and after a reload', () => {
    const kept = shelf();
    const one = new Fairness(kept);
    one.note('g1', [elsewhere]);
    one.note('g2', [withRing]);
    one.note('g1', [further]);
    const another = new Fairness(kept);
    expect(another.gameWith(core, elsewhere)).toBeNull();
    expect(another.gameWith(core, further)).toBe('g1');
    another.note('g1', []);
    expect(another.gameWith(core, further)).toBeNull();
    another.keepOnly([]);
    const later = new Fairness(kept);
    expect([later.gameWith(core, withRing), later.free]).toEqual([null, true]);
});

it('closes whatever the running round can still become, and what it came from', () => {
    const fair = new Fairness(shelf());
    fair.note('g1', [pinkAtE5]);
    expect([pinkAtE5, further, first].map((position) => fair.gameWith(core, position))).toEqual(['g1', 'g1', 'g1']);
    expect([elsewhere, withRing].map((position) => fair.gameWith(core, position))).toEqual([null, null]);
});

it('lets a hint be asked for where the running round cannot go any more', () => {
    const fair = new Fairness(shelf());
    fair.note('g1', [pinkAtE5]);
    expect([pinkAtE5, further].map((position) => fair.gameAhead(core, position))).toEqual(['g1', 'g1']);
    expect([first, elsewhere, withRing].map((position) => fair.gameAhead(core, position))).toEqual([null, null, null]);
});

it('takes every position that a real match goes through for one of its round', () => {
    for (const name of ['standard.symbols', 'marathon.ascii']) {
        const record = readFileSync(new URL(`../../../data/matches/${name}.kamisado`, import.meta.url), 'utf8');
        const read = core.readRecord(record);
        if (!read.ok) throw new Error(read.error.sentence);
        const { line } = read.value;
        let round = { number: 0, positions: [] as string[] };
        for (const step of line.decisions.keys()) {
            const looked = core.look({ ...line, decisions: line.decisions.slice(0, step) });
            if (!looked.ok) throw new Error(looked.error.sentence);
            const { round: number, position } = looked.value;
            if (number !== round.number) round = { number, positions: [] };
            for (const earlier of round.positions) expect(core.couldFollow(earlier, position.text)).toBe(true);
            round.positions.push(position.text);
        }
    }
});

it('closes a review of a way that leads through the running round, and of one that stops before it', () => {
    const fair = new Fairness(shelf());
    fair.note('g1', [pinkAtE5]);
    expect(fair.gameOn(core, [first, elsewhere])).toBeNull();
    expect(fair.gameOn(core, [first])).toBe('g1');
    expect(fair.gameOn(core, [first, pinkAtE5, further, withRing])).toBe('g1');
});

it('keeps both fills closed while one of them is chosen', () => {
    const fair = new Fairness(shelf());
    const [left, right] = ['pbonkyrg/8/8/8/8/8/8/NBORKYGP* g -', 'yrgkonbp/8/8/8/8/8/8/P*GYRKONB g -'];
    fair.note('g1', [left, right]);
    expect([left, right].map((position) => fair.gameWith(core, position))).toEqual(['g1', 'g1']);
});

it('starts anew where something else lies on the shelf', () => {
    const broken = shelf();
    for (const text of ['[1, 2]', '{"g": 3}', 'nonsense', 'null']) {
        broken.text = text;
        expect(new Fairness(broken).gameWith(core, '3')).toBeNull();
    }
});
