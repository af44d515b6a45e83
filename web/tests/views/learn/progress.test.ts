import { expect, it } from 'vitest';
import { standingIn } from '../../../src/views/learn/course';
import { Progress, solvedFrom } from '../../../src/views/learn/progress.svelte';
import { exercise } from './sample';

/** What a browser keeps, or refuses to. */
function store(text: string | null = null) {
    const kept = { text };
    return {
        kept,
        getItem: (): string | null => kept.text,
        setItem: (_: string, value: string): void => void (kept.text = value),
    };
}

it('what is solved stays solved', () => {
    const browser = store();
    const first = new Progress(browser);
    expect(first.has('M6-blocked')).toBe(false);
    first.solve('M6-blocked');
    first.solve('M6-blocked');
    expect(first.has('M6-blocked')).toBe(true);
    const second = new Progress(browser);
    expect(second.has('M6-blocked')).toBe(true);
    expect(second.count([exercise({ id: 'M6-blocked' }), exercise({ id: 'M7-home' })])).toBe(1);
    second.forget();
    expect(new Progress(browser).has('M6-blocked')).toBe(false);
});

it('two tabs do not forget for each other', () => {
    const browser = store();
    const [one, other] = [new Progress(browser), new Progress(browser)];
    one.solve('a');
    other.solve('b');
    expect(other.has('a')).toBe(true);
    one.refresh();
    expect(one.has('b')).toBe(true);
    expect(solvedFrom(browser.kept.text)).toEqual(['a', 'b']);
});

it('garbage costs what it held and nothing else', () => {
    for (const text of [null, '', '{', 'null', '7', '[]', '{}', '{"solved":7}', '{"solved":{"a":1}}']) {
        expect(solvedFrom(text)).toEqual([]);
        const progress = new Progress(store(text));
        progress.solve('a');
        expect(progress.has('a')).toBe(true);
    }
    expect(solvedFrom('{"solved":["a",7,null,"b"],"more":1}')).toEqual(['a', 'b']);
});

it('a browser that keeps nothing counts while the page is open', () => {
    const deny = (): never => {
        throw new DOMException('denied', 'SecurityError');
    };
    for (const browser of [null, { getItem: deny, setItem: deny }]) {
        const progress = new Progress(browser);
        progress.solve('a');
        expect(progress.has('a')).toBe(true);
    }
});

it('a step opens when the one before it is solved', () => {
    const steps = ['one', 'two', 'three'].map((id) => exercise({ id }));
    const after = (...solved: string[]) => standingIn(steps, (id) => solved.includes(id));
    expect(after().waiting).toBe(0);
    expect([0, 1, 2, 3].map(after('one').isOpen)).toEqual([true, true, false, false]);
    // Solved elsewhere, or a step that came later into the course: what is solved can be looked at again.
    expect([0, 1, 2].map(after('three').isOpen)).toEqual([true, false, true]);
    expect(after('one', 'two', 'three')).toMatchObject({ done: true, waiting: 3 });
});
