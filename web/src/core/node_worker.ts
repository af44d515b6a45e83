import { parentPort } from 'node:worker_threads';
import { answering } from './answering.js';
import type { Request } from './worker_messages.js';

/** The core in a worker thread of Node.js. */

const hear = answering((message) => parentPort?.postMessage(message));

parentPort?.on('message', (request: Request) => hear(request));
