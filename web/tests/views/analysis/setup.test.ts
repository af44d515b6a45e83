import { describe, expect, it } from 'vitest';
import {
    checked,
    checkedText,
    emptySetup,
    nextRings,
    placed,
    removed,
    ringed,
    setupOf,
    towerAt,
    trayOf,
    type Setup,
} from '../../../src/views/analysis/setup';
import type { Core } from '../../../src/core/core';
import { testCore } from '../../core/load';

const core: Core = testCore();
const standard = { kind: 'standard', rounds: 1 } as const;
const first = (): Setup => setupOf(core, null) ?? emptySetup;

describe('a position set up by hand', () => {
    it('starts from any position and says so', () => {
        expect(checked(core, first(), standard)).toEqual({ text: core.firstPosition, error: null });
    });

    it('takes towers from the tray, and gives back what they land on', () => {
        let setup = placed(emptySetup, { player: 'black', colour: 'red', rings: 0 }, 'c3');
        expect(trayOf(setup, 'black')).toHaveLength(7);
        setup = placed(setup, { player: 'gold', colour: 'blue', rings: 0 }, 'c3');
        expect(towerAt(setup, 'c3')?.player).toBe('gold');
        expect(trayOf(setup, 'black')).toHaveLength(8);
    });

    it('swaps two towers on the board, rings and all', () => {
        let setup = ringed(first(), 'a1', 2);
        const tower = towerAt(setup, 'a1');
        if (tower) setup = placed(setup, tower, 'b1');
        expect(towerAt(setup, 'b1')).toMatchObject({ colour: 'brown', rings: 2 });
        expect(towerAt(setup, 'a1')?.colour).toBe('green');
        expect(setup.towers).toHaveLength(16);
    });

    it('goes round with its rings', () => {
        expect(([0, 1, 2, 3] as const).map(nextRings)).toEqual([1, 2, 3, 0]);
    });

    it('is told by the core what is wrong', () => {
        const without = checked(core, removed(first(), 'a1'), standard);
        expect(without.error?.id).toBe('position.tower-missing');
        const tooMany = checked(core, ringed(first(), 'a1', 3), standard);
        expect(tooMany.error).not.toBeNull();
        expect(checked(core, ringed(first(), 'a1', 3), { kind: 'marathon', rounds: 1 }).error).toBeNull();
        const away = placed(first(), { player: 'black', colour: 'brown', rings: 0 }, 'a4');
        expect(checked(core, away, standard).error).not.toBeNull();
        expect(checked(core, { ...away, tower: 'green' }, standard).error).toBeNull();
    });

    it('reads a text, and comes apart again as it was written', () => {
        const text = '2pk1r2/8/N2b1n2/3o4/4g3/2R1y3/2Y3O1/1G2KPB1 g O';
        const setup = setupOf(core, text) ?? emptySetup;
        expect(setup).toMatchObject({ toMove: 'gold', tower: 'orange' });
        expect(checked(core, setup, standard).text).toBe(text);
        expect(checkedText(core, 'x', standard).error).not.toBeNull();
        expect(setupOf(core, 'x')).toBeNull();
    });
});
