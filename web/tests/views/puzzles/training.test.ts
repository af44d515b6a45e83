import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Choice, Line, Review } from '../../../src/core/types';
import {
    afterRight,
    afterWrong,
    dueLessons,
    isLearnt,
    lessonsFrom,
    lessonsOf,
    withLessons,
} from '../../../src/engine/training/lessons';
import { momentOf } from '../../../src/views/puzzles/moment';
import { peopleOf } from '../../../src/engine/training/people';
import { lessonTask } from '../../../src/views/puzzles/task';
import { Training } from '../../../src/engine/training/training.svelte';
import type { MatchStore } from '../../../src/store/types';
import { testCore } from '../../core/load';
import { shelfOf } from './samples';

const line: Line = {
    format: { kind: 'single', rounds: 1 },
    start: null,
    decisions: ['c1c5', 'b8b3', 'd1g4', 'c8d7', 'b1e4'],
};
const choice = (decision: string, verdict: 'win' | 'loss'): Choice => ({
    decision,
    verdict,
    distance: 5,
    points: null,
    chance: null,
});
const review: Review = {
    decisions: line.decisions.map((decision, step) => ({
        step,
        player: step % 2 === 0 ? 'black' : 'gold',
        before: 'win',
        distanceBefore: 7,
        played: choice(decision, step === 2 || step === 3 ? 'loss' : 'win'),
        mark: step === 2 || step === 3 ? 'mistake' : step === 4 ? 'inaccuracy' : 'fine',
        gravity: step === 2 || step === 3 ? 'mistake' : step === 4 ? 'inaccuracy' : 'fine',
        sign: '',
        better: step >= 2 ? choice(step % 2 === 0 ? 'd1d2' : 'c8c6', 'win') : null,
        winning: 1,
        all: 9,
    })),
    turningPoints: [],
};
const noon = new Date(2026, 10, 16, 12);
const lesson = () => lessonsOf(line, review, ['black'], noon, '2026-11-16')[0]!;

describe('lessons', () => {
    it('are the mistakes of the people who played', () => {
        expect(lessonsOf(line, review, ['black'], noon, '2026-11-16')).toMatchObject([
            { player: 'black', played: 'd1g4', better: 'd1d2', stage: 0, due: '2026-11-16', dismissed: false },
        ]);
        expect(lesson().line.decisions).toEqual(['c1c5', 'b8b3']);
        expect(lessonsOf(line, review, ['black', 'gold'], noon, '2026-11-16')).toHaveLength(2);
        expect(lessonsOf(line, review, [], noon, '2026-11-16')).toEqual([]);
        expect(momentOf(testCore(), lesson())).toEqual({ round: 1, move: 3 });
        expect(lessonTask(testCore(), lesson())).toMatchObject({ solver: 'black', solution: ['d1d2'], leadFrom: 0 });
    });

    it('return after 1, 3, 7 and 21 days, and then no more', () => {
        const days = [];
        let now = lesson();
        while (!isLearnt(now)) {
            days.push(now.due);
            expect(dueLessons({ [now.id]: now }, now.due)).toHaveLength(1);
            now = afterRight(now, now.due);
        }
        expect(days).toEqual(['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-27', '2026-12-18']);
        expect(dueLessons({ [now.id]: now }, '2030-01-01')).toEqual([]);
    });

    it('begin again with a wrong try, and gain nothing before their day', () => {
        const known = afterRight(afterRight(lesson(), '2026-11-16'), '2026-11-17');
        expect(known).toMatchObject({ stage: 2, due: '2026-11-20' });
        expect(afterRight(known, '2026-11-18')).toBe(known);
        expect(afterWrong(known, '2026-11-20')).toMatchObject({ stage: 0, due: '2026-11-21' });
    });

    it('are kept once, and not without end', () => {
        const stored = afterRight(lesson(), '2026-11-16');
        expect(withLessons({ [stored.id]: stored }, [lesson()])).toEqual({ [stored.id]: stored });
        const many = Array.from({ length: 300 }, (_, index) => ({
            ...lesson(),
            id: index.toString(16).padStart(16, '0'),
            added: index,
            dismissed: index > 280,
        }));
        const kept = Object.values(withLessons({}, many));
        expect(kept).toHaveLength(200);
        expect(kept.every(({ dismissed }) => !dismissed)).toBe(true);
    });

    it('survive garbage', () => {
        for (const text of ['', '{', '7', 'null', '{"a":1}', '{"a":{"id":"x"}}']) expect(lessonsFrom(text)).toEqual({});
        const good = lesson();
        const text = JSON.stringify({ [good.id]: good, b: { ...good, due: 'soon' }, c: { ...good, line: 7 } });
        expect(lessonsFrom(text)).toEqual({ [good.id]: good });
    });
});

describe('the training', () => {
    it('remembers over a reload', () => {
        const shelf = shelfOf();
        const training = new Training(shelf, () => noon);
        expect(training.learnFrom(line, review, ['black', 'gold'])).toBe(2);
        expect(training.learnFrom(line, review, ['black', 'gold'])).toBe(0);
        const [first, second] = training.due('2026-11-16');
        training.right(first!.id);
        training.dismiss(second!.id);
        const again = new Training(shelf, () => noon);
        expect(again.due('2026-11-16')).toEqual([]);
        expect(again.due('2026-11-17').map(({ id }) => id)).toEqual([first!.id]);
        expect(again.all()).toHaveLength(1);
        again.dismiss(second!.id, false);
        expect(again.due('2026-11-16').map(({ id }) => id)).toEqual([second!.id]);
    });

    it('asks the store who is a person', async () => {
        const core = testCore();
        const record = readFileSync(
            new URL('../../../../data/matches/standard.ascii.kamisado', import.meta.url),
            'utf8',
        );
        const read = core.readRecord(record);
        if (!read.ok) throw new Error(read.error.sentence);
        const summary = {
            format: read.value.line.format,
            seats: { black: { name: '', level: null }, gold: { name: '', level: 4 } },
            score: { black: 0, gold: 0 },
            round: 1,
            end: null,
            decisions: read.value.line.decisions.length,
        };
        const match = { id: 'a', created: 0, changed: 0, log: '', record, summary };
        const store: Pick<MatchStore, 'entries' | 'get'> = {
            entries: () => Promise.resolve([match]),
            get: () => Promise.resolve(match),
        };
        expect(await peopleOf(core, store, read.value.line)).toEqual(['black']);
        expect(await peopleOf(core, store, line)).toBeNull();
    });
});
