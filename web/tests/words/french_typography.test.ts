import { expect, it } from 'vitest';
import { textsIn, wordFiles } from './textsIn';

it.each(wordFiles('fr'))('no line of %s may break before : ; ! ? or »', (name) => {
    expect(textsIn('fr', name).filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
});
