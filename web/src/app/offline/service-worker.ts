/// <reference lib="webworker" />
// Keeps the whole page on the device. A version is complete or not there: it is installed beside the one that is used,
// every file checked against its hash, and takes over when the player says so or when no window is open any more.
import { cacheName, hasItsHashInItsName, outdatedCaches, type Precache, type PrecachedFile } from './precache';
import { placeIn, pushedFrom } from './pushed';
import { routeOf } from './routing';

declare const self: ServiceWorkerGlobalScope;
declare const __PRECACHE__: Precache;

const { version, files } = __PRECACHE__;
const scope = self.registration.scope;
const paths: ReadonlySet<string> = new Set(files.map((file) => file.path));

function open(): Promise<Cache> {
    return caches.open(cacheName(scope, version));
}

function addressOf(path: string): string {
    return new URL(path, scope).href;
}

async function hashOf(response: Response): Promise<string> {
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetched(file: PrecachedFile): Promise<Response> {
    const address = addressOf(file.path);
    const known = hasItsHashInItsName(file.path) ? await caches.match(address) : undefined;
    const response = known ?? (await fetch(new Request(address, { cache: 'no-cache', credentials: 'same-origin' })));
    if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
    // While a host is being updated its files may be of two versions: then this one is tried again later.
    if ((await hashOf(response.clone())) !== file.sha256) throw new Error(`${file.path} is of another version`);
    return response;
}

async function install(): Promise<void> {
    const cache = await open();
    await Promise.all(files.map(async (file) => cache.put(addressOf(file.path), await fetched(file))));
}

async function activate(): Promise<void> {
    const outdated = outdatedCaches(await caches.keys(), scope, version);
    await Promise.all(outdated.map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function fileFromCache(path: string, request: Request): Promise<Response> {
    const kept = await (await open()).match(addressOf(path));
    return kept ?? fetch(request); // a browser that runs out of space may have thrown it away
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
    if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
    const route = routeOf(event.request, scope, paths);
    if (route.kind === 'file') {
        event.respondWith(fileFromCache(route.path, event.request));
    } else if (route.kind === 'place') {
        event.respondWith(Response.redirect(`${scope}${route.hash}`));
    } else if (route.kind === 'older') {
        event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
    }
});

// What the server tells of while no page is open.
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));

async function show(data: PushMessageData | null): Promise<void> {
    const { title, text, place, tag } = pushedFrom(saidIn(data));
    const icon = new URL('icons/icon-192.png', scope).href;
    await self.registration.showNotification(title, { body: text, tag, icon, data: { place } });
}

function saidIn(data: PushMessageData | null): unknown {
    try {
        return data?.json();
    } catch {
        return null;
    }
}

// One that is tapped leads to what it tells of. Those of a page itself, on phones, lead back to it.
self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data));
});

async function lead(data: unknown): Promise<void> {
    const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const wanted = data === null || data === undefined ? scope : `${scope}${placeIn(data)}`;
    if (!window) {
        await self.clients.openWindow(wanted);
        return;
    }
    const shown = await window.focus().catch(() => window); // where the click was not a real one
    if (wanted !== scope) await shown.navigate(wanted).catch(() => self.clients.openWindow(wanted));
}
