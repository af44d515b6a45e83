import { vi } from 'vitest';
import type { Invitation, Me, RefusalBody } from '../../src/net/protocol';

export interface Asked {
    method: string;
    path: string;
    body: unknown;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (value: unknown, status = 200): Response => Response.json(value, { status });
export const refused = (id: string, status = 409, given: RefusalBody['arguments'] = {}): Response =>
    json({ refusal: { id, sentence: `the server says ${id}`, arguments: given } }, status);
export const page = (status = 200): Response =>
    new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** The other end of every request, in the hands of a test. */
export function host(answer: Answer): Asked[] {
    const all: Asked[] = [];
    vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit) => {
        const asked = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined };
        all.push(asked);
        return Promise.resolve().then(() => answer(asked));
    });
    return all;
}

export const nobody: Me = { you: null, ratings: [], runningGames: 0, yourTurn: 0 };
export const akane: Me = { ...nobody, you: { name: 'Akane', kind: 'guest' }, runningGames: 2, yourTurn: 1 };

export const invitation: Invitation = {
    code: 'k7m2p9x4w3tz',
    host: { name: 'Benjiro', kind: 'account', rating: 1612 },
    format: { kind: 'standard', rounds: 1 },
    hostSide: 'gold',
    clock: { kind: 'days', perMoveMs: 3 * 24 * 60 * 60_000 },
    rated: false,
    visibility: 'link',
    created: 1_000_000,
    yours: false,
    to: null,
    game: null,
};
