/** A match that is open in two windows is played in the one that opened it last. */
export interface Claim {
    release(): void;
}

export function claimMatch(id: string, onlost: () => void): Claim {
    if (typeof BroadcastChannel === 'undefined') return { release: () => undefined };
    const channel = new BroadcastChannel('kamisado.open');
    channel.onmessage = (message: MessageEvent<unknown>) => {
        if (message.data === id) onlost();
    };
    channel.postMessage(id);
    return { release: () => channel.close() };
}
