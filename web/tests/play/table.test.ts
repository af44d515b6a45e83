import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { openMatchStore } from '../../src/matches/store';
import { openMatch, startMatch } from '../../src/play/session.svelte';
import { Table } from '../../src/play/table.svelte';
import { testCore } from '../core/load';
import { HandTime, QuickEngine } from './fakes';

const core = testCore();

it('a board that is still shows what happened before the table hears of it', async () => {
    const parts = { core, store: openMatchStore(new IDBFactory()), time: new HandTime() };
    const seat = { name: '', level: null };
    const id = await startMatch(parts, {
        format: { kind: 'single', rounds: 1 },
        start: null,
        seats: { black: seat, gold: seat },
        clock: { kind: 'none' },
    });
    const engine = new QuickEngine(core);
    const opened = id.ok ? await openMatch({ ...parts, engine: () => engine }, id.value) : null;
    if (!opened?.ok) throw new Error('the match did not open');
    const table = new Table(opened.value, core, () => engine);
    expect(table.settled).toBe(true);
    await opened.value.decide('a1a2');
    expect(table.settled).toBe(false);
    table.settle();
    table.happens(opened.value.happening);
    expect(table.settled).toBe(true);
    expect(table.targets.size).toBe(1);
    expect(table.lastMove).toEqual({ from: 'a1', to: 'a2' });
});
