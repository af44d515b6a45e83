import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colours, isPale, ink, ivory, metalOf, metals, mixed, paint } from '../../src/board/palette';
import { distance, kindsOfSight, seenAs } from './vision';

/** What people can still tell apart at a glance, on patches of a square's size. */
const apart = 11.5;
const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other] as const));

describe('the eight colours', () => {
    it.each(Object.keys(kindsOfSight))('are told apart in pairs by %s sight', (sight) => {
        const tooClose = pairs
            .map(([one, other]) => ({
                pair: `${one}-${other}`,
                far: distance(seenAs(paint[one], sight), seenAs(paint[other], sight)),
            }))
            .filter(({ far }) => far < apart);
        expect(tooClose).toEqual([]);
    });

    it('are told apart where blue meets purple by lightness alone', () => {
        for (const sight of Object.keys(kindsOfSight)) {
            const [blue, purple] = [seenAs(paint.blue, sight)[0], seenAs(paint.purple, sight)[0]];
            expect(blue - purple).toBeGreaterThan(12);
        }
    });

    it('are the colours of the style sheet', () => {
        const sheet = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
        for (const colour of colours) expect(sheet).toContain(`--${colour}: ${paint[colour]};`);
    });

    it('carry characters that can be read', () => {
        for (const colour of colours) {
            const sign = isPale[colour] ? ink : ivory;
            expect(distance(seenAs(sign, 'usual'), seenAs(paint[colour], 'usual'))).toBeGreaterThan(30);
        }
    });
});

describe('the owners', () => {
    it.each(['burley', 'huch'] as const)('of the %s edition differ in grey', (edition) => {
        const lightness = (player: 'black' | 'gold') => seenAs(metals[metalOf(player, edition)].middle, 'usual')[0];
        expect(lightness('gold') - lightness('black')).toBeGreaterThan(50);
    });
});

describe('mixing', () => {
    it('goes from one colour to the other', () => {
        expect(mixed('#000000', '#ffffff', 0)).toBe('#000000');
        expect(mixed('#000000', '#ffffff', 1)).toBe('#ffffff');
        expect(mixed('#102030', '#304050', 0.5)).toBe('#203040');
    });
});

describe('CIEDE2000', () => {
    it('gives the published distances', () => {
        // Sharma, Wu and Dalal 2005, table 1: pairs 1, 7, 17 and 25.
        expect(distance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
        expect(distance([50, 0, 0], [50, -1, 2])).toBeCloseTo(2.3669, 3);
        expect(distance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
        expect(distance([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 3);
    });
});
