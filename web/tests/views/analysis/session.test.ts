import { describe, expect, it } from 'vitest';
import { keptFrom, keptText } from '../../../src/views/analysis/kept';
import { Session } from '../../../src/views/analysis/session.svelte';
import { firstLine, formatFrom, formatText, positionSource, recordSource } from '../../../src/store/source';
import type { Core } from '../../../src/core/core';
import { testCore } from '../../core/load';

const core: Core = testCore();

function started(...decisions: string[]): Session {
    const session = new Session(core);
    const line = { ...firstLine(), decisions };
    expect(session.open({ line, step: decisions.length, tags: [], comments: [] })).toBeNull();
    return session;
}

/** Any legal decisions, one after the other. */
function some(count: number): string[] {
    const decisions: string[] = [];
    for (let step = 0; step < count; ++step) {
        const looked = core.look({ ...firstLine(), decisions });
        const move = looked.ok ? looked.value.position.moves[0] : undefined;
        if (move) decisions.push(move.text);
    }
    return decisions;
}

describe('a session of analysis', () => {
    it('begins at the first position with its 102 moves', () => {
        expect(started().state?.position.moves).toHaveLength(102);
    });

    it('branches where another move is played, and comes back', () => {
        const line = some(3);
        const session = started(...line);
        session.jump(1);
        const other = session.state?.position.moves.find((move) => move.text !== line[1]);
        expect(session.play(other?.text ?? '').ok).toBe(true);
        expect(session.line.decisions).toEqual([line[0], other?.text]);
        expect(session.variation).not.toBeNull();
        expect(session.happening.length).toBeGreaterThan(0);
        session.leaveVariation();
        expect(session.step).toBe(1);
        expect(session.line.decisions).toEqual(line);
    });

    it('stays on the line it is on when it goes back and forth', () => {
        const line = some(3);
        const session = started(...line);
        session.jump(1);
        const other = session.state?.position.moves.find((move) => move.text !== line[1]);
        session.play(other?.text ?? '');
        session.jump(0);
        session.jump(2);
        expect(session.lineHere.decisions).toEqual([line[0], other?.text]);
        session.visitMain(2);
        expect(session.lineHere.decisions).toEqual(line.slice(0, 2));
    });

    it('refuses what the rules refuse and changes nothing', () => {
        const session = started();
        const refused = session.play('a1a8');
        expect(refused.ok).toBe(false);
        expect(session.path).toHaveLength(1);
    });

    it('can delete the line it is on', () => {
        const session = started(...some(3));
        session.jump(3);
        session.remove(session.path[2] ?? 0);
        expect(session.step).toBe(1);
        expect(session.line.decisions).toHaveLength(1);
        expect(session.state?.phase).toBe('playing');
    });

    it('keeps its variations for the same question and no other', () => {
        const session = started(...some(2));
        session.jump(1);
        const other = session.state?.position.moves.at(-1);
        session.play(other?.text ?? '');
        const opened = session.opened?.line ?? firstLine();
        const text = keptText({ asked: 'q', opened, tree: session.tree, tip: session.tip, step: session.step });
        const kept = keptFrom(text, 'q', opened);
        expect(kept?.tree).toEqual(session.tree);
        expect(keptFrom(text, 'other', opened)).toBeNull();
        expect(keptFrom(text, 'q', firstLine())).toBeNull();
        expect(keptFrom('{', 'q', opened)).toBeNull();
        expect(keptFrom(text.replace(/"children":\[1\]/, '"children":[77]'), 'q', opened)).toBeNull();
    });
});

describe('what is opened', () => {
    it('is a record, looked at from its end or from the step that is asked for', () => {
        const line = { ...firstLine(), decisions: some(4) };
        const text = core.writeRecord({ tags: [], line, comments: [] }, { spelling: 'ascii', language: 'en' });
        const whole = recordSource(core, text);
        expect(whole.ok && whole.value.step).toBe(4);
        expect(whole.ok && whole.value.line.decisions).toEqual(line.decisions);
        const part = recordSource(core, text, 2);
        expect(part.ok && part.value.step).toBe(2);
    });

    it('is a position, in the shortest match that can begin with it', () => {
        const plain = positionSource(core, core.firstPosition);
        expect(plain.ok && plain.value.line).toEqual(firstLine());
        const ringed = positionSource(core, 'obpkyrgn/8/8/8/8/8/8/N**GRYKPBO b -');
        expect(ringed.ok && ringed.value.line.format.kind).toBe('long');
        expect(positionSource(core, 'nonsense').ok).toBe(false);
        const series = positionSource(core, core.firstPosition, { kind: 'series', rounds: 6 });
        expect(series.ok && series.value.line.format.rounds).toBe(6);
    });

    it('has its format in the address', () => {
        for (const format of [
            { kind: 'series', rounds: 12 },
            { kind: 'marathon', rounds: 1 },
        ] as const) {
            expect(formatFrom(formatText(format))).toEqual(format);
        }
        expect(['', 'series', 'long-2', 'series-0', 'x'].map(formatFrom)).toEqual([null, null, null, null, null]);
    });
});
