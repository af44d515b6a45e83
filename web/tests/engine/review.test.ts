import { describe, expect, it } from 'vitest';
import { Cancelled, type Engine, type Task, type TellReview } from '../../src/core/engine';
import type { Choice, Line, Player, Review, ReviewedDecision, Verdict } from '../../src/core/types';
import { decisionText } from '../../src/match/decisions';
import { barAt, chancePath, graphOf, heightOf } from '../../src/engine/graph';
import { blemishes, countsOf, decisiveIn, momentsOf, roundStarts } from '../../src/engine/moments';
import { RememberedReviews } from '../../src/engine/remembered';
import { Reviewing } from '../../src/engine/reviewing.svelte';
import { blemishSentences, placeOf, standingOf, type ReviewWords } from '../../src/engine/reviewWords';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';
import { testCore } from '../core/load';

/** The sample Standard match of data/matches up to the first moves of its second round. */
const line: Line = {
    format: { kind: 'standard', rounds: 1 },
    start: null,
    decisions: ['a1a7', 'f8b4', 'c1c7', 'd8d4', 'b4b2', 'b2a1', 'fill right', 'e1e7', 'b8b4'],
};
const words: ReviewWords = {
    text: en,
    naming: { edition: 'burley', turnedColours: null },
    percent: new Intl.NumberFormat('en', { style: 'percent' }),
};

const choice = (decision: string, verdict: Verdict, distance: number | null, value: number): Choice => ({
    decision,
    verdict,
    distance,
    points: null,
    chance: { value, proved: false },
});
const reviewed = (step: number, player: Player, played: Choice, more: Partial<ReviewedDecision> = {}) => ({
    ...{ step, player, before: 'win' as const, distanceBefore: null, played, mark: 'fine' as const },
    ...{ gravity: 'fine' as const, sign: '', better: null, winning: 1, all: 9 },
    ...more,
});

/** What the solver says of that match, in part. */
const review: Review = {
    decisions: [
        reviewed(0, 'black', choice('a1a7', 'loss', 3, 0.2), {
            mark: 'mistake',
            gravity: 'blunder',
            sign: '??',
            better: choice('a1a2', 'win', null, 0.8),
            winning: 16,
            all: 102,
        }),
        reviewed(3, 'gold', choice('d8d4', 'win', 3, 0.8)),
        reviewed(5, 'gold', choice('b2a1', 'win', 1, 0.77)),
        reviewed(6, 'gold', choice('fill right', 'unknown', null, 0.7), {
            mark: 'inaccuracy',
            gravity: 'inaccuracy',
            sign: '?!',
            better: choice('fill left', 'unknown', null, 0.8),
        }),
        reviewed(7, 'black', choice('e1e7', 'loss', 3, 0.02), {
            mark: 'mistake',
            gravity: 'blunder',
            sign: '??',
            better: choice('a1f6', 'win', 17, 0.5),
        }),
    ],
    turningPoints: [0, 4],
};
const moments = momentsOf(review, roundStarts(testCore(), line));

describe('moments', () => {
    it('know their place in the match', () => {
        expect(roundStarts(testCore(), line)).toEqual([0, 7]);
        expect(moments.map((moment) => [moment.round, moment.number, moment.after])).toEqual([
            [1, 1, 1],
            [1, 4, 4],
            [1, 6, 6],
            [1, null, 7],
            [2, 1, 8],
        ]);
        expect(placeOf(moments[1]!, words)).toBe('Round 1, move 4');
        expect(placeOf(moments[3]!, words)).toBe('Round 1, fill');
    });

    it('say who was winning afterwards', () => {
        expect(moments.map((moment) => moment.winner)).toEqual(['gold', 'gold', 'gold', null, 'gold']);
        expect(moments.map((moment) => moment.goldChance)).toEqual([0.8, 0.8, 0.77, 0.7, 0.98]);
        expect(standingOf(moments[0]!, words)).toBe('Gold is winning, 2 moves to go');
        expect(standingOf(moments[2]!, words)).toBe('Gold has won the round');
        expect(standingOf(moments[3]!, words)).toBe('not settled who wins');
        const huch = { ...words, text: de, naming: { edition: 'huch' as const, turnedColours: null } };
        expect(standingOf(moments[0]!, huch)).toBe('Weiß steht auf Gewinn, noch 2 Züge');
    });

    it('are counted, and the blemishes told with what would have held', () => {
        expect(countsOf(moments, 'black')).toEqual({ decisions: 2, mistakes: 2, inaccuracies: 0, hidden: 0 });
        expect(countsOf(moments, 'gold')).toEqual({ decisions: 3, mistakes: 0, inaccuracies: 1, hidden: 0 });
        const told = blemishes(moments).map((moment) => blemishSentences(moment, 'X', words).join(' '));
        expect(told).toEqual([
            'Refuted within 2 moves. X would have held (wins). 16 of 102 moves won.',
            'Better: X. Chance of winning the match: 70% instead of 80%.',
            'Refuted within 2 moves. X would have held (wins in 17). It was the only one of 9 moves that won.',
        ]);
    });

    it('say what decided a round: the last mistake that could be seen', () => {
        expect([6, 7, 8, 0].map((decisions) => decisiveIn(moments, decisions)?.after ?? null)).toEqual([1, 1, 8, null]);
    });

    it('are told by how far one had to see, as the core weighs it', () => {
        const lost = (gravity: ReviewedDecision['gravity'], distance: number | null) => {
            const played = choice('a1a7', 'loss', distance, 0.2);
            const better = choice('a1a2', 'win', null, 0.8);
            const decisions = [reviewed(0, 'black', played, { mark: 'mistake', gravity, better })];
            return momentsOf({ decisions }, [0])[0]!;
        };
        const told = (...from: Parameters<typeof lost>) => blemishSentences(lost(...from), 'X', words)[0];
        expect(told('blunder', 2)).toBe('The very next move refutes it.');
        expect(told('mistake', 5)).toBe('Refuted within 4 moves.');
        expect(told('hidden', 18)).toBe('Only perfect play refutes it: the refutation is 17 moves deep.');
        expect(told('hidden', null)).toBe('Only perfect play refutes it.');
        expect(countsOf([lost('blunder', 2)], 'black')).toMatchObject({ mistakes: 1, hidden: 0 });
        expect(countsOf([lost('hidden', 18)], 'black')).toMatchObject({ mistakes: 0, hidden: 1 });
    });

    it('are written as on the score sheet, in words, turned, and fills too', () => {
        const style = { language: 'en' as const, text: en, naming: words.naming };
        const start = { ...line, decisions: [] };
        expect(decisionText(testCore(), start, 'a1a7', 'symbols', style)).toBe('N↑6R');
        expect(decisionText(testCore(), start, 'a1a7', 'words', style)).toBe('Brown Forward 6 Red');
        const turned = { ...style, naming: { edition: 'burley' as const, turnedColours: testCore().turnedColours } };
        expect(decisionText(testCore(), start, 'a1a7', 'symbols', turned)).toBe('O↑6G');
        const filling = { ...line, decisions: line.decisions.slice(0, 6) };
        expect(decisionText(testCore(), filling, 'fill left', 'symbols', style)).toBe('fill from the left');
    });
});

describe('the graph', () => {
    const graph = graphOf(moments, 208);

    it('has a bar a decision and a gap a round', () => {
        expect(graph.bars.map((bar) => bar.x)).toEqual([0, 40, 80, 120, 168]);
        expect(graph.rounds).toEqual([
            { round: 1, x: 0, width: 160 },
            { round: 2, x: 168, width: 40 },
        ]);
        expect(graphOf([], 200)).toEqual({ bars: [], rounds: [] });
    });

    it('grows towards the end of the round and is small where nothing is known', () => {
        const height = (remaining: number | null) => heightOf({ winner: 'gold', remaining });
        expect(height(0)).toBe(1);
        expect(height(3)).toBeGreaterThan(height(10));
        expect(height(99)).toBeCloseTo(0.18);
        expect(height(null)).toBeLessThan(height(5));
        expect(heightOf({ winner: null, remaining: null })).toBeLessThan(height(99));
    });

    it('finds the bar at a place', () => {
        expect(barAt(graph, 61)?.moment.after).toBe(4);
        expect(barAt(graph, -50)?.moment.after).toBe(1);
        expect(barAt(graph, 999)?.moment.after).toBe(8);
        expect(barAt(graphOf([], 10), 5)).toBeNull();
    });

    it('draws the chance through the middles, Gold above', () => {
        expect(chancePath(graph, 100)).toBe('M20.0 20.0L60.0 20.0L100.0 23.0L140.0 30.0L188.0 2.0');
    });
});

describe('reviewing', () => {
    /** An engine whose answer comes when the test says so. */
    function waitingEngine() {
        const asked: {
            line: Line;
            tell: TellReview | undefined;
            finish: (review: Review) => void;
            fail: (error: Error) => void;
        }[] = [];
        let closed = 0;
        const engine = {
            review(line: Line, tell?: TellReview): Task<Review> {
                let fail: (error: Error) => void = () => {};
                const result = new Promise<Review>((finish, reject) => {
                    fail = reject;
                    asked.push({ line, tell, finish, fail });
                });
                return { result, cancel: () => fail(new Cancelled()) };
            },
            close: () => {
                closed += 1;
            },
        };
        return { asked, engine: () => engine as unknown as Engine, closed: () => closed };
    }

    it('remembers what it has found, through a reload of the page too', async () => {
        const drawer = new Map<string, string>();
        const shelf = { getItem: (key: string) => drawer.get(key) ?? null, setItem: drawer.set.bind(drawer) };
        const { asked, engine } = waitingEngine();
        const first = new Reviewing(engine, new RememberedReviews(shelf));
        const done = first.start(line);
        expect(first.progress).toEqual({ done: 0, total: 9 });
        asked[0]?.finish(review);
        await done;
        expect(first.review).toEqual(review);
        const later = new Reviewing(engine, new RememberedReviews(shelf));
        later.show({ ...line });
        expect(later.review).toEqual(review);
        later.show({ ...line, decisions: ['a1a7'] });
        expect(later.review).toBeNull();
    });

    it('shows what it has found while it goes on', async () => {
        const { asked, engine } = waitingEngine();
        const reviewing = new Reviewing(engine, new RememberedReviews(null));
        const done = reviewing.start(line);
        for (const [index, found] of review.decisions.entries()) {
            asked[0]?.tell?.(index + 1, 9, found);
            expect(reviewing.found).toEqual(review.decisions.slice(0, index + 1));
        }
        asked[0]?.tell?.(6, 9, null);
        expect(reviewing.progress).toEqual({ done: 6, total: 9 });
        asked[0]?.finish(review);
        await done;
        expect([reviewing.found, reviewing.review]).toEqual([[], review]);
    });

    it('lives with a shelf that is broken or full', () => {
        const broken = new RememberedReviews({ getItem: () => '{', setItem: () => {} });
        expect(broken.find(line)).toBeNull();
        const full = new RememberedReviews({
            getItem: () => null,
            setItem: () => {
                throw new Error('full');
            },
        });
        full.keep(line, review);
        expect(full.find(line)).toEqual(review);
    });

    it('can be stopped, and says when it failed', async () => {
        const { asked, engine, closed } = waitingEngine();
        const reviewing = new Reviewing(engine, new RememberedReviews(null));
        const stopped = reviewing.start(line);
        reviewing.cancel();
        await stopped;
        expect([reviewing.progress, reviewing.review, reviewing.failed]).toEqual([null, null, false]);
        const failing = reviewing.start(line);
        asked[1]?.fail(new Error('no memory'));
        await failing;
        expect([reviewing.progress, reviewing.review, reviewing.failed]).toEqual([null, null, true]);
        expect(closed()).toBe(2);
    });
});
