import { analyse, answer } from './questions';
import { CoreCrash } from './wasi';
import { WasmModule } from './wasm_module';
import type { Question, Reply, Request } from './worker_messages';

/** The core in a worker: one question at a time. Between the slices of an analysis it listens for a cancel. */

let module: WasmModule | null = null;
let cancelled = 0;

const reply = (message: Reply): void => postMessage(message);

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

async function ask(id: number, question: Question): Promise<void> {
    try {
        if (module === null) throw new CoreCrash('the worker was not started');
        module.onProgress((done, total) => reply({ kind: 'progress', id, done, total }));
        if (question.kind === 'analyse') {
            await analyseInSlices(module, id, question);
        } else {
            reply({ kind: 'answer', id, answer: answer(module, question) });
        }
    } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        reply({ kind: error instanceof CoreCrash ? 'crashed' : 'refused', id, message });
    }
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
    switch (data.kind) {
        case 'start':
            module = new WasmModule(data.module);
            break;
        case 'ask':
            void ask(data.id, data.question);
            break;
        case 'cancel':
            cancelled = data.id;
            break;
    }
});
