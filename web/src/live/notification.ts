/** Somebody who looks elsewhere is told, if they have allowed it before. Nobody is asked to. */
export function notify(title: string, body: string, tag: string): void {
    if (document.visibilityState === 'visible' || typeof Notification === 'undefined') return;
    if (Notification.permission !== 'granted') return;
    try {
        new Notification(title, { body, tag });
    } catch {
        // Some phones know notifications only from a service worker: then the title of the tab has to do.
    }
}
