import { settings } from './settings.svelte';

const isPossible = (): boolean => typeof Notification !== 'undefined';
const permissionNow = (): NotificationPermission => (isPossible() ? Notification.permission : 'denied');

/** Notifies people who look elsewhere that it is their turn, if they want it and the browser allows it. */
export class TurnNotices {
    #permission = $state<NotificationPermission>(permissionNow());

    /** Permission given to the browser earlier counts as a yes here. */
    readonly on: boolean = $derived.by(
        () => settings.turnNotices === 'yes' || (settings.turnNotices === 'unasked' && this.#permission === 'granted'),
    );
    /** The browser does not let us, and does not ask. */
    readonly closed: boolean = $derived.by(() => this.#permission === 'denied');
    /** The permission was not asked for yet. */
    readonly open: boolean = $derived.by(() => settings.turnNotices === 'unasked' && this.#permission === 'default');

    /** By a click or a key alone: a browser that is asked without one says no. */
    async turnOn(): Promise<void> {
        settings.turnNotices = 'yes';
        if (isPossible()) this.#permission = await Notification.requestPermission();
        if (this.#permission !== 'granted') settings.turnNotices = 'unasked';
    }

    turnOff(): void {
        settings.turnNotices = 'no';
    }

    async tell(title: string, body: string, tag: string): Promise<void> {
        if (!this.on || document.visibilityState === 'visible' || permissionNow() !== 'granted') return;
        try {
            new Notification(title, { body, tag });
        } catch {
            // Phones know notices only from a service worker; without one the title of the tab has to do.
            const worker = await navigator.serviceWorker?.getRegistration();
            await worker?.showNotification(title, { body, tag });
        }
    }
}

export const turnNotices = new TurnNotices();
