import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fillFrom, isLastWord, partsOf, resignationOf, sideOf, sides, squaresOf } from '../../src/match/decision';

describe('a decision', () => {
    it('is a union of its kinds', () => {
        expect(partsOf('e2e5')).toEqual({ kind: 'move', from: 'e2', to: 'e5' });
        expect(sides.map((side) => partsOf(fillFrom(side)))).toEqual([
            { kind: 'fill', side: 'left' },
            { kind: 'fill', side: 'right' },
        ]);
        expect(partsOf(resignationOf('gold'))).toEqual({ kind: 'resigns', player: 'gold' });
        expect(partsOf('time black')).toEqual({ kind: 'time', player: 'black' });
        expect(squaresOf('a1h8')).toEqual({ from: 'a1', to: 'h8' });
        expect([sideOf('fill left'), sideOf('e2e5'), sideOf(undefined)]).toEqual(['left', null, null]);
        expect(['resigns black', 'time gold', 'fill left', 'e2e5'].map(isLastWord)).toEqual([true, true, false, false]);
    });

    it('is looked into in one place alone', () => {
        const source = new URL('../../src', import.meta.url).pathname;
        const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
            /\.(ts|svelte)$/.test(file),
        );
        const lookInto = files.filter((file) =>
            /slice\(0, 2\)|slice\(2, 4\)|startsWith\('(fill|resigns|time)|`(fill|resigns|time) \$\{/.test(
                readFileSync(join(source, file), 'utf8'),
            ),
        );
        expect(lookInto).toEqual(['match/decision.ts']);
    });
});
