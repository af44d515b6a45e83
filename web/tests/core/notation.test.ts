import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import type { CoreError, Result } from '../../src/core/types';
import { testCore } from './load';
import * as shapes from './shapes';

const core = testCore();
const folder = new URL('../../../data/matches/', import.meta.url);

function errorOf(result: Result<unknown>): CoreError {
    if (result.ok) throw new Error('it was not refused');
    shapes.coreError(result.error, 'error');
    return result.error;
}

describe('records', () => {
    it.each(readdirSync(folder))('%s is read', (name) => {
        const read = core.readRecord(readFileSync(new URL(name, folder), 'utf8'));
        if (!read.ok) throw new Error(read.error.sentence);
        shapes.matchRecord(read.value, 'record');
        expect(read.value.line.decisions.length).toBeGreaterThan(10);
        shapes.entries(core.entries(read.value.line, 'de'), 'entries');
        expect(core.scoreSheet(read.value, { spelling: 'symbols', language: 'en' })).toContain('\n');
    });

    it('that are broken name the place', () => {
        const error = errorOf(core.readRecord('[Kamisado "1"]\n[Format "single"]\n\n1. KF4N nF4G\n'));
        expect(error.place).toMatchObject({ line: 4, round: 1, move: 2 });
        expect(error.id).toMatch(/^(move|record)\./);
        expect(errorOf(core.readRecord('')).id).toBe('record.tag-missing');
    });

    it('keep comments readable whatever is in them', () => {
        const line = { format: { kind: 'single' as const, rounds: 1 }, start: null, decisions: ['e1e5'] };
        const comments = [{ after: 2, text: 'a {brace}\nand "quotes"' }];
        const text = core.writeRecord({ tags: [], line, comments }, { spelling: 'ascii', language: 'en' });
        const read = core.readRecord(text);
        expect(read.ok && read.value.comments[0]?.text).toBe('a (brace)\nand "quotes"');
    });
});

describe('positions', () => {
    it('come back in their normal form', () => {
        const read = core.readPosition(`  ${core.firstPosition}  `);
        expect(read).toEqual({ ok: true, value: { text: core.firstPosition, running: true } });
    });

    it('that are wrong say where and why', () => {
        expect(errorOf(core.readPosition('nonsense')).place.column).toBeGreaterThan(0);
        const looked = core.look({ format: { kind: 'single', rounds: 1 }, start: null, decisions: [] });
        if (!looked.ok) throw new Error('refused');
        const [gone, ...rest] = looked.value.position.towers;
        const error = errorOf(core.readPosition(core.writeSetup(rest, 'black', null)));
        expect(error.id).toBe('position.tower-missing');
        expect(error.arguments['tower']).toBe(`${gone?.player} ${gone?.colour}`);
    });

    it('are written as they were set up', () => {
        const looked = core.look({ format: { kind: 'single', rounds: 1 }, start: null, decisions: ['e1e5'] });
        if (!looked.ok) throw new Error('refused');
        const { position } = looked.value;
        expect(core.writeSetup(position.towers, 'gold', 'brown')).toBe(position.text);
    });

    it('begin no match that is won already', () => {
        const start = 'ob1k1rgn/5y2/p*7/R7/8/5P2/8/NG1Y**KOB1 b O';
        const error = errorOf(core.look({ format: { kind: 'standard', rounds: 1 }, start, decisions: [] }));
        expect(error.id).toBe('record.start-won');
    });
});
