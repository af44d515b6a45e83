import { waitBefore } from './backoff';
import { surroundings, type Socket, type Surroundings } from './socket';
import type { ClientMessage, Moment, RefusalBody, ServerMessage, Who, Wish } from './protocol';
import { ServerClock } from './serverClock';

/** The refusal of a request that was sent when the connection broke, or made while there was none. */
export const lostId = 'link.lost';
/** A server says something every few seconds; one that is silent for so long is gone. */
const silenceMs = 30_000;
/** A wish that nobody answers for so long, or silence after the network has changed: the connection is dead. */
const patienceMs = 12_000;

const lost: RefusalBody = { id: lostId, sentence: 'The connection broke before the answer came.', arguments: {} };

/**
 * The one connection to the server. It is opened by the first `onOpen` or `ask`, and from then on it comes back by
 * itself whenever it breaks. Whoever has joined something joins again in `onOpen`.
 */
export class Link {
    /** `waiting`: it broke and will be tried again, at once with `retry()`. */
    status = $state<'idle' | 'connecting' | 'open' | 'waiting'>('idle');
    /** The page lies on a host where no server answers, so nothing is tried again until `retry()`. */
    noServer = $state(false);
    /** As whom the server sees this connection; null without a secret. */
    you = $state.raw<Who | null>(null);

    readonly #around: Surroundings;
    readonly #clock: ServerClock;
    #socket: Socket | null = null;
    #attempt = 0;
    #opened = false;
    #lastId = 0;
    readonly #asked = new Map<number, (refusal: RefusalBody | null) => void>();
    readonly #hearers = new Set<(message: ServerMessage) => void>();
    readonly #openListeners = new Set<() => void>();
    #again: ReturnType<typeof setTimeout> | undefined;
    #silence: ReturnType<typeof setTimeout> | undefined;
    #notBefore = 0;

    constructor(around: Surroundings = surroundings(), clock = new ServerClock()) {
        this.#around = around;
        this.#clock = clock;
        around.onWake(() => this.#wake());
    }

    /** By the server's clock. */
    now(): Moment {
        return this.#clock.now();
    }

    /** Everything that the server says, until the returned function is called. */
    on(hear: (message: ServerMessage) => void): () => void {
        this.#hearers.add(hear);
        return () => this.#hearers.delete(hear);
    }

    /** Is called each time the connection is open (again); at once if it is. Opens it. */
    onOpen(listener: () => void): () => void {
        this.#openListeners.add(listener);
        if (this.status === 'open') listener();
        else this.#begin();
        return () => this.#openListeners.delete(listener);
    }

    /** null when it was done; else why not. Whoever asks for something that may be said twice repeats it after `lostId`. */
    ask(wish: Wish): Promise<RefusalBody | null> {
        this.#begin();
        const socket = this.#socket;
        // An effect that is torn down is shown the status from before; this is how it is.
        if (!this.#opened || !socket) return Promise.resolve(lost);
        const id = ++this.#lastId;
        return new Promise((resolve) => {
            const late = setTimeout(() => this.#broke(), patienceMs);
            this.#asked.set(id, (refusal) => {
                clearTimeout(late);
                resolve(refusal);
            });
            socket.send(JSON.stringify({ ...wish, id } satisfies ClientMessage));
        });
    }

    /** Tries at once what would be tried later. */
    retry(): void {
        if (this.status === 'connecting' || this.status === 'open') return;
        this.noServer = false;
        this.#connect();
    }

    /** Ends the connection; the next `ask`, `onOpen` or `retry` opens it again. */
    leaveAll(): void {
        this.#drop();
        this.#attempt = 0;
        this.status = 'idle';
    }

    /** As somebody else: after signing in or out, and when the first secret has come. */
    renew(): void {
        this.leaveAll();
        this.retry();
    }

    #begin(): void {
        if (this.status === 'idle') this.#connect();
    }

    #connect(): void {
        clearTimeout(this.#again);
        this.status = 'connecting';
        const socket = this.#around.connect();
        this.#socket = socket;
        this.#opened = false;
        this.#expectWord(patienceMs);
        socket.onmessage = ({ data }) => {
            if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
        };
        socket.onclose = () => {
            if (socket === this.#socket) this.#broke();
        };
    }

    #hear(message: ServerMessage): void {
        this.#expectWord();
        if ('now' in message) this.#clock.hear(message.now);
        switch (message.type) {
            case 'welcome':
                this.#welcomed(message.you);
                break;
            case 'beat':
                this.#socket?.send(JSON.stringify({ type: 'echo', beat: message.beat } satisfies ClientMessage));
                break;
            case 'done':
                this.#answer(message.id, null);
                break;
            case 'refused':
                if (message.id !== null) this.#answer(message.id, message.refusal);
                break;
            case 'closing':
                this.#notBefore = this.#around.local() + message.retryAfter;
                break;
        }
        for (const hear of [...this.#hearers]) hear(message);
        if (message.type === 'welcome') for (const listener of [...this.#openListeners]) listener();
    }

    #welcomed(you: Who | null): void {
        this.you = you;
        this.#opened = true;
        this.#attempt = 0;
        this.#notBefore = 0;
        this.noServer = false;
        this.status = 'open';
    }

    #answer(id: number, refusal: RefusalBody | null): void {
        const resolve = this.#asked.get(id);
        this.#asked.delete(id);
        resolve?.(refusal);
    }

    #expectWord(within = silenceMs): void {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => this.#broke(), within);
    }

    /** A socket that looks open may have died with the network or while the device slept. */
    #wake(): void {
        if (this.status === 'open') this.#expectWord(patienceMs);
        else if (this.status === 'waiting' && this.#around.local() >= this.#notBefore) this.retry();
    }

    #broke(): void {
        const opened = this.#opened;
        this.#drop();
        this.status = 'waiting';
        if (opened || this.#attempt > 0) return this.#tryLater();
        void this.#around.hasServer().then((has) => {
            if (this.status !== 'waiting') return;
            this.noServer = !has;
            if (has) this.#tryLater();
        });
    }

    #tryLater(): void {
        const wait = waitBefore(this.#attempt, this.#notBefore - this.#around.local());
        ++this.#attempt;
        clearTimeout(this.#again);
        this.#again = setTimeout(() => this.retry(), wait);
    }

    #drop(): void {
        clearTimeout(this.#again);
        clearTimeout(this.#silence);
        const socket = this.#socket;
        this.#socket = null;
        this.#opened = false;
        socket?.close();
        const waiting = [...this.#asked.values()];
        this.#asked.clear();
        for (const resolve of waiting) resolve(lost);
    }
}

export const link = new Link();
