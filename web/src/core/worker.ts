import { answering } from './answering.js';
import type { Request } from './worker_messages.js';

/** The core in a Web Worker. */

const hear = answering((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<Request>) => hear(data));
