import { expect, it } from 'vitest';
import { textsIn, wordFiles } from './textsIn';

/** Home is one's own home row: a tower leaves it, and reaches the far row. */
const goesHome =
    /\b(com(e|es|ing)|came|go|goes|went|walks?|runs?|ran|gets?|way|takes? (you|\w+)|sends? .*|bring .*) home\b(?! row)|\bis home\b/i;

it.each(wordFiles('en'))('towers reach the far row in %s, they do not go home', (name) => {
    expect(textsIn('en', name).filter((text) => goesHome.test(text))).toEqual([]);
});
