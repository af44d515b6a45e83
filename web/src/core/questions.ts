import { lineText } from './line_text.js';
import type { Analysis } from './types.js';
import type { WasmModule } from './wasm_module.js';
import type { Answers, Question } from './worker_messages.js';

/** A slice of an analysis takes about this long, so that a cancel is heard in time. */
const sliceMs = 80;
const firstSlice = 5_000;
const largestSlice = 2_000_000;

/** Questions that are answered in one go. */
export function answer(
    module: WasmModule,
    question: Exclude<Question, { kind: 'analyse' }>,
): Answers[Exclude<Question['kind'], 'analyse'>] {
    const line = lineText(question.line);
    switch (question.kind) {
        case 'choose':
            return module.tell('choose', line, question.level, question.seed);
        case 'hint':
            return module.tell('hint', line);
        case 'review':
            return module.tell('review', line);
        case 'bestLine':
            return module.tell('best_line', line);
    }
}

/**
 * An analysis in slices: yields what is known after each. How many nodes make a slice is learnt from the ones before.
 */
export function* analyse(
    module: WasmModule,
    question: Extract<Question, { kind: 'analyse' }>,
    now: () => number = () => performance.now(),
): Generator<Analysis> {
    const { distance, points, match } = question.question;
    let analysis = module.tell<Analysis>('analyse_begin', lineText(question.line), distance, points, match);
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
