import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate';

/** A letter as it came. */
export interface Mail {
    from: string;
    to: string;
    login: string | null;
    headers: Map<string, string>;
    text: string;
}

function mailFrom(from: string, to: string, login: string | null, message: string): Mail {
    const end = message.indexOf('\r\n\r\n');
    const lines = message
        .slice(0, end)
        .replaceAll(/\r\n[ \t]+/g, ' ')
        .split('\r\n');
    const headers = new Map(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
    const bytes = message
        .slice(end + 4)
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return { from, to, login, headers, text: Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n') };
}

/** A mail server on this machine, as much of one as takes letters (RFC 5321): TLS at once, or by STARTTLS. */
export class MailServer {
    readonly mails: Mail[] = [];
    readonly #server: Server;

    private constructor(
        private readonly certificate: Certificate,
        private readonly secure: boolean,
    ) {
        const { key, cert } = certificate;
        this.#server = secure
            ? createTlsServer({ key, cert }, (socket) => this.#serve(socket, true))
            : createServer((socket) => this.#serve(socket, false));
    }

    static async open(certificate: Certificate, secure: boolean): Promise<MailServer> {
        const server = new MailServer(certificate, secure);
        await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
        return server;
    }

    get url(): string {
        const { port } = this.#server.address() as AddressInfo;
        return `${this.secure ? 'smtps' : 'smtp'}://host@localhost:${port}`;
    }

    close(): void {
        this.#server.close();
    }

    #serve(socket: Socket, isSecret: boolean, greets = true): void {
        let buffered = '';
        let [from, to, login] = ['', '', null as string | null];
        let isData = false;
        const say = (line: string): void => void socket.write(`${line}\r\n`);
        const obey = (line: string): void => {
            if (/^EHLO /.test(line)) {
                say('250-localhost');
                say(isSecret ? '250 AUTH PLAIN LOGIN' : '250 STARTTLS');
            } else if (line === 'STARTTLS') {
                say('220 go ahead');
                socket.removeAllListeners('data');
                const { key, cert } = this.certificate;
                this.#serve(new TLSSocket(socket, { isServer: true, key, cert }), true, false);
            } else if (/^AUTH PLAIN /.test(line) && isSecret) {
                login = Buffer.from(line.slice(11), 'base64').toString();
                say('235 welcome');
            } else if (/^MAIL FROM:/.test(line)) {
                from = line.slice(10);
                say(login === null ? '530 who are you?' : '250 good');
            } else if (/^RCPT TO:/.test(line)) {
                to = line.slice(8);
                say('250 good');
            } else if (line === 'DATA') {
                isData = true;
                say('354 go on');
            } else {
                say('500 what?');
            }
        };
        socket.on('error', () => undefined);
        socket.on('data', (bytes: Buffer) => {
            buffered += bytes.toString('latin1');
            for (;;) {
                const end = buffered.indexOf(isData ? '\r\n.\r\n' : '\r\n');
                if (end < 0) return;
                const piece = buffered.slice(0, end);
                buffered = buffered.slice(end + (isData ? 5 : 2));
                if (!isData) {
                    obey(piece);
                    continue;
                }
                isData = false;
                const message = `${piece}\r\n`.replaceAll('\r\n.', '\r\n');
                this.mails.push(mailFrom(from, to, login, message));
                say('250 taken');
            }
        });
        if (greets) say('220 localhost');
    }
}
