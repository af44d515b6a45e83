import { expect, it } from 'vitest';
import { learn } from '../../../src/words/fr/learn';

/** What no French text of the book may hold. */
const mistakes: readonly [name: string, pattern: RegExp][] = [
    ['; ! ? and » stand behind a narrow no-break space', /[^\u202f?!][;!?»]/],
    ['« is followed by a narrow no-break space', /«[^\u202f]/],
    ['a colon stands behind a no-break space', /[^\u00a0]:/],
    ['an apostrophe is ’', /'/],
    [
        '« que Or »: the word before it would have to lose its e with one edition and not with the other',
        /(que|de) \{gold\}/,
    ],
    ['rings and pushes have another gender in the other edition', /\b(un|une|le|la|du|au|de) \{(ring|push)/],
];

function stringsIn(tree: unknown, path: string): [path: string, text: string][] {
    if (typeof tree === 'string') return [[path, tree]];
    if (typeof tree !== 'object' || tree === null) return [];
    return Object.entries(tree).flatMap(([key, branch]) => stringsIn(branch, `${path}.${key}`));
}

it.each(mistakes)('%s', (_, pattern) => {
    expect(stringsIn(learn, 'learn').filter(([, text]) => pattern.test(text))).toEqual([]);
});
