import type { Language } from '../core/types';
import * as api from './api';
import type { Result } from './api';
import type { Notices } from './protocol';

/** Whether this browser could take messages at all: over https, with a service worker. */
export const canPush = (): boolean =>
    typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function worker(): Promise<ServiceWorkerRegistration | null> {
    return canPush() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

/** As browsers want it, and as the server writes it. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function base64urlOf(bytes: ArrayBuffer | null): string {
    const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isFor = (subscription: PushSubscription, key: string): boolean => {
    const known = subscription.options.applicationServerKey;
    return known === null || base64urlOf(known) === key;
};

async function tell(subscription: PushSubscription, language: Language): Promise<Result<Notices>> {
    return api.subscribe({
        endpoint: subscription.endpoint,
        p256dh: base64urlOf(subscription.getKey('p256dh')),
        auth: base64urlOf(subscription.getKey('auth')),
        language,
    });
}

/**
 * This browser takes messages from now on; null when it does not let us. The permission is asked for before, by a click
 * or a key.
 */
export async function subscribe(key: string, language: Language): Promise<Result<Notices> | null> {
    try {
        const manager = (await worker())?.pushManager;
        if (!manager) return null;
        const before = await manager.getSubscription();
        if (before && !isFor(before, key)) await before.unsubscribe();
        const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
        return await tell(subscription, language);
    } catch {
        return null; // it said no, or its push service cannot be reached
    }
}

export async function unsubscribe(): Promise<Result<Notices>> {
    const answer = await api.unsubscribe();
    try {
        await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
    } catch {
        // The server has forgotten it, which is enough.
    }
    return answer;
}

/** A sign-in changes the key, so the browser's subscription is sent to the server again. */
export async function renew(language: Language): Promise<void> {
    try {
        const subscription = await (await worker())?.pushManager.getSubscription();
        if (subscription) await tell(subscription, language);
    } catch {
        // Another time.
    }
}
