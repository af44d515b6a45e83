import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openMatchStore } from '../../../src/store/store';
import { openMatch } from '../../../src/views/play/session.svelte';
import type { Foretells } from '../../../src/match/foretelling';
import { startMatch } from '../../../src/store/stored';
import { Table } from '../../../src/table/table.svelte';
import { testCore } from '../../core/load';
import { HandTime, QuickEngine } from '../../browser/fakes';

const core = testCore();

async function tableOf(
    kind: 'single' | 'standard' | 'marathon',
    start: string | null = null,
    foretells: Foretells = 'dangers',
): Promise<Table> {
    const parts = { core, store: openMatchStore(new IDBFactory()), time: new HandTime() };
    const seat = { name: '', level: null };
    const id = await startMatch(parts, {
        format: { kind, rounds: 1 },
        start,
        seats: { black: seat, gold: seat },
        clock: { kind: 'none' },
    });
    const engine = new QuickEngine(core);
    const opened = id.ok ? await openMatch({ ...parts, engine: () => engine }, id.value) : null;
    if (!opened?.ok) throw new Error('the match did not open');
    return new Table(opened.value, core, () => engine, foretells);
}

it('a board that is still shows what happened before the table hears of it', async () => {
    const table = await tableOf('single');
    const session = table.session;
    expect(table.cursor.settled).toBe(true);
    await session.decide('a1a2');
    expect(table.cursor.settled).toBe(false);
    table.settle();
    table.happens(session.cursor.happening);
    expect(table.cursor.settled).toBe(true);
    expect(table.targets.size).toBe(1);
    expect(table.cursor.lastMove).toEqual({ from: 'a1', to: 'a2' });
});

it('the score waits for the board, and the ring stays on the tower between rounds', async () => {
    const table = await tableOf('standard');
    const { session } = table;
    // The match that ships: Gold's red tower comes home, after two blocked turns of Black's brown one.
    const decisions = ['a1a7', 'f8b4', 'c1c7', 'd8d4', 'b4b2', 'b2a1'];
    for (const decision of decisions) {
        table.settle();
        expect(await session.decide(decision)).toBeNull();
    }
    const rings = (): number | undefined => table.cursor.towers.find(({ square }) => square === 'a1')?.rings;
    expect(table.cursor.settled).toBe(false);
    expect(table.score.points).toEqual({ black: 0, gold: 0 });
    expect(table.score.towers.every((tower) => tower.rings === 0)).toBe(true);
    expect(table.sentence).toContain('reached');
    table.settle();
    expect(table.score.points).toEqual({ black: 0, gold: 1 });
    expect(rings()).toBe(1);
    expect(table.sentence).toBe(table.status);
    await session.decide('fill right');
    expect(table.cursor.towers).toEqual(session.cursor.state.position.towers);
});

it('a move that is looked at tells of a danger, except where that would not be fair', async () => {
    // Gold's green tower on g5 calls pink, which could go to its far row at once.
    const start = 'p3r1n1/7o*/6R**B/6k**1/1b**3g2/1Y*K*O4/3N**y***3/3G*P3 g K';
    const toneOf = async (foretells: Foretells) =>
        (await tableOf('marathon', start, foretells)).foretell?.('g5', 'g3')?.tone;
    expect(await toneOf('dangers')).toBe('danger');
    expect(await toneOf('calls')).toBe('plain');
    expect(await toneOf('nothing')).toBeUndefined();
});
