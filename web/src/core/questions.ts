import { findingsText, lineText } from './line_text.js';
import type { Analysis, Finding, Review, ReviewedDecision } from './types.js';
import type { WasmModule } from './wasm_module.js';
import type { Answers, Looked, Question, Subject } from './worker_messages.js';

/** A slice of an analysis takes about this long, so that a cancel is heard in time. */
const sliceMs = 80;
const firstSlice = 5_000;
const largestSlice = 2_000_000;
/** Of a look at moves, which others wait for. */
const enough = 20_000;

/** Questions that are answered in one go. */
export function answer(
    module: WasmModule,
    question: Exclude<Question, { kind: 'analyse' | 'review' }>,
): Answers[Exclude<Question['kind'], 'analyse' | 'review'>] {
    const line = lineText(question.line);
    switch (question.kind) {
        case 'choose':
            return module.tell('choose', line, question.level, question.seed);
        case 'hint':
            return module.tell('hint', line);
        case 'bestLine':
            return module.tell('best_line', line);
        case 'look':
            return look(module, question);
    }
}

/** What was found of decisions, in the order of the match, as a whole. */
export function reviewOf(decisions: ReviewedDecision[]): Review {
    const turningPoints = decisions.flatMap(({ mark }, index) => (mark === 'mistake' ? [index] : []));
    return { decisions, turningPoints };
}

/** A review as far as it is: after each decision that was looked at, what was found of it. The last one is whole. */
export function* review(
    module: WasmModule,
    question: Extract<Question, { kind: 'review' }>,
): Generator<{ done: number; found: ReviewedDecision | null }, Review> {
    const line = lineText(question.line);
    const decisions: ReviewedDecision[] = [];
    const { from, to } = question.steps ?? { from: 0, to: question.line.decisions.length };
    for (let step = from; step < to; ++step) {
        const found = module.tell<ReviewedDecision | null>('review_step', line, step);
        if (found) decisions.push(found);
        yield { done: step + 1, found };
    }
    return reviewOf(decisions);
}

function begin(module: WasmModule, { line, question, known = [] }: Subject & { known?: readonly Finding[] }): Analysis {
    const { distance, points, match } = question;
    const analysis = module.tell<Analysis>('analyse_begin', lineText(line), distance, points, match);
    return known.length > 0 ? module.tell<Analysis>('analyse_learn', findingsText(known)) : analysis;
}

/** Looks at moves until enough was done for one slice. A stage that ends makes an end of it, too. */
function look(module: WasmModule, question: Extract<Question, { kind: 'look' }>): Looked {
    interface Waiting {
        nodes: number;
        stage: number;
        moves: number[];
    }
    begin(module, question);
    const looked: [move: number, nodes: number, settled: boolean][] = [];
    const begun = module.tell<Waiting>('analyse_move', -1, 0);
    let now = begun;
    const isOpen = (move: number) => now.stage === begun.stage && now.moves.includes(move);
    for (const move of question.moves) {
        if (now.nodes >= enough || !isOpen(move)) break;
        const { nodes } = now;
        now = module.tell<Waiting>('analyse_move', move, question.nodes);
        looked.push([move, now.nodes - nodes, !isOpen(move)]);
    }
    const analysis = module.tell<Analysis>('analyse_learn', '');
    const found = looked.map(([move, nodes, settled]) => {
        const { verdict = 'unknown' as const, distance = null, points = null } = analysis.choices[move] ?? {};
        return { move, verdict, distance, points, nodes, settled };
    });
    return { analysis, open: now.moves, found };
}

/**
 * An analysis in slices: yields what is known after each. How many nodes make a slice is learnt from the ones before.
 */
export function* analyse(
    module: WasmModule,
    question: Extract<Question, { kind: 'analyse' }>,
    now: () => number = () => performance.now(),
): Generator<Analysis> {
    let analysis = begin(module, question);
    let nodes = firstSlice;
    while (!analysis.done) {
        yield analysis;
        const begun = now();
        const before = analysis.nodes;
        analysis = module.tell<Analysis>('analyse_step', nodes);
        const perMs = (analysis.nodes - before) / Math.max(now() - begun, 0.1);
        if (perMs > 0) nodes = Math.round(Math.min(Math.max(perMs * sliceMs, firstSlice), 4 * nodes, largestSlice));
    }
    yield analysis;
}
