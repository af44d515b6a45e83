import type { ClientMessage, ServerMessage } from '../../src/net/protocol';
import type { Socket, Surroundings } from '../../src/net/socket';

/** The other end of a connection, in the hands of a test. */
export class FakeSocket implements Socket {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: (() => void) | null = null;
    readonly sent: ClientMessage[] = [];
    closed = false;

    send(text: string): void {
        if (this.closed) throw new Error('the socket is closed');
        this.sent.push(JSON.parse(text) as ClientMessage);
    }

    close(): void {
        if (this.closed) return;
        this.closed = true;
        this.onclose?.();
    }

    say(message: ServerMessage): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    welcome(now = 5_000_000): void {
        this.say({ type: 'welcome', version: 1, you: { name: 'Akane', kind: 'guest' }, now });
    }

    last<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }> {
        const found = this.sent.findLast((message) => message.type === type);
        if (!found) throw new Error(`nobody sent ${type}`);
        return found as Extract<ClientMessage, { type: Type }>;
    }

    done(message: ClientMessage): void {
        this.say({ type: 'done', id: message.id ?? 0 });
    }

    refuse(message: ClientMessage, id: string, sentence = id): void {
        this.say({ type: 'refused', id: message.id ?? null, refusal: { id, sentence, arguments: {} } });
    }
}

export class FakeSurroundings implements Surroundings {
    readonly sockets: FakeSocket[] = [];
    server = true;
    #wake: () => void = () => undefined;

    connect(): FakeSocket {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
    }

    hasServer = (): Promise<boolean> => Promise.resolve(this.server);
    onWake(wake: () => void): void {
        this.#wake = wake;
    }
    local = (): number => Date.now();

    wake(): void {
        this.#wake();
    }

    get socket(): FakeSocket {
        const last = this.sockets.at(-1);
        if (!last) throw new Error('nobody has connected');
        return last;
    }
}
