import { analyse, answer, review } from './questions.js';
import { CoreCrash } from './core_crash.js';
import { WasmModule } from './wasm_module.js';
import type { Question, Reply, Request } from './worker_messages.js';

/** The core in a worker, whatever kind it is: one question at a time. Between the slices of an analysis it listens for a cancel. */
export function answering(reply: (message: Reply) => void): (request: Request) => void {
    let module: WasmModule | null = null;
    let cancelled = 0;

    async function analyseInSlices(
        core: WasmModule,
        id: number,
        question: Extract<Question, { kind: 'analyse' }>,
    ): Promise<void> {
        for (const analysis of analyse(core, question)) {
            if (analysis.done) {
                reply({ kind: 'answer', id, answer: analysis });
                return;
            }
            reply({ kind: 'analysis', id, analysis });
            await breath();
            if (cancelled === id) {
                reply({ kind: 'cancelled', id });
                return;
            }
        }
    }

    async function reviewInSteps(
        core: WasmModule,
        id: number,
        question: Extract<Question, { kind: 'review' }>,
    ): Promise<void> {
        const total = question.line.decisions.length;
        const steps = review(core, question);
        for (let next = steps.next(); ; next = steps.next()) {
            if (next.done) {
                reply({ kind: 'answer', id, answer: next.value });
                return;
            }
            reply({ kind: 'progress', id, total, ...next.value });
            await breath();
            if (cancelled === id) {
                reply({ kind: 'cancelled', id });
                return;
            }
        }
    }

    async function ask(id: number, question: Question): Promise<void> {
        try {
            if (module === null) throw new CoreCrash('the worker was not started');
            if (question.kind === 'analyse') {
                await analyseInSlices(module, id, question);
            } else if (question.kind === 'review') {
                await reviewInSteps(module, id, question);
            } else {
                reply({ kind: 'answer', id, answer: answer(module, question) });
            }
        } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            reply({ kind: error instanceof CoreCrash ? 'crashed' : 'refused', id, message });
        }
    }

    return (request) => {
        switch (request.kind) {
            case 'start':
                module = new WasmModule(request.module);
                module.do('use_table', request.tableMegabytes);
                break;
            case 'ask':
                void ask(request.id, request.question);
                break;
            case 'cancel':
                cancelled = request.id;
                break;
        }
    };
}

/** Lets messages in: unlike a timer, this costs no milliseconds. */
function breath(): Promise<void> {
    return new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
            channel.port1.close();
            resolve();
        };
        channel.port2.postMessage(null);
    });
}
