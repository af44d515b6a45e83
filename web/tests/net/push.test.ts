import { expect, test } from 'vitest';
import { base64urlOf, bytesOf } from '../../src/net/push';

test('keys are written as the server writes them', () => {
    const bytes = new Uint8Array([251, 255, 0, 1]);
    expect(base64urlOf(bytes.buffer)).toBe('-_8AAQ');
    expect([...bytesOf('-_8AAQ')]).toEqual([251, 255, 0, 1]);
    expect(base64urlOf(null)).toBe('');
});
