import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A certificate for localhost that nobody knows but the test. */
export class Certificate {
    readonly #folder = mkdtempSync(join(tmpdir(), 'kamisado-certificate-'));
    readonly file = join(this.#folder, 'certificate.pem');
    readonly key: string;
    readonly cert: string;

    constructor() {
        const key = join(this.#folder, 'key.pem');
        const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
        const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
        execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', this.file], { stdio: 'ignore' });
        this.key = readFileSync(key, 'utf8');
        this.cert = readFileSync(this.file, 'utf8');
    }

    remove(): void {
        rmSync(this.#folder, { recursive: true, force: true });
    }
}
