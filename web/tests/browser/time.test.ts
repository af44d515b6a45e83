import { describe, expect, it } from 'vitest';
import { clockText, pageTime } from '../../src/browser/time';

describe('the face of a clock', () => {
    it.each([
        [0, '0:00.0'],
        [-5, '0:00.0'],
        [9449, '0:09.4'],
        [10_000, '0:10'],
        [10_001, '0:11'],
        [247_000, '4:07'],
        [3_723_000, '1:02:03'],
    ])('%i ms: %s', (ms, face) => expect(clockText(ms)).toBe(face));
});

describe('waiting', () => {
    it('ends at once when it is stopped', async () => {
        const stop = new AbortController();
        const waiting = pageTime.sleep(10_000, stop.signal);
        stop.abort();
        await expect(waiting).rejects.toThrow('stopped');
        await expect(pageTime.sleep(1, stop.signal)).rejects.toThrow('stopped');
    });
});
