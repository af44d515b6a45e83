import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { NewSubscription } from '../../src/net/protocol';
import type { Certificate } from './certificate';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
    const made = createHmac('sha256', key);
    for (const part of parts) made.update(part);
    return made.digest();
};
const hkdf = (salt: Buffer, material: Buffer, info: Buffer, size: number): Buffer =>
    hmac(hmac(salt, material), info, Buffer.from([1])).subarray(0, size);

/** What a browser has of a subscription: it alone can read what is pushed (RFC 8291, written here a second time). */
export class Subscriber {
    readonly #ecdh = createECDH('prime256v1');
    readonly #auth = randomBytes(16);
    readonly #publicKey = this.#ecdh.generateKeys();

    subscription(endpoint: string, language: 'en' | 'de' | 'fr'): NewSubscription {
        const p256dh = this.#publicKey.toString('base64url');
        return { endpoint, p256dh, auth: this.#auth.toString('base64url'), language };
    }

    read(body: Buffer): unknown {
        const salt = body.subarray(0, 16);
        const keySize = body.readUInt8(20);
        const sender = body.subarray(21, 21 + keySize);
        const sealed = body.subarray(21 + keySize);
        const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, sender]);
        const material = hkdf(this.#auth, this.#ecdh.computeSecret(sender), about, 32);
        const key = hkdf(salt, material, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
        const nonce = hkdf(salt, material, Buffer.from('Content-Encoding: nonce\0'), 12);
        const decipher = createDecipheriv('aes-128-gcm', key, nonce);
        decipher.setAuthTag(sealed.subarray(-16));
        const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
        if (text.at(-1) !== 2) throw new Error('no last record');
        return JSON.parse(text.subarray(0, -1).toString('utf8'));
    }
}

/** What a VAPID header says, if its signature is good. */
export function claimsOf(authorization: string): { claims: Record<string, unknown>; key: string } {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', said = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const signed = Buffer.from(signature, 'base64url');
    if (!verify('sha256', Buffer.from(`${head}.${said}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed)) {
        throw new Error('this signature is not good');
    }
    return { claims: JSON.parse(Buffer.from(said, 'base64url').toString()) as Record<string, unknown>, key };
}

export interface Received {
    path: string;
    headers: IncomingHttpHeaders;
    body: Buffer;
}

/** A push service on this machine. Answers as it is told, then with 201. */
export class PushService {
    readonly received: Received[] = [];
    answers: { status: number; headers?: Record<string, string>; body?: string }[] = [];
    readonly #server: Server;

    private constructor({ key, cert }: Certificate) {
        this.#server = createServer({ key, cert }, (request, response) => {
            const pieces: Buffer[] = [];
            request.on('data', (piece: Buffer) => pieces.push(piece));
            request.on('end', () => {
                const { url: path = '', headers } = request;
                this.received.push({ path, headers, body: Buffer.concat(pieces) });
                const { status, headers: more, body } = this.answers.shift() ?? { status: 201 };
                response.writeHead(status, more).end(body);
            });
        });
    }

    static async open(certificate: Certificate): Promise<PushService> {
        const service = new PushService(certificate);
        await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
        return service;
    }

    get authority(): string {
        return `localhost:${(this.#server.address() as AddressInfo).port}`;
    }

    close(): void {
        this.#server.close();
        this.#server.closeAllConnections();
    }
}
