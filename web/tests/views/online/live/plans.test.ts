import { expect, it } from 'vitest';
import { movesIfNamed, withAnswer } from '../../../../src/views/online/live/plans';
import { core } from './table';

const line = { format: { kind: 'standard', rounds: 1 } as const, start: null };

it('every tower has its moves on the board as it stands', () => {
    const seen = core.look({ ...line, decisions: ['e1e5'] });
    if (!seen.ok) throw new Error(seen.error.sentence);
    const { towers } = seen.value.position;
    const brown = towers.find((tower) => tower.player === 'black' && tower.colour === 'brown');
    const moves = movesIfNamed(core, towers, 'black', 'brown');
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every(({ from }) => from === brown?.square)).toBe(true);
});

it('a tower that cannot move has none', () => {
    // The match that ships: Black's brown tower is shut in.
    const seen = core.look({ ...line, decisions: ['a1a7', 'f8b4', 'c1c7', 'd8d4'] });
    if (!seen.ok) throw new Error(seen.error.sentence);
    expect(movesIfNamed(core, seen.value.position.towers, 'black', 'brown')).toEqual([]);
});

it('an answer is added, changed and taken away', () => {
    const one = withAnswer({}, 'red', 'f8f5');
    expect(withAnswer(one, 'red', 'f8f4')).toEqual({ red: 'f8f4' });
    expect(withAnswer(withAnswer(one, 'blue', 'a8a5'), 'red', null)).toEqual({ blue: 'a8a5' });
});
