import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The program that ./check has built; tests that need it are skipped without it. */
export const program = process.env.KAMISADO_PROGRAM;

export async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
}

/** A server of the test's own, with its games in a folder of its own: it can be killed and started again. */
export class OwnServer {
    #process: ChildProcess | null = null;

    private constructor(
        readonly folder: string,
        readonly port: number,
        private readonly more: readonly string[],
    ) {}

    /** With further options of `kamisado serve`. */
    static async start(more: readonly string[] = []): Promise<OwnServer> {
        const server = new OwnServer(await mkdtemp(join(tmpdir(), 'kamisado-e2e-')), await freePort(), more);
        await server.run();
        return server;
    }

    get address(): string {
        return `http://127.0.0.1:${this.port}/`;
    }

    async run(): Promise<void> {
        const options = ['--port', String(this.port), '--folder', 'dist', '--database', join(this.folder, 'games')];
        this.#process = spawn(program ?? '', ['serve', ...options, ...this.more], { stdio: 'ignore' });
        const answers = (): Promise<boolean> =>
            fetch(`${this.address}healthz`).then(
                ({ ok }) => ok,
                () => false,
            );
        await expect.poll(answers, { intervals: [20, 50, 100] }).toBe(true);
    }

    /** As if the power failed. */
    async kill(): Promise<void> {
        await this.#end('SIGKILL');
    }

    async stop(): Promise<void> {
        await this.#end('SIGTERM');
        await rm(this.folder, { recursive: true, force: true });
    }

    async #end(signal: NodeJS.Signals): Promise<void> {
        const ended = this.#process;
        this.#process = null;
        if (!ended || ended.exitCode !== null) return;
        const gone = new Promise((resolve) => ended.once('exit', resolve));
        ended.kill(signal);
        await gone;
    }
}
