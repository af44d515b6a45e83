/** As much of a WebSocket as is needed. */
export interface Socket {
    send(text: string): void;
    close(): void;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: (() => void) | null;
}

/** What the connection knows of the browser around it. */
export interface Surroundings {
    connect(): Socket;
    /** Whether a server is there at all, after a handshake failed. A network that is away leaves it possible. */
    hasServer(): Promise<boolean>;
    /** Calls when the network is back or somebody looks at the page again. */
    onWake(wake: () => void): void;
    /** Milliseconds that never go back. */
    local(): number;
}

function socketAddress(): string {
    const address = new URL('api/1/live', document.baseURI);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    return address.href;
}

async function hasServer(): Promise<boolean> {
    try {
        const answer = await fetch('api/1/me', { headers: { accept: 'application/json' } });
        // Some static hosts answer everything with the page itself.
        return answer.status !== 404 && !(answer.headers.get('content-type') ?? '').startsWith('text/html');
    } catch {
        return true;
    }
}

function onWake(wake: () => void): void {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') wake();
    });
}

export function surroundings(): Surroundings {
    return {
        connect: () => new WebSocket(socketAddress()) as Socket,
        hasServer,
        onWake,
        local: () => performance.now(),
    };
}
