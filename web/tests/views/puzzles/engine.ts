import { Cancelled, type Engine, type Task } from '../../../src/core/engine';
import { analyse, answer, review } from '../../../src/core/questions';
import type { Analysis, Decision, Hint } from '../../../src/core/types';
import { testModule } from '../../core/load';

/** The real engine without a worker: it answers in the next turn, and hears a cancel until then. */
export function directEngine(): Engine {
    const module = testModule();
    function task<T>(work: (isCancelled: () => boolean) => T): Task<T> {
        let cancelled = false;
        const result = Promise.resolve().then(() => {
            if (cancelled) throw new Cancelled();
            const done = work(() => cancelled);
            if (cancelled) throw new Cancelled();
            return done;
        });
        result.catch(() => {});
        return { result, cancel: () => (cancelled = true) };
    }
    return {
        choose: (line, level, seed = 0) =>
            task(
                () =>
                    answer(module, { kind: 'choose', line, level, seed }) as { decision: Decision; thinkingMs: number },
            ),
        analyse: (line, asked, tell) =>
            task((isCancelled) => {
                const question = { distance: false, points: false, match: false, ...asked };
                let last: Analysis | null = null;
                for (const analysis of analyse(module, { kind: 'analyse', line, question })) {
                    last = analysis;
                    if (!analysis.done) tell?.(analysis);
                    if (isCancelled()) break;
                }
                return last as Analysis;
            }),
        hint: (line) => task(() => answer(module, { kind: 'hint', line }) as Hint),
        review: (line, tell) =>
            task(() => {
                const steps = review(module, { kind: 'review', line });
                for (let next = steps.next(); ; next = steps.next()) {
                    if (next.done) return next.value;
                    tell?.(next.value.done, line.decisions.length, next.value.found);
                }
            }),
        bestLine: (line) => task(() => answer(module, { kind: 'bestLine', line }) as Decision[]),
        close: () => {},
    };
}
