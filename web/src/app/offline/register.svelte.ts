const hour = 3_600_000;

/** A version of the page that waits for the player's word. A match is stored at every move: reloading loses nothing. */
class Update {
    /** A newer version is on the device, ready to take over or in charge already: this window runs an older one. */
    available = $state(false);

    /** Takes the newer version and comes back with it. */
    apply(): void {
        location.replace(`./update.html${location.hash}`);
    }
}

export const update = new Update();

function watch(registration: ServiceWorkerRegistration): void {
    const { serviceWorker } = navigator;
    if (registration.waiting && serviceWorker.controller) update.available = true;
    registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
            if (worker.state === 'installed' && serviceWorker.controller) update.available = true;
        });
    });
    const look = (): void => void registration.update().catch(() => undefined); // offline: next time
    setInterval(look, hour);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
}

/**
 * Makes the page work without a network from now on. Where the browser has no workers, or the address is not a safe one,
 * the page works as before.
 */
export function registerServiceWorker(): void {
    // While the page is being written the newest version is wanted, not a kept one.
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void register();
}

async function register(): Promise<void> {
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
        // The first worker of all takes charge of a page that is as new as itself.
        if (controlled) update.available = true;
        controlled = true;
    });
    try {
        watch(await navigator.serviceWorker.register('./service-worker.js', { scope: './', updateViaCache: 'none' }));
    } catch (error) {
        console.warn('The page cannot be kept for use without a network.', error);
    }
}
